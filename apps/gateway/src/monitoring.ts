import { randomBytes } from 'node:crypto';
import type { Registry, Store } from '@parlour/release-server';
import { createErrorReport, sentencesOf } from '@parlour/release-server/errors/groups';
import { createErrorRecorder, removeErrors } from '@parlour/release-server/errors/stored';
import type { ErrorReport, Health } from '@parlour/release-contract/api';
import type { FastifyInstance } from 'fastify';
import { createGuardrail } from './guardrail';
import { createLiveManifest } from './liveManifest';
import type { TelemetryMetrics } from './metrics';
import { repeat } from './repeat';
import { healthOf } from './telemetry/health';
import { createHours, RETENTION_MS } from './telemetry/hours';
import { MINUTE_MS } from './telemetry/minute';
import { createPublishedReleases } from './telemetry/published';
import { createRecorder, RETAINED_MINUTES } from './telemetry/recorder';
import { serveTelemetry } from './telemetry/serveTelemetry';
import { within } from './within';

const FLUSH_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;
/** What a canary is taken back for happened a moment ago. */
const ERRORS_OF_HOURS = 2;
/** A failing canary does not stay because its errors are read slowly. */
const MOST_WAIT_MS = 5_000;
/** The clock of the machine that promoted a canary may differ from this one's. */
const CLOCKS_DIFFER_MINUTES = 5;

export interface Monitoring {
  /** Telemetry that all gateways received in the last hours, six at most. */
  readHealth(hours: number): Promise<Health>;
  /** The errors that they received. */
  readErrors(hours: number): Promise<ErrorReport>;
}

/** Receives and stores telemetry, shares it with the other gateways on the store, and passes it to the guardrail. */
export function startMonitoring(
  app: FastifyInstance,
  {
    registry,
    store,
    metrics,
    now = Date.now,
  }: { registry: Registry; store: Store; metrics: TelemetryMetrics; now?: () => number },
): Monitoring {
  const recorder = createRecorder();
  const gateway = randomBytes(6).toString('hex');
  const hours = createHours(store, gateway, recorder, now);
  const errors = createErrorRecorder(gateway);
  const errorReport = createErrorReport(store, registry);
  let flushed: Promise<void> = Promise.resolve();
  /** One after the other: who reads afterwards finds what came before, also when another flush was just writing it. */
  const flush = () => {
    flushed = flushed
      .catch(() => undefined)
      .then(async () => {
        await hours.flush();
        await errors.flush(store);
      });
    return flushed;
  };
  const readErrors = async (length: number) => {
    await flush();
    return errorReport(length, now());
  };
  const live = createLiveManifest(registry, 1_000, now);
  serveTelemetry(app, {
    recorder,
    errors,
    metrics,
    published: createPublishedReleases(registry, now),
    liveSequence: async () => (await live())?.sequence ?? 0,
    now,
  });

  const oldest = () => Math.floor(now() / MINUTE_MS) - RETAINED_MINUTES;
  const guardrail = createGuardrail({
    registry,
    log: app.log,
    errorsOf: async (name, version) => {
      const report = await within(MOST_WAIT_MS, readErrors(ERRORS_OF_HOURS), undefined);
      return sentencesOf(report?.groups ?? [], name, version);
    },
    minutesSince: async (sequence) => {
      const at = Date.parse((await registry.record(sequence))?.at ?? '');
      return hours.since(Math.max(oldest(), Math.floor((at || 0) / MINUTE_MS) - CLOCKS_DIFFER_MINUTES));
    },
  });

  repeat(app, LOOK_EVERY_MS, 'judge the canaries', guardrail.look);
  repeat(app, FLUSH_EVERY_MS, 'store the telemetry', flush);
  repeat(app, FORGET_EVERY_MS, 'remove old telemetry', async () => {
    await hours.forget();
    await removeErrors(store, Math.floor((now() - RETENTION_MS) / 3_600_000));
  });
  app.addHook('onClose', () => flush().catch(() => undefined));

  return {
    readErrors,
    readHealth: async (length) => {
      const minutes = await hours.since(Math.floor(now() / MINUTE_MS) - length * 60 + 1);
      return healthOf(minutes, length, now(), guardrail.verdicts());
    },
  };
}
