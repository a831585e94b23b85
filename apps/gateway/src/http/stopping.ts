import { Server, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How often idle connections are closed while the gateway closes. */
const LOOK_EVERY_MS = 50;
/** A connection that was opened right before has sent its first request by then. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Stops a gateway that is no longer ready without failing a request. For some seconds it takes requests as before, until proxies
 * notice. Then it accepts no new connections, and each response closes its connection (server.ts). Idle connections stay open for
 * as long again, because a proxy may be sending a request on one right now; Node's `close` would end them at once.
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
 * When the gateway closes, requests in flight are answered first, within the time limit of a request; then their connections are
 * closed by force. Node's `close` ends only the connections that are idle at that moment: it would wait for those that become
 * idle later, and for those that browsers open in advance without sending anything.
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
