import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type OpenGateway, openGateway } from '../testing/openGateway';

/** The raw bytes that the operator sends for every request. */
let bytes: string;
let operator: Server;
let gateway: OpenGateway;
beforeAll(async () => {
  operator = createServer((socket) => {
    socket.on('error', () => undefined).on('data', () => socket.write(bytes, 'latin1'));
  });
  await once(operator.listen(0, '127.0.0.1'), 'listening');
  const apiOrigin = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
  gateway = await openGateway({ apiOrigin, operatorPaths: ['/uploads'] });
});
afterAll(async () => {
  await gateway.close();
  operator.close();
});

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const answer = (lines: readonly string[], status = '200 OK') =>
  `HTTP/1.1 ${status}\r\n${[...lines, 'Content-Length: 2'].join('\r\n')}\r\n\r\n{}`;
const json = 'Content-Type: application/json';

it.each<[string, string, number, Readonly<Record<string, string>>]>([
  ['one cookie', answer([json, 'Set-Cookie: sid=1']), 200, { 'set-cookie': 'sid=1' }],
  ['two cookies', answer([json, 'Set-Cookie: a=1', 'Set-Cookie: b=2']), 200, { 'set-cookie': 'a=1, b=2' }],
  ['a cookie of the site alone', answer([json, 'Set-Cookie: parlour_console=1']), 200, {}],
  ['two types', answer([json, json]), 200, { 'content-type': 'application/json' }],
  [
    'a name in UTF-8 behind the length',
    `HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Disposition: attachment; filename="${utf8('报表')}.csv"\r\n\r\n{}`,
    200,
    { 'content-disposition': `attachment; filename="${utf8('报表')}.csv"` },
  ],
  ['hints before it', `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${answer([json])}`, 200, {}],
  ['how many there are', answer([json, 'X-Total-Count: 7', 'X-RateLimit-Remaining: 3']), 200, { 'x-total-count': '7' }],
  ['what may be asked', answer(['Allow: POST'], '405 Method Not Allowed'), 405, { allow: 'POST' }],
  ['a line break in a header', answer(['X-Accel-Buffering: a\rb']), 502, {}],
  ['no HTTP', 'hello\r\n\r\n', 502, {}],
])('an answer with %s', async (_what, written, status, headers) => {
  bytes = written;
  for (const path of ['/api/recharge', '/uploads/a.json']) {
    const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`);
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.text()).toBe('{}');
    expect({ ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie().join(', ') }).toMatchObject(
      headers,
    );
  }
});

it.each([
  ['304 Not Modified', 304],
  ['204 No Content', 204],
])('%s may name the length of what it leaves out', async (line, status) => {
  bytes = `HTTP/1.1 ${line}\r\nETag: "a"\r\nContent-Length: 500\r\n\r\n`;
  const response = await fetch(`http://127.0.0.1:${gateway.port}/uploads/a.png`, { headers: { 'if-none-match': '"a"' } });
  expect([response.status, response.headers.get('etag')]).toEqual([status, '"a"']);
});
