import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Dialect } from '@parlour/dialect';
import { fileStore, keyFile, openRegistry, readKey } from '@parlour/registry';
import { setPolicy } from '@parlour/registry/testing/testRelease';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const dialect: Dialect = {
  envelope: { code: 'status', message: 'msg', data: 'result', yes: [0], unauthorised: [1001] },
  money: [{ fields: ['balance'], thousands: ',', decimal: '.' }],
};

let gateway: OpenGateway;
let backend: Server;
let answer: { body: string | Buffer; headers?: Record<string, string>; status?: number };
let asked: Record<string, unknown>;
beforeAll(async () => {
  backend = createServer((incoming, response) => {
    asked = incoming.headers;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  gateway = await openGateway({ apiOrigin: origin }, undefined, async (folder) => {
    const key = await readKey(keyFile(path.join(folder, 'keys'), 'registry'));
    if (key === undefined) throw new Error('the gateway has no key');
    const registry = await openRegistry(fileStore(path.join(folder, 'registry')), key);
    await setPolicy(registry, key, (policy) => ({
      ...policy,
      sites: { default: { hosts: ['plain.example'] }, odd: { hosts: ['odd.example'], backend: origin, dialect } },
    }));
  });
});
afterAll(async () => {
  await gateway.close();
  backend.close();
});

async function ask(host: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = httpRequest({
    port: gateway.port,
    host: '127.0.0.1',
    path: '/api/user',
    headers: { host, ...headers },
    agent: false,
  });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode as number, headers: response.headers, body: Buffer.concat(chunks) };
}

const balance = '{"status":0,"msg":"ok","result":{"balance":"1,234.50","id":12345678901234567890}}';
const standard = '{"code":200,"message":"ok","data":{"balance":"1234.50","id":12345678901234567890}}';

it('answers are turned into the standard form on the site with a dialect, and nowhere else', async () => {
  answer = { body: balance };
  const odd = await ask('odd.example');
  expect([odd.status, odd.body.toString()]).toEqual([200, standard]);
  expect(odd.headers['content-length']).toBe(String(standard.length));
  expect(odd.headers['cache-control']).toBe('no-store');
  expect((await ask('plain.example')).body.toString()).toBe(balance);
});

it('an answer is compressed for the browser, however the backend sent it', async () => {
  answer = { body: gzipSync(balance), headers: { 'content-encoding': 'gzip' } };
  expect((await ask('odd.example')).body.toString()).toBe(standard);
  const note = 'long '.repeat(300);
  answer = { body: JSON.stringify({ status: 0, msg: note }) };
  const { headers, body } = await ask('odd.example', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], JSON.parse(gunzipSync(body).toString())]).toEqual(['gzip', { code: 200, message: note }]);
  expect(asked['accept-encoding']).toBeUndefined();
});

it('an amount that the dialect cannot say is an error with its name, as no answer', async () => {
  answer = { body: '{"status":0,"result":{"balance":"1.234,50"}}' };
  const { status, body } = await ask('odd.example');
  expect([status, JSON.parse(body.toString())]).toEqual([
    502,
    { message: 'The field data.balance of the answer cannot be read.' },
  ]);
  answer = { body: 'x', headers: { 'content-encoding': 'zstd' } };
  expect((await ask('odd.example')).status).toBe(502);
});

it('what is no answer of the backend stays as it is', async () => {
  answer = { body: '<!doctype html>', headers: { 'content-type': 'text/html' }, status: 503 };
  const { status, body } = await ask('odd.example');
  expect([status, body.toString()]).toEqual([503, '<!doctype html>']);
  answer = { body: '{"status":1001,"msg":"gone"}' };
  expect(JSON.parse((await ask('odd.example')).body.toString())).toEqual({ code: 401, message: 'gone' });
  answer = { body: '', status: 204 };
  expect((await ask('odd.example')).status).toBe(204);
});

it('a header of the asked host is no way around it', async () => {
  answer = { body: balance };
  const { body } = await ask('odd.example', { 'x-forwarded-host': 'plain.example' });
  expect(body.toString()).toBe(standard);
});
