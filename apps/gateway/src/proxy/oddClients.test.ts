import { type OpenGateway, openGateway } from '../testing/openGateway';
import { sendClosing } from '../testing/raw';

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
beforeEach(() => {
  gateway.arrived.length = 0;
});
afterAll(() => gateway.close());

const send = (line: string, headers: readonly string[] = [], body = '') =>
  sendClosing(gateway.port, `${[`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`);

it.each([
  'application/json, application/json',
  'application/json charset=utf-8',
  'json',
  'undefined',
  '/json',
  ';',
  'multipart/form-data',
  'text/plain;charset=UTF-8',
])('a body of the type %j is the operator’s to judge', async (type) => {
  const { statuses } = await send('POST /api/user', [`Content-Type: ${type}`, 'Content-Length: 2'], '{}');
  expect(statuses).toEqual([200]);
  expect(gateway.arrived).toMatchObject([{ body: '{}', headers: { 'content-type': type } }]);
});

it.each([
  ['a POST without body, type or length', 'POST /api/user', [], ''],
  ['a POST of no bytes', 'POST /api/user', ['Content-Length: 0'], ''],
  ['a POST with an empty type', 'POST /api/user', ['Content-Type:', 'Content-Length: 2'], '{}'],
  ['a DELETE with a body', 'DELETE /api/user', ['Content-Length: 2'], '{}'],
  ['an OPTIONS with a body', 'OPTIONS /api/user', ['Content-Length: 2'], '{}'],
])('%s is passed on', async (_what, line, headers, body) => {
  expect((await send(line, headers, body)).statuses).toEqual([200]);
  expect(gateway.arrived).toMatchObject([{ body }]);
});

it.each(['/%61pi/user', '/api%2fuser', '/API/user'])('%s is no path of the operator', async (path) => {
  expect((await send(`GET ${path}`)).statuses).toEqual([404]);
  expect(gateway.arrived).toEqual([]);
});

it('a body that is too large is refused in the words of the site', async () => {
  const { statuses, text } = await send('POST /api/user', ['Content-Length: 2000000'], 'x'.repeat(2_000_000));
  expect(statuses).toEqual([413]);
  expect(text).toContain('{"message":"That is too much at once."}');
});
