import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Client, type Dispatcher, Pool } from 'undici';
import { type Bounds, createClientQuota, type Exceeded, type ClientQuota, type LineKind } from './clientQuota';
import { concurrentRequests } from '../rateLimits';
import { OPERATOR_TIMEOUT_MS } from '../timeouts';

const PROBE_MS = 1_000;
const LOOK_EVERY_MS = 1_000;
/** Any response will do, since it proves that the connection works. */
const PROBE = { method: 'GET', path: '/api/app' } as const;

/**
 * Results of a probe. `full`: no place is free for a call; `stuck`: the operator answers over a new connection, but not over the
 * pool's.
 */
export const lineStateNames = ['answers', 'slow', 'unreachable', 'full', 'stuck'] as const;
export type LineState = (typeof lineStateNames)[number];

/** The pool of connections to the operator, and the limits of its use. */
export interface OperatorLine {
  readonly pool: Dispatcher;
  /** Takes a place for a request until its response is closed; otherwise returns the limit that it would exceed. */
  enter(address: string, kind: LineKind, response: ServerResponse): Exceeded | undefined;
  probe(): Promise<LineState>;
}

/** Callbacks for the metrics of the pool. */
export interface LineMetrics {
  readonly room: (kind: LineKind, all: number) => void;
  readonly underWay: (kind: LineKind, now: number) => void;
  readonly refused: (kind: LineKind, exceeded: Exceeded) => void;
  readonly probed: (state: LineState) => void;
}

/**
 * Opens the pool; it is closed with the gateway. A connection that is idle for `keepAliveMs` is closed, before the operator
 * closes it.
 */
export function openOperatorLine(
  app: FastifyInstance,
  { apiOrigin, keepAliveMs }: { readonly apiOrigin: string; readonly keepAliveMs: number },
  metrics: LineMetrics,
  bounds: Readonly<Record<LineKind, Bounds>> = concurrentRequests,
): OperatorLine {
  const options = {
    headersTimeout: OPERATOR_TIMEOUT_MS,
    bodyTimeout: OPERATOR_TIMEOUT_MS,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    // Set explicitly, because the environment (NODE_TLS_REJECT_UNAUTHORIZED) may accept any certificate.
    connect: { rejectUnauthorized: true },
  };
  // One more than the limits, for the probe.
  const connections = 1 + bounds.calls.all + bounds.uploads.all + bounds.files.all;
  const pool = new Pool(apiOrigin, { ...options, connections });
  app.addHook('onClose', () => pool.destroy());
  const rooms: Readonly<Record<LineKind, ClientQuota>> = {
    calls: createClientQuota(bounds.calls),
    uploads: createClientQuota(bounds.uploads),
    files: createClientQuota(bounds.files),
  };
  for (const kind of ['calls', 'uploads', 'files'] as const) metrics.room(kind, bounds[kind].all);
  const timer = setInterval(() => Object.values(rooms).forEach((room) => room.endStalled()), LOOK_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(timer));

  const probe = async (): Promise<LineState> => {
    if (rooms.calls.size() >= bounds.calls.all) return 'full';
    const inTime = await ask(pool);
    if (inTime !== 'slow') return inTime;
    const fresh = new Client(apiOrigin, options);
    const afresh = await ask(fresh);
    await fresh.destroy();
    return afresh === 'answers' ? 'stuck' : 'slow';
  };
  return {
    pool,
    enter: (address, kind, response) => {
      const room = rooms[kind];
      const exceeded = room.enter(address, response);
      if (exceeded !== undefined) {
        metrics.refused(kind, exceeded);
        return exceeded;
      }
      metrics.underWay(kind, room.size());
      response.once('close', () => metrics.underWay(kind, room.size()));
      return undefined;
    },
    probe: async () => {
      const state = await probe();
      metrics.probed(state);
      return state;
    },
  };
}

async function ask(dispatcher: Dispatcher): Promise<'answers' | 'slow' | 'unreachable'> {
  const signal = AbortSignal.timeout(PROBE_MS);
  try {
    const { body } = await dispatcher.request({ ...PROBE, signal });
    await body.dump();
    return 'answers';
  } catch {
    return signal.aborted ? 'slow' : 'unreachable';
  }
}
