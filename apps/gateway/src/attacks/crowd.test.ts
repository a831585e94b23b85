import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';

const CONNECTIONS = 10_000;
const AT_ONCE = 500;
const REQUESTS = 100;
const MOST_MB = 400;
const MOST_MS = 1_000;
const report = (text: string) => process.stderr.write(`${text}\n`);

let folder: string;
let gateway: RunningGateway;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'crowd-'));
  await releaseSmallSite(folder);
  gateway = await runGateway(folder);
}, 60_000);
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

/** Opens a connection, asks once over it and leaves it open; gives the first line of the answer. */
function join(sockets: Socket[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    sockets.push(socket);
    socket.once('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''));
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('closed before it was answered')));
  });
}

async function memoryMb(): Promise<number> {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1_000_000;
}

describe('attacks: a crowd', () => {
  it(`${CONNECTIONS.toLocaleString('en')} connections are held at once, each is answered, and so is who comes then`, async () => {
    const before = await memoryMb();
    const sockets: Socket[] = [];
    const answers = new Map<string, number>();
    for (let count = 0; count < CONNECTIONS; count += AT_ONCE) {
      for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, () => join(sockets)))) {
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    }
    expect([...answers]).toEqual([['HTTP/1.1 200 OK', CONNECTIONS]]);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    const times: number[] = [];
    for (let count = 0; count < REQUESTS; count += 1) {
      const started = performance.now();
      expect((await fetch(gateway.url, { headers: { connection: 'close' } })).status).toBe(200);
      times.push(performance.now() - started);
    }
    const during = await memoryMb();
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
    times.sort((one, other) => one - other);
    const [half = 0, most = 0] = [times[REQUESTS / 2], times[REQUESTS * 0.95]];
    report(
      `With ${CONNECTIONS} connections open: ${(during - before).toFixed(0)} MB more (${during.toFixed(0)} MB), a document after ${half.toFixed(1)} ms, at the 95th percentile after ${most.toFixed(1)} ms`,
    );
    expect(during - before).toBeLessThan(MOST_MB);
    expect(most).toBeLessThan(MOST_MS);
  }, 120_000);
});
