import { connect, type Socket } from 'node:net';

const QUIET_MS = 80;
const LONGEST_MS = 1_500;

/** The bytes received on a connection, and whether the other end closed it. */
export interface RawAnswer {
  readonly text: string;
  /** The status of each response, in their order. */
  readonly statuses: readonly number[];
  readonly isClosed: boolean;
}

/** Sends one request as raw bytes with `connection: close`, and reads until the connection is closed, without a timeout. */
export function sendClosing(port: number, request: string): Promise<Pick<RawAnswer, 'text' | 'statuses'>> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve({ text, statuses: statusesIn(text) }));
  });
}

/**
 * Sends raw bytes that a server may never answer, and reads the response until the server closes the connection or is silent for
 * a while. The pieces are sent one after the other, so that each may arrive in its own packet.
 */
export function sendRaw(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let isClosed = false;
    const finish = () => {
      clearTimeout(longest);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ text, isClosed, statuses: statusesIn(text) });
    };
    const longest = setTimeout(finish, LONGEST_MS);
    let quiet: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, QUIET_MS);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      wait();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isClosed = true;
      finish();
    });
    void writeAll(socket, pieces).then(() => text === '' || wait());
  });
}

function statusesIn(text: string): readonly number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

async function writeAll(socket: Socket, pieces: readonly (string | Uint8Array)[]): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    await new Promise((done) => socket.write(piece, done));
    await new Promise((done) => setTimeout(done, 10));
  }
}
