import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gather } from '../testing/hostile/manyVisitors';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';

const CONNECTIONS = 10_000;
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
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

async function memoryMb(): Promise<number> {
  const text = await gateway.readMetrics();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1_000_000;
}

describe('attacks: a crowd', () => {
  it(`${CONNECTIONS.toLocaleString('en')} connections are held at once, each is answered, and so is who comes then`, async () => {
    const before = await memoryMb();
    const { sockets, answers } = await gather(gateway.port, CONNECTIONS);
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
  });
});
