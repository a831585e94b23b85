import { Server, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How often connections whose requests are answered are closed while the gateway closes. */
const LOOK_EVERY_MS = 50;
/** A connection that was opened just before has sent its request by then. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Lets a gateway that is not ready any more stop without a request that fails. For some seconds it takes requests as before, until
 * proxies notice. Then it accepts no more connections, and each answer closes its connection (server.ts); what is idle is left to the
 * proxy for as long again, since a proxy may be sending a request on it right now. Node's own way closes idle connections at once.
 */
export async function stopGently(app: FastifyInstance, seconds: number): Promise<void> {
  if (seconds > 0) {
    await after(seconds * 1_000);
    const ended = new Promise<void>((resolve) => void Server.prototype.close.call(app.server, () => resolve()));
    await Promise.race([ended, after(seconds * 1_000)]);
  }
  await app.close();
}

/**
 * When the gateway closes, requests in flight are answered first, for as long as a request may take at most; then their connections
 * are cut. Node itself closes only those that are idle at that moment: it would wait for others after their request, and for those
 * that browsers open in advance and send nothing on.
 */
export function closeConnectionsOnceAnswered(app: FastifyInstance, mostMs: number): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS),
      setTimeout(() => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy()), FIRST_REQUEST_MS),
      setTimeout(() => app.server.closeAllConnections(), mostMs),
    );
  });
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}
