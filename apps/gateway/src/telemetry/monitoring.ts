import { randomBytes } from 'node:crypto';
import { carryOutSchedules, type LoadsSince, type Registry, type Store, type UnknownFormat } from '@parlour/registry';
import { createErrorReport, sentencesOf } from '@parlour/registry/errors/groups';
import { createSourcePlaces } from '@parlour/registry/errors/sourcePlaces';
import { createErrorRecorder, ERRORS_FOLDER } from '@parlour/registry/errors/stored';
import { removeHourly } from '@parlour/registry/canary/hourly';
import { TELEMETRY_FOLDER } from '@parlour/registry/canary/releaseUsage';
import type { ErrorReport, Health, OutcomeReport, TimingReport } from '@parlour/release-contract/api';
import type { ErrorFilter } from '@parlour/release-contract/errorGroup';
import { nameOf } from '@parlour/release-contract/names';
import type { FastifyInstance } from 'fastify';
import { createGuardrail } from '../guardrail/guardrail';
import type { TaskMetrics, TelemetryMetrics } from './metrics';
import { createResilientLiveManifest } from '../document/liveManifest';
import { createCachedCall } from '../promises/cachedCall';
import { repeatTask } from '../promises/repeatTask';
import { healthOf } from './health';
import { createHours } from './hours';
import type { Marks } from './marks';
import { MINUTE_MS } from './minute';
import { createOutcomeRecorder, type OutcomeFilter, OUTCOMES_FOLDER, readOutcomes } from '@parlour/registry/canary/outcomes';
import { createPublishedReleases } from './publishedReleases';
import { createRecorder } from './recorder';
import { REMOVE_EVERY_MS, RETAINED_HOURS, RETAINED_MINUTES } from './retention';
import type { SentryDsn } from '../sentryDsn';
import { createSentry } from './sentry';
import { serveTelemetry } from './serveTelemetry';
import { createTimingRecorder, readTimings, type TimingFilter, TIMINGS_FOLDER } from './timings';
import { withTimeout } from '../promises/withTimeout';

const FLUSH_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 5_000;
/** The errors of a canary that is taken back have just occurred, so few hours are read. */
const ERRORS_OF_HOURS = 2;
/** Timeout for reading the errors, so that it does not delay the removal of a failing canary. */
const MOST_WAIT_MS = 5_000;
/** How far back the loads of a stage are counted. */
const COUNTED_MINUTES = 48 * 60;
/** Tolerance for the clock of the machine that promoted a canary. */
const CLOCKS_DIFFER_MINUTES = 5;

export interface Monitoring {
  /** Telemetry that all gateways received in the last hours, six at most. */
  readHealth(hours: number): Promise<Health>;
  /** The errors that all gateways received, filtered. */
  readErrors(hours: number, filter?: ErrorFilter): Promise<ErrorReport>;
  /** The loads of the least loaded of some releases since a stage of a schedule was carried out; of the last two days at most. */
  loadsSince: LoadsSince;
  /** The loads of an app's releases in the last hour. */
  loadsOfHour(app: string): Promise<number>;
  /** How long players waited. */
  readTimings(filter: TimingFilter): Promise<TimingReport>;
  /** What became of players' actions. */
  readOutcomes(filter: OutcomeFilter): Promise<OutcomeReport>;
}

/**
 * The first minute in which pages may have reported what an entry of the history made live. An entry whose time is in the future,
 * from a clock that was ahead, gives no such minute; its figures are distinguished from earlier ones by their manifest.
 */
export function firstMinuteOf(entry: { readonly at: string } | undefined, nowMs: number): number {
  const at = Date.parse(entry?.at ?? '');
  return at <= nowMs + CLOCKS_DIFFER_MINUTES * MINUTE_MS ? Math.floor(at / MINUTE_MS) - CLOCKS_DIFFER_MINUTES : 0;
}

