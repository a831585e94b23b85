import { randomBytes } from 'node:crypto';
import type { Registry, Store } from '@parlour/release-server';
import type { Health } from '@parlour/release-contract/api';
import type { FastifyInstance } from 'fastify';
import { createGuardrail } from './guardrail';
import { createLiveManifest } from './liveManifest';
import type { TelemetryMetrics } from './metrics';
import { repeat } from './repeat';
import { healthOf } from './telemetry/health';
import { createHours } from './telemetry/hours';
import { MINUTE_MS } from './telemetry/minute';
import { createPublishedReleases } from './telemetry/published';
import { createRecorder, RETAINED_MINUTES } from './telemetry/recorder';
import { serveTelemetry } from './telemetry/serveTelemetry';

const FLUSH_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;
/** The clock of the machine that promoted a canary may differ from this one's. */
const CLOCKS_DIFFER_MINUTES = 5;

export interface Monitoring {
  /** Telemetry that all gateways received in the last hours, six at most. */
  readHealth(hours: number): Promise<Health>;
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
  const hours = createHours(store, randomBytes(6).toString('hex'), recorder, now);
  const live = createLiveManifest(registry, 1_000, now);
  serveTelemetry(app, {
    recorder,
    metrics,
    published: createPublishedReleases(registry, now),
    liveSequence: async () => (await live())?.sequence ?? 0,
    now,
  });

  const oldest = () => Math.floor(now() / MINUTE_MS) - RETAINED_MINUTES;
  const guardrail = createGuardrail({
    registry,
    log: app.log,
    minutesSince: async (sequence) => {
      const at = Date.parse((await registry.record(sequence))?.at ?? '');
      return hours.since(Math.max(oldest(), Math.floor((at || 0) / MINUTE_MS) - CLOCKS_DIFFER_MINUTES));
    },
  });

  repeat(app, LOOK_EVERY_MS, 'judge the canaries', guardrail.look);
  repeat(app, FLUSH_EVERY_MS, 'store the telemetry', hours.flush);
  repeat(app, FORGET_EVERY_MS, 'remove old telemetry', hours.forget);
  app.addHook('onClose', () => hours.flush().catch(() => undefined));

  return {
    readHealth: async (length) => {
      const minutes = await hours.since(Math.floor(now() / MINUTE_MS) - length * 60 + 1);
      return healthOf(minutes, length, now(), guardrail.verdicts());
    },
  };
}
