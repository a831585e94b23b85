import type { Shell } from '../layout/shellContext';

const LATEST_MS = 10_000;
const RETRY_MS = 15_000;

/** Starts polling once the first screen is rendered, and loads and starts the monitoring when the page is idle. */
export function startDeferredWhenSettled(shell: Shell): void {
  let hasStarted = false;
  const loadDeferred = () => {
    import(/* webpackChunkName: "later" */ './startDeferred').then(
      ({ startDeferred }) => startDeferred(shell),
      () => setTimeout(loadDeferred, RETRY_MS),
    );
  };
  const startOnce = () => {
    if (hasStarted) return;
    hasStarted = true;
    // In a separate task, because the first screen's effects run in the current one.
    setTimeout(() => shell.hasScreen.set(true));
    if ('requestIdleCallback' in globalThis) requestIdleCallback(loadDeferred, { timeout: LATEST_MS });
    else setTimeout(loadDeferred, 500);
  };
  shell.telemetry.onNext(startOnce);
  // Screens of the shell itself, such as the login prompt, emit no telemetry event and set `hasScreen` instead.
  shell.hasScreen.watch(startOnce);
  setTimeout(startOnce, LATEST_MS);
}