/** Receives and stores telemetry, shares it with the other gateways on the store, and passes it to the guardrail. */
export function startMonitoring(
  app: FastifyInstance,
  {
    registry,
    store,
    metrics,
    marks,
    sentry,
    now = Date.now,
  }: {
    registry: Registry;
    store: Store;
    metrics: TelemetryMetrics & TaskMetrics;
    marks: Pick<Marks, 'senderOf'>;
    sentry?: SentryDsn | undefined;
    now?: () => number;
  },
): Monitoring {
  const unread = new Set<string>();
  const note = ({ key, message }: UnknownFormat) => {
    if (unread.has(key)) return;
    unread.add(key);
    app.log.warn({ key }, `figures are left out: ${message}`);
    metrics.taskFailed('read the figures of another version');
  };
  const gateway = randomBytes(6).toString('hex');
  const recorder = createRecorder(gateway);
  const hours = createHours(store, gateway, recorder, now, note);
  const errors = createErrorRecorder(gateway);
  const timings = createTimingRecorder(gateway);
  const outcomes = createOutcomeRecorder(gateway);
  const errorReport = createErrorReport(store, registry, note);
  let flushed: Promise<void> = Promise.resolve();
  /**
   * Flushes run one after the other, so that a reader gets everything that arrived before, also while another flush is writing
   * it.
   */
  const flush = () => {
    flushed = flushed
      .catch(() => undefined)
      .then(async () => {
        await recorder.flush(store);
        await errors.flush(store);
        await timings.flush(store);
        await outcomes.flush(store);
      });
    return flushed;
  };
  const readErrors = async (length: number, filter?: ErrorFilter) => {
    await flush();
    return errorReport(length, now(), filter);
  };
  const live = createCachedCall(createResilientLiveManifest(registry, app.log), 1_000, now);
  serveTelemetry(app, {
    recorder,
    marks,
    errors,
    timings,
    outcomes,
    sentry: sentry && createSentry({ dsn: sentry, placeOf: createSourcePlaces(registry), log: app.log, now }),
    metrics,
    published: createPublishedReleases(registry, now),
    live,
    now,
  });

  const oldest = () => Math.floor(now() / MINUTE_MS) - RETAINED_MINUTES;
  const guardrail = createGuardrail({
    registry,
    log: app.log,
    takenBack: metrics.canaryTakenBack,
    errorsOf: async (name, version) => {
      const ofRelease = readErrors(ERRORS_OF_HOURS, { app: name, release: nameOf({ name, version }) });
      const report = await withTimeout(MOST_WAIT_MS, ofRelease, undefined);
      return sentencesOf(report?.groups ?? [], name, version);
    },
    minutesSince: async (sequence) => hours.since(Math.max(oldest(), firstMinuteOf(await registry.record(sequence), now()))),
  });

  const loadsSince: LoadsSince = async (releases, { sequence, at }) => {
    const first = Math.max(firstMinuteOf({ at }, now()), Math.floor(now() / MINUTE_MS) - COUNTED_MINUTES);
    const minutes = (await hours.since(first)).filter((one) => one.sequence >= sequence);
    const loadsIn = (release: string) =>
      minutes.reduce((sum, { releases: { [release]: counts } }) => sum + (counts?.judged?.loads ?? counts?.loads ?? 0), 0);
    return Math.min(...releases.map(loadsIn));
  };

  const task = (everyMs: number, what: string, work: () => Promise<void>) =>
    repeatTask(app, everyMs, what, work, metrics.taskFailed);
  task(LOOK_EVERY_MS, 'judge the canaries', async () => {
    metrics.live((await live())?.sequence ?? 0);
    await guardrail.look();
    const isWorse = (release: string) => guardrail.verdicts().some((one) => one.verdict === 'worse' && nameOf(one) === release);
    // After the guardrail, whose verdicts a gateway has only once it has looked.
    const made = await carryOutSchedules(registry, { now: () => new Date(now()), isWorse, loadsSince });
    for (const { sequence, change, reason } of made)
      app.log.warn({ sequence, kind: change.kind, reason }, 'a schedule was carried on');
  });
  task(LOOK_EVERY_MS, 'read the newest entry of the history', async () => {
    const unknownFormat = await registry.unread();
    if (unknownFormat !== undefined) throw unknownFormat;
  });
  task(FLUSH_EVERY_MS, 'store the telemetry', flush);
  task(REMOVE_EVERY_MS, 'remove old telemetry', async () => {
    const before = Math.floor(now() / 3_600_000) - RETAINED_HOURS;
    for (const folder of [TELEMETRY_FOLDER, ERRORS_FOLDER, TIMINGS_FOLDER, OUTCOMES_FOLDER])
      await removeHourly(store, folder, before);
  });
  app.addHook('onClose', () => flush().catch(() => undefined));

  return {
    readErrors,
    loadsSince,
    loadsOfHour: async (name) => {
      const { versions } = healthOf(await hours.since(Math.floor(now() / MINUTE_MS) - 59), 1, now(), []);
      return versions
        .filter((one) => one.name === name)
        .reduce((sum, { loads }) => sum + loads.reduce((all, one) => all + one, 0), 0);
    },
    readTimings: async (filter) => {
      await flush();
      return readTimings(store, filter, now(), note);
    },
    readOutcomes: async (filter) => {
      await flush();
      return readOutcomes(store, filter, now(), note);
    },
    readHealth: async (length) => {
      const minutes = await hours.since(Math.floor(now() / MINUTE_MS) - length * 60 + 1);
      return healthOf(minutes, length, now(), guardrail.verdicts());
    },
  };
}
