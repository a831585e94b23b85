import { randomUUID } from 'node:crypto';
import type { Beacon } from '@parlour/release-contract/telemetry';
import { nameOf } from '@parlour/release-contract/names';
import type { FindPlace } from '@parlour/registry/errors/sourcePlaces';
import type { ErrorEvent } from '@parlour/registry/errors/stored';
import type { FastifyBaseLogger } from 'fastify';
import type { SentryDsn } from '../sentryDsn';
import { MINUTE_MS } from './minute';

const CLIENT = 'parlour/1';
/** Events a minute that are forwarded; the console counts all of them. */
const MOST_EVENTS = 60;
const ANSWER_MS = 10_000;
const TOO_MANY = 429;

interface Parts {
  readonly dsn: SentryDsn;
  readonly placeOf: FindPlace;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => number;
}

/** Passes the errors of pages on to Sentry. */
export interface Sentry {
  /** Sends the errors of a beacon; never rejects. */
  take(beacon: Beacon, browser: string): Promise<void>;
}

/**
 * Sends each error that a page reports as an envelope of Sentry's protocol
 * (https://develop.sentry.dev/sdk/data-model/envelopes/), with its source lines; the page itself does not contact Sentry. While
 * Sentry asks to wait, or after 60 events in a minute, further ones are dropped.
 */
export function createSentry({ dsn, placeOf, log, now }: Parts): Sentry {
  let sent = { minute: 0, events: 0 };
  let waitUntil = 0;
  let isDown = false;

  const send = async (error: ErrorEvent, beacon: Beacon, browser: string) => {
    const response = await fetch(dsn.envelopes, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${dsn.key}`,
      },
      body: await envelopeOf(error, beacon, { browser, placeOf, nowMs: now() }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.status === TOO_MANY) waitUntil = now() + 1000 * (Number(response.headers.get('retry-after')) || 60);
    else if (!response.ok) throw new Error(`it answered ${response.status}`);
  };

  const fail = (cause: unknown) => {
    if (!isDown) log.warn({ cause: cause instanceof Error ? cause.message : String(cause) }, 'Sentry took no event');
    isDown = true;
  };

  return {
    take: async (beacon, browser) => {
      const minute = Math.floor(now() / MINUTE_MS);
      if (sent.minute !== minute) sent = { minute, events: 0 };
      const sending: Promise<void>[] = [];
      for (const event of beacon.events) {
        if (event.event !== 'error' || now() < waitUntil || sent.events >= MOST_EVENTS) continue;
        sent.events += 1;
        sending.push(send(event, beacon, browser).then(() => void (isDown = false), fail));
      }
      await Promise.all(sending);
    },
  };
}

interface Context {
  readonly browser: string;
  readonly placeOf: FindPlace;
  readonly nowMs: number;
}

async function envelopeOf(error: ErrorEvent, { composition }: Beacon, { browser, placeOf, nowMs }: Context): Promise<string> {
  const eventId = randomUUID().replaceAll('-', '');
  const frames = await Promise.all(
    error.frames.map(async ({ file, line, column }) => {
      const place = await placeOf({ file, line, column });
      if (place === undefined) return { filename: file, lineno: line, colno: column, in_app: true };
      const at = place.line - place.firstLine;
      return {
        filename: place.source,
        lineno: place.line,
        colno: place.column,
        in_app: place.source.startsWith('apps/') || place.source.startsWith('packages/'),
        pre_context: place.code.slice(0, at),
        context_line: place.code[at],
        post_context: place.code.slice(at + 1),
      };
    }),
  );
  const event = {
    event_id: eventId,
    timestamp: nowMs / 1000,
    platform: 'javascript',
    level: 'error',
    release: nameOf({ name: error.remote, version: error.version }),
    transaction: error.screen,
    tags: { app: error.remote, kind: error.kind, shell: error.shell, browser, composition },
    // Sentry expects the outermost frame first.
    exception: { values: [{ type: error.name, value: error.message, stacktrace: { frames: frames.toReversed() } }] },
  };
  const header = { event_id: eventId, sent_at: new Date(nowMs).toISOString() };
  return [header, { type: 'event' }, event].map((line) => `${JSON.stringify(line)}\n`).join('');
}
