import { beacon, type Beacon } from '@parlour/release-contract/telemetry';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { TelemetryMetrics } from '../metrics';
import { createRateLimit } from '@parlour/rate-limit';
import { MINUTE_MS } from './minute';
import type { PublishedReleases } from './published';
import type { Recorder } from './recorder';

/** A mobile network puts thousands of players behind one IP address, and each page sends every few seconds. */
const BEACONS_A_MINUTE = 3_000;
const LARGEST_BEACON = 32_768;

interface Parts {
  readonly recorder: Recorder;
  readonly metrics: TelemetryMetrics;
  readonly published: PublishedReleases;
  readonly liveSequence: () => Promise<number>;
  readonly now: () => number;
}

/** Receives telemetry from pages; nothing about the sender is stored or logged. */
export function serveTelemetry(app: FastifyInstance, { recorder, metrics, published, liveSequence, now }: Parts): void {
  const limit = createRateLimit(BEACONS_A_MINUTE, MINUTE_MS);
  const logFailures = createFailureLog(now);
  app.post('/telemetry', { bodyLimit: LARGEST_BEACON }, async (request, reply) => {
    const wait = limit.take(request.ip, now());
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ message: 'too many beacons' });
    const parsed = v.safeParse(beacon, request.body);
    if (!parsed.success) return reply.code(400).send({ message: 'not a beacon' });
    const { beacon: known, unknown } = await published.known(parsed.output);
    if (unknown > 0) metrics.unknown(unknown);
    recorder.take(known, await liveSequence(), now());
    metrics.take(known);
    logFailures(known, request.log);
    return reply.code(204).send();
  });
}

/** Logs each failure once per minute and release; the error's message may contain a player's input and is left out. */
function createFailureLog(now: () => number) {
  let logged = new Set<string>();
  let minute = 0;
  return ({ events }: Beacon, log: FastifyBaseLogger) => {
    if (Math.floor(now() / MINUTE_MS) !== minute) {
      minute = Math.floor(now() / MINUTE_MS);
      logged = new Set();
    }
    for (const event of events) {
      if (event.event !== 'remoteFailed') continue;
      const [error = 'unknown'] = /^[A-Z]\w{0,30}Error\b/.exec(event.error ?? '') ?? [];
      const release = `${event.remote}@${event.version}`;
      if (logged.has(`${release} ${error}`) || logged.size >= 100) continue;
      logged.add(`${release} ${error}`);
      log.warn({ release, error }, 'a release failed in a page');
    }
  };
}
