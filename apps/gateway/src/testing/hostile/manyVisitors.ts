import { connect, type Socket } from 'node:net';

const AT_ONCE = 500;

/** Opens that many connections, sends one request over each and leaves them open; returns them and the count per status line. */
export async function gather(port: number, connections: number) {
  const sockets: Socket[] = [];
  const answers = new Map<string, number>();
  while (sockets.length < connections) {
    const more = Math.min(AT_ONCE, connections - sockets.length);
    for (const answer of await Promise.all(Array.from({ length: more }, () => join(port, sockets))))
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  return { sockets, answers };
}

/** Resolves with the status line. */
function join(port: number, sockets: Socket[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    sockets.push(socket);
    socket.once('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''));
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('closed before it was answered')));
  });
}
