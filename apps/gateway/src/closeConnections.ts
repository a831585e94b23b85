import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often connections whose requests are answered are closed while the gateway closes. */
const LOOK_EVERY_MS = 50;
/** A connection that was opened just before has sent its request by then. */
const FIRST_REQUEST_MS = 1_000;

/**
 * When the gateway closes, requests in flight are answered first, for as long as a request may take at most; then their connections
 * are cut. Node itself closes only those that are idle at that moment: it would wait for others after their request, and for those
 * that browsers open in advance and send nothing on.
 */
export function closeConnectionsOnceAnswered(app: FastifyInstance, mostMs: number): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS),
      setTimeout(() => unused.forEach((socket) => socket.destroy()), FIRST_REQUEST_MS),
      setTimeout(() => app.server.closeAllConnections(), mostMs),
    );
  });
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}
