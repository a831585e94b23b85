import type { Registry } from '@parlour/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { repeatTask } from '../promises/repeatTask';
import type { ApiCaller } from './access';

const LOOK_EVERY_MS = 1_000;
/** New publications are checked less often, because that takes a listing for each app. */
const LIST_EVERY_LOOKS = 5;
const HEARTBEAT_MS = 15_000;
const MOST_LISTENERS = 200;

/** Notifies open consoles when the state has changed. */
export interface Events {
  /** Keeps the response open until the caller's proof is no longer valid, the client disconnects, or the gateway stops. */
  stream(reply: FastifyReply, caller: ListenerProof): void;
  /** Checks at once; called after a change through this gateway. */
  check(): Promise<void>;
}

type ListenerProof = Pick<ApiCaller, 'until' | 'isStillValid' | 'hasEnded'>;

interface Listener extends ListenerProof {
  /** The version of the rights when the caller's proof was last checked. */
  lookedAt: string;
}

export function createEvents(app: FastifyInstance, registry: Registry, now: () => number): Events {
  const listeners = new Map<FastifyReply['raw'], Listener>();
  let checks = 0;
  let sequence: number | undefined;
  let published = '';
  let keys = 0;
  let notified = '';

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
  /** Checks a caller's proof again only when rights or keys have changed, since each check reads the store. */
  const endDismissed = async (inForce: string) => {
    const checked = [...listeners].map(async ([raw, listener]) => {
      if (listener.lookedAt === inForce) return;
      if (!(await listener.isStillValid())) end(raw);
      listener.lookedAt = inForce;
    });
    await Promise.all(checked);
  };
  const check = async () => {
    if (listeners.size === 0) return;
    for (const [raw, { until, hasEnded }] of listeners) if (until <= now() || (await hasEnded())) end(raw);
    const head = await registry.head();
    ({ sequence } = head);
    if (checks % LIST_EVERY_LOOKS === 0) {
      published = await listPublished();
      keys = (await registry.trust()).version;
    }
    checks += 1;
    await endDismissed(`${head.policyAt} ${keys}`);
    // Compared with what was last sent, not with what was last read: an earlier check may have failed before it notified anybody.
    const current = `${sequence} ${published}`;
    if (notified !== current) notify();
    notified = current;
  };

  repeatTask(app, LOOK_EVERY_MS, 'look for changes', check);
  repeatTask(app, HEARTBEAT_MS, 'keep the streams open', async () => {
    for (const raw of listeners.keys()) raw.write(': still here\n\n');
  });
  app.addHook('preClose', async () => {
    for (const raw of listeners.keys()) raw.end();
  });

  return {
    check,
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
