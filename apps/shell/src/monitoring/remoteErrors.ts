import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

type Failure = Extract<TelemetryEvent, { event: 'remoteFailed' }>;

/** The release that an error came from: the bundler's loader names the file that did not come, others name it in their stack. */
const SOURCE = /\/assets\/([\w-]+)\/([^/\s]+)\//;

/** Tells of what nobody caught in a remote: a piece that did not come, an error in a handler. Each once. */
export function reportRemoteErrors(
  page: Pick<Window, 'addEventListener'>,
  remotes: () => readonly string[],
  emit: (event: Failure) => void,
): void {
  const reported = new Set<string>();
  const look = (error: unknown) => {
    if (!(error instanceof Error)) return;
    // Without a network nothing can be said of a piece that did not come.
    if ('request' in error && !navigator.onLine) return;
    const [, remote = '', version = ''] = SOURCE.exec('request' in error ? String(error.request) : (error.stack ?? '')) ?? [];
    const failure: Failure = { event: 'remoteFailed', remote, version, error: String(error).slice(0, 2000) };
    const key = JSON.stringify(failure);
    if (!remotes().includes(remote) || reported.has(key)) return;
    reported.add(key);
    emit(failure);
    // What was damaged on its way is kept by the browser; past what it keeps, the file is whole for the next try.
    if ('request' in error) void fetch(String(error.request), { cache: 'reload' }).catch(() => undefined);
  };
  page.addEventListener('error', ({ error }) => look(error));
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
