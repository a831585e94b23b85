import type { Shell } from '../layout/shellContext';
import { collectUncaughtErrors } from '../monitoring/uncaughtErrors';

const LATEST_MS = 10_000;
const RETRY_MS = 15_000;

/** Starts the monitoring, whose code is fetched for it, when the first screen is rendered and the page is idle. */
export function startDeferredWhenSettled(shell: Shell): void {
  const drainErrors = collectUncaughtErrors(window);
  let hasBegun = false;
  const load = () => {
    import(/* webpackChunkName: "later" */ './startDeferred').then(
      ({ startDeferred }) => startDeferred(shell, drainErrors),
      () => setTimeout(load, RETRY_MS),
    );
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: LATEST_MS });
    else setTimeout(load, 500);
  };
  shell.telemetry.onNext(begin);
  setTimeout(begin, LATEST_MS);
}
