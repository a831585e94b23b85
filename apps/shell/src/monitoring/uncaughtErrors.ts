import type { DrainErrors } from '../boot/collectUncaughtErrors';
import type { PageEvent } from '../services/telemetryBuffer';
import type { ReportError } from '../services/errorReports';

/**
 * The release that an error came from. A chunk error of the bundler's loader contains the URL of the file; other errors contain
 * it in their stack.
 */
const SOURCE = /\/assets\/([\w-]+)\/([^/\s]+)\//;

/**
 * Reports uncaught errors with their place. An error of a remote, such as a chunk that failed to load, is also reported once as a
 * failure of its release.
 */
export function reportUncaughtErrors(
  drainErrors: DrainErrors,
  remotes: () => readonly string[],
  emit: (event: PageEvent) => void,
  report: ReportError,
): void {
  const failed = new Set<string>();
  drainErrors(({ kind, error }) => {
    if (!(error instanceof Error)) return;
    const isChunk = 'request' in error;
    // Without a network a failed chunk says nothing about the release.
    if (isChunk && !navigator.onLine) return;
    const [, remote, version] = SOURCE.exec(isChunk ? String(error.request) : (error.stack ?? '')) ?? [];
    const source = remote === undefined || version === undefined ? undefined : { remote, version };
    report(isChunk ? 'chunk' : kind, error, source);
    const key = isChunk ? String(error.request) : `${remote} ${version}`;
    if (source === undefined || !remotes().includes(source.remote) || failed.has(key)) return;
    failed.add(key);
    emit({ event: 'remoteFailed', ...source });
    // The browser caches a file that was damaged in transit. Requesting it again with `reload` repairs the cache for the next
    // attempt.
    if (isChunk) void fetch(String(error.request), { cache: 'reload' }).catch(() => undefined);
  });
}
