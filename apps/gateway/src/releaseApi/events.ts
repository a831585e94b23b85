import type { Registry } from '@parlour/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { repeatTask } from '../promises/repeatTask';
import type { ApiCaller } from './access';

const LOOK_EVERY_MS = 1_000;
/** New publications are checked less often: it takes a listing for each app. */
const LIST_EVERY_LOOKS = 5;
const HEARTBEAT_MS = 15_000;
const MOST_LISTENERS = 200;

/** Notifies open consoles when the state has changed. */
export interface Events {
  /** Keeps the response open as long as the caller's proof counts, until the client's disconnect, or the end of the gateway. */
  stream(reply: FastifyReply, caller: ListenerProof): void;
  /** Checks at once, after a change through this gateway. */
  check(): Promise<void>;
}

type ListenerProof = Pick<ApiCaller, 'until' | 'isStillValid' | 'hasEnded'>;

interface Listener extends ListenerProof {
  /** What was in force when the proof was looked at. */
  lookedAt: string;
}

export function createEvents(app: FastifyInstance, registry: Registry, now: () => number): Events {
  const listeners = new Map<FastifyReply['raw'], Listener>();
  let looks = 0;
  let sequence: number | undefined;
  let published = '';
  let keys = 0;
  let told = '';

  const listPublished = async () => {
    const names = await registry.apps();
    return JSON.stringify(await Promise.all(names.map((name) => registry.versions(name))));
  };
  const notify = () => {
    for (const raw of listeners.keys()) raw.write(`event: state\ndata: ${sequence ?? 0}\n\n`);
  };
  const end = (raw: FastifyReply['raw']) => {
    listeners.delete(raw);
    raw.end();
  };
  /** A proof is looked at again when who may do what has changed, and not all the time: each look reads the store. */
  const endDismissed = async (inForce: string) => {
    const looked = [...listeners].map(async ([raw, listener]) => {
      if (listener.lookedAt === inForce) return;
      if (!(await listener.isStillValid())) end(raw);
      listener.lookedAt = inForce;
    });
    await Promise.all(looked);
  };
  const look = async () => {
    if (listeners.size === 0) return;
    for (const [raw, { until, hasEnded }] of listeners) if (until <= now() || (await hasEnded())) end(raw);
    const head = await registry.head();
    ({ sequence } = head);
    if (looks % LIST_EVERY_LOOKS === 0) {
      published = await listPublished();
      keys = (await registry.trust()).version;
    }
    looks += 1;
    await endDismissed(`${head.policyAt} ${keys}`);
    // Not what the last look found: that may have failed before it told anybody.
    const found = `${sequence} ${published}`;
    if (told !== found) notify();
    told = found;
  };

  repeatTask(app, LOOK_EVERY_MS, 'look for changes', look);
  repeatTask(app, HEARTBEAT_MS, 'keep the streams open', async () => {
    for (const raw of listeners.keys()) raw.write(': still here\n\n');
  });
  app.addHook('preClose', async () => {
    for (const raw of listeners.keys()) raw.end();
  });

  return {
    check: look,
    stream: (reply, { until, isStillValid, hasEnded }) => {
      if (listeners.size >= MOST_LISTENERS) {
        void reply.code(429).header('retry-after', 30).send({ message: 'Too many consoles are open.' });
        return;
      }
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      // A client that reconnects may have missed an event.
      raw.write(`retry: 3000\nevent: state\ndata: ${sequence ?? 0}\n\n`);
      listeners.set(raw, { until, isStillValid, hasEnded, lookedAt: '' });
      raw.once('close', () => listeners.delete(raw));
    },
  };
}
