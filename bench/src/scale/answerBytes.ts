import { request } from 'node:http';
import type { Call } from '../wrk';

/** Bytes of one answer over HTTP/1.1 with its headers, as they come over a connection that is open already. */
export function answerBytes(url: string, { method = 'GET', headers = {}, body = '' }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...headers, connection: 'close' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.socket.bytesRead));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
