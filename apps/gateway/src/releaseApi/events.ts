import type { Registry } from '@parlour/release-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { repeat } from '../repeat';

const LOOK_EVERY_MS = 1_000;
/** New publications are checked less often: it takes a listing for each app. */
const LIST_EVERY_LOOKS = 5;
const HEARTBEAT_MS = 15_000;
const MOST_LISTENERS = 200;

/** Notifies open consoles when the state has changed. */
export interface Events {
  /** Keeps the response open until the given time, the client's disconnect, or the end of the gateway. */
  stream(reply: FastifyReply, untilMs: number): void;
  /** Checks at once, after a change through this gateway. */
  look(): Promise<void>;
}

export function createEvents(app: FastifyInstance, registry: Registry, now: () => number): Events {
  const listeners = new Map<FastifyReply['raw'], number>();
  let looks = 0;
  let sequence: number | undefined;
  let published = '';

  const listPublished = async () => {
    const names = await registry.apps();
    return JSON.stringify(await Promise.all(names.map((name) => registry.versions(name))));
  };
  const notify = () => {
    for (const raw of listeners.keys()) raw.write(`event: state\ndata: ${sequence ?? 0}\n\n`);
  };
  const look = async () => {
    if (listeners.size === 0) return;
    for (const [raw, until] of listeners) if (until <= now()) raw.end();
    const before = `${sequence} ${published}`;
    ({ sequence } = await registry.head());
    if (looks % LIST_EVERY_LOOKS === 0) published = await listPublished();
    looks += 1;
    if (before !== `${sequence} ${published}`) notify();
  };

  repeat(app, LOOK_EVERY_MS, 'look for changes', look);
  repeat(app, HEARTBEAT_MS, 'keep the streams open', async () => {
    for (const raw of listeners.keys()) raw.write(': still here\n\n');
  });
  app.addHook('preClose', async () => {
    for (const raw of listeners.keys()) raw.end();
  });

  return {
    look,
    stream: (reply, untilMs) => {
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
      listeners.set(raw, untilMs);
      raw.once('close', () => listeners.delete(raw));
    },
  };
}
