import { setTimeout as after } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { createRateLimits } from './sharedRateLimit';
import { freePort } from './testing/freePort';
import { missingRedis, type RunningRedis, runRedis } from './testing/runRedis';

const missing = missingRedis();
if (missing !== undefined) process.stderr.write(`limits across gateways: not run: ${missing}.\n`);
const itWithRedis = missing === undefined ? it : it.skip;

let redis: RunningRedis;
const gateways: FastifyInstance[] = [];
const noted: string[] = [];
beforeAll(async () => {
  if (missing === undefined) redis = await runRedis();
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await redis?.stop();
});

/** A limit of five tries a minute, as a gateway opens it. */
async function open(url: string | undefined, name: string, nowMs = Date.now()) {
  const app = fastify();
  app.log.error = ((_what: object, text: string) => void noted.push(text)) as never;
  gateways.push(app);
  const limits = await createRateLimits(app, url, () => nowMs);
  return limits(name, 5, 60_000);
}

itWithRedis('five tries are five, whichever gateways they come to and whatever their clocks say', async () => {
  const clocks = [-120_000, 0, 120_000];
  const limits = await Promise.all(clocks.map((skew) => open(redis.url, 'clocks', Date.now() + skew)));
  const waits = [];
  for (let tried = 0; tried < 6; tried += 1) waits.push(await limits[tried % 3]?.take('10.0.0.1'));
  expect(waits).toEqual([undefined, undefined, undefined, undefined, undefined, 12]);
  for (const limit of limits) await expect(limit.waitFor('10.0.0.1')).resolves.toBe(12);
  await expect(limits[0]?.take('10.0.0.2')).resolves.toBeUndefined();
  await expect(limits[1]?.take('2001:db8::1')).resolves.toBeUndefined();
});

itWithRedis('looking takes no try, and a household is one address', async () => {
  const limit = await open(redis.url, 'household');
  for (let looked = 0; looked < 9; looked += 1) await expect(limit.waitFor('2001:db8::1')).resolves.toBeUndefined();
  const waits = [];
  for (let host = 1; host <= 6; host += 1) waits.push(await limit.take(`2001:db8::${host}`));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
});

itWithRedis('while Redis is away each gateway limits alone, and together again afterwards', async () => {
  const own = await runRedis();
  const [one, other] = [await open(own.url, 'away'), await open(own.url, 'away')];
  for (let tried = 0; tried < 5; tried += 1) await one.take('10.0.0.1');
  await expect(other.waitFor('10.0.0.1')).resolves.toBe(12);
  await own.stop();
  await expect(one.waitFor('10.0.0.1')).resolves.toBe(12);
  await expect(other.waitFor('10.0.0.1')).resolves.toBeUndefined();
  expect(noted).toContain('Redis does not answer; each gateway limits by what it counts itself');
  const back = await runRedis(Number(new URL(own.url).port));
  // Redis clients reconnect about once a second.
  while ((await one.take('10.0.0.3'), await other.waitFor('10.0.0.3')) === undefined) await after(100);
  await back.stop();
});

itWithRedis('a Redis that was never there keeps nobody out and nobody waiting', async () => {
  const limit = await open(`redis://127.0.0.1:${await freePort()}`, 'never');
  const waits = [];
  for (let tried = 0; tried < 6; tried += 1) waits.push(await limit.take('10.0.0.1'));
  expect(waits).toEqual([undefined, undefined, undefined, undefined, undefined, 12]);
});
