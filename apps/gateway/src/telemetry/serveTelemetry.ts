import type { Manifest } from '@parlour/registry';
import type { ErrorRecorder } from '@parlour/registry/errors/stored';
import { redact } from '@parlour/release-contract/redact';
import { beacon, type Beacon, telemetryEvent, type TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { browserFamily } from './browserFamily';
import type { TelemetryMetrics } from './metrics';
import { createRateLimit } from '@parlour/rate-limit';
import type { Marks } from './marks';
import { MINUTE_MS } from './minute';
import type { PublishedReleases } from './publishedReleases';
import { withKnownActions } from './knownActions';
import type { OutcomeRecorder } from '@parlour/registry/canary/outcomes';
import type { Recorder } from './recorder';
import type { Sentry } from './sentry';
import type { TimingRecorder } from './timings';
import { bodyLimits } from '../bodyLimits';
import { rateLimits } from '../rateLimits';

const MOST_LINES = 100;

interface Parts {
  readonly recorder: Recorder;
  readonly marks: Pick<Marks, 'senderOf'>;
  readonly errors: Pick<ErrorRecorder, 'take'>;
  readonly timings: Pick<TimingRecorder, 'take'>;
  readonly outcomes: Pick<OutcomeRecorder, 'take'>;
  readonly sentry: Sentry | undefined;
  readonly metrics: TelemetryMetrics;
  readonly published: PublishedReleases;
  readonly live: () => Promise<Manifest | undefined>;
  readonly now: () => number;
}

/** Receives telemetry from pages; nothing about the sender is stored or logged. */
export function serveTelemetry(
  app: FastifyInstance,
  { recorder, marks, errors, timings, outcomes, sentry, metrics, published, live, now }: Parts,
): void {
  const limit = createRateLimit(...rateLimits.beacons);
  const logErrors = createErrorLog(now);
  app.post('/telemetry', { bodyLimit: bodyLimits.telemetry }, async (request, reply) => {
    const wait = limit.take(request.ip, now());
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ message: 'too many beacons' });
    const parsed = v.safeParse(beacon, request.body);
    const events = parsed.success ? parsed.output.events.flatMap(readEvent) : [];
    if (!parsed.success || events.length === 0) return reply.code(400).send({ message: 'not a beacon' });
    const { beacon: ofReleases, unknown } = await published.known({ ...parsed.output, events });
    const manifest = await live();
    const known = withKnownActions(ofReleases, manifest);
    const unread = parsed.output.events.length - events.length;
    if (unknown + unread > 0) metrics.unknown(unknown + unread);
    recorder.take(known, manifest?.sequence ?? 0, now(), marks.senderOf(known, request.ip));
    timings.take(known, now());
    outcomes.take(known, now());
    metrics.take(known);
    const browser = browserFamily(request.headers['user-agent']);
    errors.take(known, browser, now());
    void sentry?.take(known, browser);
    logErrors(known, browser, request.log);
    return reply.code(204).send();
  });
}

/** Pages already redact messages; this repeats it for clients that send something else. */
function readEvent(given: unknown): readonly TelemetryEvent[] {
  const { success, output: event } = v.safeParse(telemetryEvent, given);
  if (!success) return [];
  return [event.event === 'error' ? { ...event, message: redact(event.message) } : event];
}

/** Logs each error once per minute and release, with its position. */
function createErrorLog(now: () => number) {
  let logged = new Set<string>();
  let minute = 0;
  return ({ events }: Beacon, browser: string, log: FastifyBaseLogger) => {
    if (Math.floor(now() / MINUTE_MS) !== minute) {
      minute = Math.floor(now() / MINUTE_MS);
      logged = new Set();
    }
    for (const event of events) {
      if (event.event !== 'error') continue;
      const {
        kind,
        name,
        message,
        screen,
        frames: [first],
      } = event;
      const release = `${event.remote}@${event.version}`;
      const at = first && `${first.file}:${first.line}:${first.column}`;
      const line = `${release} ${name} ${message} ${at}`;
      if (logged.has(line) || logged.size >= MOST_LINES) continue;
      logged.add(line);
      log.warn({ release, kind, error: `${name}: ${message}`, at, screen, browser }, 'a release failed in a page');
    }
  };
}
