import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { releaseSmallSite } from './testing/openGateway';
import { type RunningGateway, runGateway } from './testing/runGateway';

const SLOW_MS = 200;

let folder: string;
let operator: Server;
let gateway: RunningGateway;
const answered: unknown[] = [];
beforeAll(async () => {
  operator = createServer((_request, response) => {
    setTimeout(() => response.end('{}', () => answered.push(response)), SLOW_MS);
  });
  await new Promise<void>((ready) => operator.listen(0, '127.0.0.1', ready));
  folder = await mkdtemp(path.join(tmpdir(), 'left-early-'));
  await releaseSmallSite(folder);
  const { port } = operator.address() as AddressInfo;
  gateway = await runGateway(folder, { API_ORIGIN: `http://127.0.0.1:${port}` });
}, 30_000);
afterAll(async () => {
  await gateway.stop();
  operator.closeAllConnections();
  operator.close();
  await rm(folder, { recursive: true });
});

it.each(['GET', 'POST'])('a page that leaves before its %s is answered is no fault of anybody', async (method) => {
  const before = answered.length;
  const asked = request(`${gateway.url}/api/slow`, { method });
  const gone = new Promise((done) => asked.once('error', done));
  asked.end();
  setTimeout(() => asked.destroy(), SLOW_MS / 4);
  await gone;
  while (answered.length === before) await after(20);
  await after(100);
  expect(gateway.log()).not.toContain('statusCode');
  expect((await fetch(`${gateway.url}/api/slow`)).status).toBe(200);
});
