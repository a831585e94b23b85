import type { Registry } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 300;

/** In development: notifies open pages when another manifest is live. */
export function serveDevReload(app: FastifyInstance, registry: Registry): void {
  const live = () =>
    registry.current().then(
      (manifest) => manifest?.sequence,
      () => undefined,
    );
  app.get('/dev/changes', async (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const first = await live();
    const check = async () => {
      const now = await live();
      if (now !== undefined && now !== first) reply.raw.write('data: changed\n\n');
    };
    const timer = setInterval(() => void check(), LOOK_EVERY_MS);
    if (request.raw.closed) clearInterval(timer);
    request.raw.once('close', () => clearInterval(timer));
  });
}

/** The document with the script that reloads it in development. */
export function withDevReload(document: string): string {
  const script = `new EventSource('/dev/changes').onmessage = () => location.reload();`;
  return document.replace('</head>', `<script nonce="__NONCE__">${script}</script></head>`);
}
