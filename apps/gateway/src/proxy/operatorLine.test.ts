import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { openOperatorLine } from './operatorLine';

const bounds = { calls: { all: 3, client: 2 }, uploads: { all: 1, client: 1 }, files: { all: 1, client: 1 } };
const metrics = { room: jest.fn(), underWay: jest.fn(), refused: jest.fn(), probed: jest.fn() };

let app: FastifyInstance;
let operator: Server | undefined;
beforeEach(() => {
  app = fastify();
});
afterEach(async () => {
  await app.close();
  operator?.closeAllConnections();
  operator?.close();
  operator = undefined;
});

async function open(answer: RequestListener, keepAliveMs = 10_000) {
  operator = createServer({ keepAliveTimeout: 60_000 }, answer);
  operator.listen(0, '127.0.0.1');
  await once(operator, 'listening');
  const { port } = operator.address() as AddressInfo;
  return openOperatorLine(app, { apiOrigin: `http://127.0.0.1:${port}`, keepAliveMs }, metrics, bounds);
}

const answered: RequestListener = (_request, response) => response.end('{}');
const request = () => Object.assign(new EventEmitter(), { socket: null }) as ServerResponse;

it('has room of its own for each kind of request, counts what it refuses, and is full when there is no more for calls', async () => {
  const line = await open(answered);
  const first = request();
  expect(line.enter('192.0.2.1', 'calls', first)).toBeUndefined();
  expect(line.enter('192.0.2.1', 'calls', request())).toBeUndefined();
  expect(line.enter('192.0.2.1', 'calls', request())).toBe('client');
  expect(line.enter('192.0.2.2', 'calls', request())).toBeUndefined();
  expect(line.enter('192.0.2.2', 'calls', request())).toBe('all');
  expect(line.enter('192.0.2.1', 'files', request())).toBeUndefined();
  expect(metrics.refused.mock.calls).toEqual([
    ['calls', 'client'],
    ['calls', 'all'],
  ]);
  await expect(line.probe()).resolves.toBe('full');
  first.emit('close');
  await expect(line.probe()).resolves.toBe('answers');
  expect(metrics.underWay).toHaveBeenLastCalledWith('calls', 2);
});

it.each<[string, RequestListener]>([
  ['answers', (_request, response) => void response.writeHead(500).end()],
  ['slow', () => undefined],
  ['unreachable', (_request, response) => void response.destroy()],
])('says "%s" of an operator', async (state, answer) => {
  const line = await open(answer);
  await expect(line.probe()).resolves.toBe(state);
});

it('says "stuck" where only a new connection is answered', async () => {
  const known = new WeakSet<object>();
  const line = await open(({ socket }, response) => {
    if (!known.has(socket)) response.end('{}');
    known.add(socket);
  });
  let state = await line.probe();
  expect(state).toBe('answers');
  // Until an idle connection is used again.
  while (state === 'answers') state = await line.probe();
  expect(state).toBe('stuck');
  expect(metrics.probed).toHaveBeenLastCalledWith('stuck');
});

it('closes an idle connection before the operator does', async () => {
  const line = await open(answered, 20);
  const connected = operator && once(operator, 'connection');
  await line.probe();
  const [socket] = (await connected) ?? [];
  if (!socket.destroyed) await once(socket, 'close');
  await expect(line.probe()).resolves.toBe('answers');
});
