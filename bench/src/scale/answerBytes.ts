import { request } from 'node:http';
import type { Call } from '../gateway/wrk';

/** Bytes of one answer over HTTP/1.1 with its headers. */
export function answerBytes(url: string, { method = 'GET', headers = {}, body = '' }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (response) => {
      // The socket's counters are complete once the response has ended.
      const { socket } = response;
      response.resume();
      response.once('end', () => resolve(socket.bytesRead));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
