import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** More than any client has in flight on one connection; browsers and proxies send one request after the other. */
const MOST_WAITING = 16;

/**
 * Answers the requests of a connection one after the other (HTTP pipelining): the next is begun when the answer before it was taken, and
 * none once the connection has ended. Node begins all that came at once, and tells only the first of them that its client has gone.
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
