import { createRateLimit } from '@parlour/rate-limit';
import { networkOf } from '@parlour/rate-limit/network';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from './promises/withTimeout';

/** Timeout for Redis; after it the gateway uses its own count. */
const PATIENCE_MS = 500;
/** A gateway starts without Redis after this time, and keeps trying to connect. */
const CONNECT_MS = 1_000;
const RECONNECT_AFTER_MS = 1_000;

/** A rate limit per address that all gateways of a site share. */
export interface SharedRateLimit {
  /** Takes one attempt; returns the seconds to wait when none is left. */
  take(address: string): Promise<number | undefined>;
  /** Seconds to wait for an attempt, without taking one. */
  waitFor(address: string): Promise<number | undefined>;
}

/** Allows `tries` at once, restored over `perMs`; `name` is what is limited. */
export type OpenRateLimit = (name: string, tries: number, perMs: number) => SharedRateLimit;

/**
 * The same token bucket as in memory, stored as the time at which it is full again (the generic cell rate algorithm). It uses the
 * clock of Redis, since those of gateways differ. Returns the seconds to wait; 0 for none.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tries, per, takes = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local spent = math.max(0, tonumber(redis.call('GET', KEYS[1]) or now) - now) + per / tries
if spent > per then return math.ceil((spent - per) / 1000) end
if takes then redis.call('SET', KEYS[1], math.ceil(now + spent), 'PX', math.ceil(spent)) end
return 0`;

/**
 * Rate limits that all gateways share when there is a Redis (or Valkey), and that each gateway counts alone otherwise. While
 * Redis does not answer, each gateway uses its own count: ops can log in, and tokens cannot be guessed without a limit.
 */
export async function createRateLimits(
  app: FastifyInstance,
  redisUrl: string | undefined,
  now: () => number = Date.now,
): Promise<OpenRateLimit> {
  const run = redisUrl === undefined ? undefined : await openRedis(app, redisUrl);
  const limits = new Map<string, SharedRateLimit>();
  const open = (name: string, tries: number, perMs: number): SharedRateLimit => {
    const own = createRateLimit(tries, perMs);
    const ask = async (address: string, isTaking: boolean): Promise<number | undefined> => {
      const waitHere = isTaking ? own.take(address, now()) : own.waitFor(address, now());
      const keys = [`parlour:limit:${name}:${networkOf(address)}`];
      const wait = run && (await withTimeout(PATIENCE_MS, run(keys, [tries, perMs, isTaking ? 1 : 0].map(String)), undefined));
      return wait === undefined ? waitHere : wait || undefined;
    };
    return { take: (address) => ask(address, true), waitFor: (address) => ask(address, false) };
  };
  // All sites of a gateway count together, as all gateways do.
  return (name, tries, perMs) => {
    const limit = limits.get(name) ?? open(name, tries, perMs);
    limits.set(name, limit);
    return limit;
  };
}

type Run = (keys: string[], values: string[]) => Promise<number | undefined>;

/** Runs the script; undefined while Redis does not answer. Only the first failure is logged. */
async function openRedis(app: FastifyInstance, url: string): Promise<Run> {
  // Loaded only where it is used.
  const { createClient } = await import(/* webpackChunkName: "redis" */ '@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => RECONNECT_AFTER_MS },
  });
  let isDown = false;
  const note = (error: unknown) => {
    if (!isDown) app.log.error({ err: error }, 'Redis does not answer; each gateway limits by what it counts itself');
    isDown = true;
  };
  client.on('error', note).on('ready', () => (isDown = false));
  await withTimeout(CONNECT_MS, client.connect().catch(note), undefined);
  app.addHook('onClose', async () => client.destroy());
  return (keys, values) =>
    client.eval(SCRIPT, { keys, arguments: values }).then(Number, (error: unknown) => {
      note(error);
      return undefined;
    });
}
