import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { releaseSmallSite } from '../testing/openGateway';
import { type RunningGateway, runGateway } from '../testing/runGateway';

let folder: string;
let operator: Server;
let gateway: RunningGateway;
/** Requests that reached the operator, each with a function that answers it. */
const arrivals: (() => Promise<void>)[] = [];
beforeAll(async () => {
  operator = createServer((_request, response) => {
    const closed = new Promise<void>((done) => response.once('close', () => done()));
    arrivals.push(() => (response.end('{}'), closed));
  });
  await new Promise<void>((ready) => operator.listen(0, '127.0.0.1', ready));
  folder = await mkdtemp(path.join(tmpdir(), 'left-early-'));
  await releaseSmallSite(folder);
  const { port } = operator.address() as AddressInfo;
  gateway = await runGateway(folder, { API_ORIGIN: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.stop();
  operator.closeAllConnections();
  operator.close();
  await rm(folder, { recursive: true });
});

it.each(['GET', 'POST'])('a page that leaves before its %s is answered is no fault of anybody', async (method) => {
  const call = request(`${gateway.url}/api/slow`, { method });
  const gone = new Promise((done) => call.once('error', done));
  call.end();
  const answerLate = await arrival();
  call.destroy();
  await gone;
  await answerLate();
  const next = fetch(`${gateway.url}/api/slow`);
  await (
    await arrival()
  )();
  expect((await next).status).toBe(200);
  expect(gateway.log()).not.toContain('statusCode');
});

it('a request is in flight until it is answered, or its page has left', async () => {
  const call = request(`${gateway.url}/api/slow`).on('error', () => undefined);
  call.end();
  const answered = fetch(`${gateway.url}/api/slow`);
  const answers = [await arrival(), await arrival()];
  expect(await inFlight()).toBe(2);
  call.destroy();
  await until(async () => (await inFlight()) === 1);
  await Promise.all(answers.map((answer) => answer()));
  await (await answered).text();
  await until(async () => (await inFlight()) === 0);
});

it('a file that is in memory is counted as one that has to be read', async () => {
  const entry = `${gateway.url}/assets/wallet/1.0.0/remoteEntry.js`;
  const read = async () => (await fetch(entry, { headers: { 'accept-encoding': 'identity' } })).text();
  expect(await read()).toBe(await read());
  const counted = /^parlour_request_seconds_count\{.*route="\/assets\/\*".* (\d+)$/m;
  await until(async () => counted.exec(await gateway.readMetrics())?.[1] === '2');
  expect(await inFlight()).toBe(0);
});

async function inFlight(): Promise<number> {
  return Number(/^parlour_requests_in_flight (\d+)$/m.exec(await gateway.readMetrics())?.[1]);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await after(20);
}

/** The next request that arrives at the operator. */
async function arrival(): Promise<() => Promise<void>> {
  for (;;) {
    const answer = arrivals.shift();
    if (answer !== undefined) return answer;
    await after(5);
  }
}
