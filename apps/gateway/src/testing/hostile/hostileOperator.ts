import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A separate process, since its responses would otherwise delay the clients that the test measures. It serves a video, a large
// response and one that never arrives, and answers all other requests at once. `/open` returns the number of open requests.

const FILM = Buffer.alloc(8_000_000, 'film ');
const LARGE_ANSWER = Buffer.alloc(4_000_000, '"row",');

let open = 0;
const server = createServer((request, response) => {
  if (request.url === '/open') return response.end(String(open));
  open += 1;
  response.once('close', () => (open -= 1));
  request.resume();
  if (request.url === '/api/never') return response;
  if (request.url === '/demo/film') return response.setHeader('content-type', 'video/webm').end(FILM);
  if (request.url === '/api/large') return response.setHeader('content-type', 'application/json').end(LARGE_ANSWER);
  return request.once('end', () => response.setHeader('content-type', 'application/json').end('{"code":200}'));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port })}\n`);
});
