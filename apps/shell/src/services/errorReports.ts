import type { ErrorKind, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { describeError } from './describeError';

type ErrorEvent = Extract<TelemetryEvent, { event: 'error' }>;

const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 20;
const MOST_BYTES = 3000;

/** A release, as its assets are named. */
export interface Source {
  readonly remote: string;
  readonly version: string;
}

interface Parts {
  /** The running shell's version. */
  readonly shell: string;
  readonly origin: string;
  /** The path of the route whose screen is shown. */
  readonly screen: () => string;
  /** Strings that are known to be a player's: values of fields, the token, the session's data about the member. */
  readonly secrets: () => Iterable<string>;
  readonly emit: (event: ErrorEvent) => void;
  readonly now: () => number;
}

/** Reports an error of a release. Without a release it counts as an error of the shell, if a file of the site is in its stack. */
export type ReportError = (kind: ErrorKind, error: unknown, source?: Source) => void;

/**
 * Turns errors into telemetry events: each error once, at most 20 per minute, at most 3 kB each. An error that occurs again
 * before its event is sent increases the event's count.
 */
export function createErrorReports({ shell, origin, screen, secrets, emit, now }: Parts): ReportError {
  const reported = new Map<string, { count: number }>();
  let minute: readonly number[] = [];
  return (kind, error, source) => {
    const described = describeError(error, secrets(), origin, shell);
    // Ignores errors of browser extensions.
    if (source === undefined && described.frames.length === 0) return;
    const { remote, version } = source ?? { remote: 'shell', version: shell };
    const key = JSON.stringify([remote, version, described]);
    const pendingEvent = reported.get(key);
    if (pendingEvent !== undefined) pendingEvent.count += 1;
    minute = minute.filter((at) => at > now() - MINUTE_MS);
    if (pendingEvent !== undefined || minute.length >= MOST_A_MINUTE) return;
    minute = [...minute, now()];
    const event = withinBytes({ event: 'error', kind, remote, version, shell, ...described, screen: screen(), count: 1 });
    reported.set(key, event);
    emit(event);
  };
}

/** Drops the outermost frames of an event that is too large. */
function withinBytes(event: ErrorEvent): ErrorEvent {
  const size = new TextEncoder().encode(JSON.stringify(event)).length;
  return size <= MOST_BYTES ? event : withinBytes({ ...event, frames: event.frames.slice(0, -1) });
}
