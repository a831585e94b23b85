import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** More requests than any client has in flight on one connection; browsers and proxies send them one after the other. */
const MOST_WAITING = 16;

/**
 * Handles the pipelined requests of a connection (HTTP pipelining) one after the other: the next one starts when the client has
 * taken the previous response, and none starts once the connection has ended. Node would start all of them at once, and report a
 * disconnect only to the first.
 */
export function withoutPipelining(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next === undefined || socket.destroyed) waiting.delete(socket);
        else next();
      });
      answer(request, response);
    };
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < MOST_WAITING) queue.push(begin);
    else socket.destroy();
  };
}
