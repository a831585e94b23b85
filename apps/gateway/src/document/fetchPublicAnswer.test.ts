import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPublicAnswer } from './fetchPublicAnswer';

const call = { method: 'POST', path: '/api/bannerList', payload: { type: 2 } } as const;

let operator: Server;
let origin: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const met = jest.fn();

beforeAll(async () => {
  operator = createServer((request, response) => {
    met(request.method, request.url, Object.keys(request.headers).toSorted());
    answer(request, response);
  });
  await new Promise<void>((done) => operator.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
});
beforeEach(() => met.mockClear());
afterAll(() => {
  operator.closeAllConnections();
  operator.close();
});

it('keeps each digit of a number', async () => {
  answer = (_request, response) => response.end('{"code":200,"data":[{"id":9007199254740993}]}');
  await expect(fetchPublicAnswer(origin, call)).resolves.toEqual({ code: 200, data: [{ id: '9007199254740993' }] });
});

it('sends nothing that identifies the player', async () => {
  answer = (request, response) => {
    response.setHeader('set-cookie', 'id=1');
    request.on('data', (body) => response.end(`{"code":"200","data":${body}}`));
  };
  await expect(fetchPublicAnswer(origin, call)).resolves.toEqual({ code: '200', data: { type: 2 } });
  await fetchPublicAnswer(origin, call);
  const own = ['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length', 'content-type', 'host'];
  const theirs = [...own, 'sec-fetch-mode', 'user-agent'];
  expect(met.mock.calls).toEqual([
    ['POST', '/api/bannerList', theirs],
    ['POST', '/api/bannerList', theirs],
  ]);
});

it('sends the payload of a GET in its address', async () => {
  answer = (_request, response) => response.end('{"code":200}');
  await fetchPublicAnswer(origin, { method: 'GET', path: '/api/game/list', payload: { category: '', page: 1 } });
  expect(met.mock.calls[0]?.slice(0, 2)).toEqual(['GET', '/api/game/list?category=&page=1']);
});

it.each<[string, number, string]>([
  ['a refusal', 200, '{"code":500,"message":"no"}'],
  ['a lost session', 200, '{"code":401}'],
  ['another status', 500, '{"code":200}'],
  ['no envelope', 200, '[]'],
  ['nothing', 200, 'null'],
  ['what is no JSON', 200, '<html>'],
  ['a huge answer', 200, JSON.stringify({ code: 200, data: 'x'.repeat(65_536) })],
])('takes no answer from %s', async (_what, status, text) => {
  answer = (_request, response) => response.writeHead(status).end(text);
  await expect(fetchPublicAnswer(origin, call)).resolves.toBeUndefined();
});

it('rejects when the call is redirected', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/api/other' }).end();
  await expect(fetchPublicAnswer(origin, call)).rejects.toThrow();
  expect(met).toHaveBeenCalledTimes(1);
});

it('stops reading an answer without end', async () => {
  let closed: Promise<unknown> | undefined;
  answer = (_request, response) => {
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1);
    closed = once(response, 'close').then(() => clearInterval(more));
  };
  await expect(fetchPublicAnswer(origin, call)).resolves.toBeUndefined();
  await closed;
});

it('refuses paths outside of the API', async () => {
  answer = (_request, response) => response.end('{"code":200}');
  await expect(fetchPublicAnswer(origin, { ...call, path: '/api/../demo' })).resolves.toBeUndefined();
  expect(met).not.toHaveBeenCalled();
});
