import { randomBytes } from 'node:crypto';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const TRACED = '00-7f3a91c2e4b05d6f8a1b2c3d4e5f6071-1122334455667788-01';
const files: Readonly<Record<string, Buffer>> = {
  '/api/every-byte': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  '/api/long': randomBytes(300_000),
  '/api/empty': Buffer.alloc(0),
};

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({}, ({ url = '' }, response) => {
    const body = files[url] ?? Buffer.from('{}');
    response.writeHead(200, { 'content-length': body.length }).end(body);
  });
});
afterAll(() => gateway.close());

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${gateway.port}${path}`, init);

it('passes calls on with their query, bearer and body', async () => {
  await ask('/api/user?x=1', { method: 'POST', headers: { authorization: 'Bearer t' }, body: '{"a":1}' });
  expect(gateway.arrived.at(-1)).toMatchObject({
    method: 'POST',
    url: '/api/user?x=1',
    headers: { authorization: 'Bearer t', 'content-length': '7' },
    body: '{"a":1}',
  });
});

it.each(Object.keys(files))('an answer arrives byte for byte: %s', async (path) => {
  const answer = await ask(path);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(files[path]);
  expect((await ask(path, { method: 'HEAD' })).headers.get('content-length')).toBe(String(files[path]?.length));
});

it('passes on where a call is in the trace of its page, and nothing else that a client says of traces', async () => {
  const { headers } = await ask('/api/user', { headers: { traceparent: TRACED, tracestate: 'a=b' } });
  expect(gateway.arrived.at(-1)?.headers).toMatchObject({ traceparent: TRACED });
  expect(gateway.arrived.at(-1)?.headers).not.toHaveProperty('tracestate');
  expect(headers.has('x-request-id')).toBe(false);
});

it.each([[undefined], ['nonsense'], [TRACED.toUpperCase()], ['00-7f3a-1122-01']])(
  'gives a call with the trace %s an id of its own, and says it',
  async (traceparent) => {
    const { headers } = await ask('/api/user', { headers: traceparent === undefined ? {} : { traceparent } });
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(gateway.arrived.at(-1)?.headers['traceparent']).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
  },
);

it('no two calls have one id', async () => {
  const ids = await Promise.all(Array.from({ length: 300 }, async () => (await ask('/api/user')).headers.get('x-request-id')));
  expect(new Set(ids).size).toBe(300);
});

it('says the id of a call that the operator did not answer, unless its client sent it', async () => {
  const down = await openGateway({ apiOrigin: 'http://127.0.0.1:1' });
  const askDown = (headers: HeadersInit) => fetch(`http://127.0.0.1:${down.port}/api/user`, { headers });
  const [own, given] = [await askDown({}), await askDown({ traceparent: TRACED })];
  expect([own.status, given.status]).toEqual([502, 502]);
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(given.headers.has('x-request-id')).toBe(false);
  await down.close();
});
