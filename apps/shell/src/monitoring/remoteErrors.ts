import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { DrainErrors } from './uncaughtErrors';

type Failure = Extract<TelemetryEvent, { event: 'remoteFailed' }>;

/** The release that an error came from: the bundler's loader names the file that did not load, others name it in their stack. */
const SOURCE = /\/assets\/([\w-]+)\/([^/\s]+)\//;

/** Reports uncaught errors of a remote, such as a chunk that failed to load or an error in a handler; each once. */
export function reportRemoteErrors(
  drainErrors: DrainErrors,
  remotes: () => readonly string[],
  emit: (event: Failure) => void,
): void {
  const reported = new Set<string>();
  const look = (error: unknown) => {
    if (!(error instanceof Error)) return;
    // Without a network a failed chunk says nothing about the release.
    if ('request' in error && !navigator.onLine) return;
    const [, remote = '', version = ''] = SOURCE.exec('request' in error ? String(error.request) : (error.stack ?? '')) ?? [];
    const failure: Failure = { event: 'remoteFailed', remote, version, error: String(error).slice(0, 2000) };
    const key = JSON.stringify(failure);
    if (!remotes().includes(remote) || reported.has(key)) return;
    reported.add(key);
    emit(failure);
    // The browser caches a file that was damaged in transit; requesting it past the cache repairs it for the next attempt.
    if ('request' in error) void fetch(String(error.request), { cache: 'reload' }).catch(() => undefined);
  };
  drainErrors(look);
}
