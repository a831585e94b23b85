import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@parlour/registry';
import fastify from 'fastify';
import { readConfig } from '../config';
import { serveProbes } from './probes';
import type { LineState } from '../proxy/operatorLine';
import { createGateway } from '../server';
import { releaseSmallSite } from '../testing/openGateway';

type Current = Registry['current'];

function open(current: Current, line: LineState = 'answers') {
  let time = 0;
  let answer = current;
  const app = fastify();
  const unread = async () => undefined;
  serveProbes(app, { current: () => answer(), unread } as Registry, { probeOperator: async () => line, now: () => time });
  const read = async (at: string) => {
    const { statusCode, body } = await app.inject(at);
    return [statusCode, JSON.parse(body)];
  };
  const become = (next: Current) => {
    answer = next;
    time += 1_000;
  };
  return { read, become };
}

const live = async () => ({ sequence: 12 }) as Awaited<ReturnType<Current>>;
const nothing = async () => undefined;
const down = () => Promise.reject(new Error('the store is down'));
const hanging = () => new Promise<never>(() => undefined);

it.each<[string, Current, string]>([
  ['without a manifest', nothing, 'reachable'],
  ['while the store is down', down, 'unreachable'],
  ['while the store does not answer', hanging, 'slow'],
])('lives %s, and is not ready', async (_when, current, store) => {
  const { read } = open(current);
  expect(await read('/livez')).toEqual([200, { status: 'ok' }]);
  expect(await read('/readyz')).toEqual([
    503,
    { status: 'not ready', store, manifest: 'none', key: 'there', operator: 'answers' },
  ]);
});

it.each<[string, Current, string]>([
  ['down', down, 'unreachable'],
  ['hanging', hanging, 'slow'],
  ['empty', nothing, 'reachable'],
])('with a manifest it is ready, and stays so when the store is %s', async (_how, later, store) => {
  const { read, become } = open(live);
  expect(await read('/readyz')).toEqual([
    200,
    { status: 'ready', store: 'reachable', manifest: 12, key: 'there', operator: 'answers' },
  ]);
  become(later);
  expect(await read('/readyz')).toEqual([200, { status: 'ready', store, manifest: 12, key: 'there', operator: 'answers' }]);
});

it('asks the store once a second, however often it is asked', async () => {
  const current = jest.fn(live);
  const { read } = open(current);
  for (let asked = 0; asked < 50; asked += 1) await read('/readyz');
  expect(current).toHaveBeenCalledTimes(1);
});

it('a gateway with a release is ready', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'probes-'));
  await releaseSmallSite(folder);
  const app = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' }));
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { status: 'ready', store: 'reachable', manifest: 1, key: 'there', operator: 'unreachable' },
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await rm(folder, { recursive: true });
});
