import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getBalance } from './endpoints/session';
import { createTransport, type RawAnswer } from './transport';

let server: Server;
let traceparents: (string | undefined)[];
let status: number;
let failed: (string | undefined)[];

beforeEach(async () => {
  traceparents = [];
  failed = [];
  status = 200;
  server = createServer((request, response) => {
    traceparents.push(request.headers['traceparent'] as string | undefined);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { code: 200, message: '', data: { balance: '1.00' } } : 'bad gateway'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const callOf = (prefetched?: () => Promise<RawAnswer>) =>
  createTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: () => undefined,
    onFailed: (id) => void failed.push(id),
    ...(prefetched && { prefetched }),
  });

it('each call has a trace of its own', async () => {
  const call = callOf();
  await call(getBalance, {});
  await call(getBalance, {});
  for (const traceparent of traceparents) expect(traceparent).toMatch(/^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/);
  expect(new Set(traceparents).size).toBe(2);
  expect(failed).toEqual([]);
});

it('a call that fails reports the id of its trace', async () => {
  status = 502;
  await expect(callOf()(getBalance, {})).rejects.toMatchObject({ kind: 'serverFault' });
  expect(failed).toEqual([traceparents[0]?.split('-')[1]]);
});

it('a call that the boot script has sent has the id that the gateway gave it', async () => {
  const answer = { status: 502, data: 'bad gateway', headers: { 'x-request-id': 'f'.repeat(32) } };
  await expect(callOf(async () => answer)(getBalance, {})).rejects.toMatchObject({ kind: 'serverFault' });
  expect(failed).toEqual(['f'.repeat(32)]);
  expect(traceparents).toEqual([]);
});
