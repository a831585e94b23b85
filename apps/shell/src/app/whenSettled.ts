import type { Shell } from '../layout/shellContext';

const LATEST_MS = 10_000;
const RETRY_MS = 15_000;

/** Starts polling when the first screen is rendered, and the monitoring, whose code is fetched for it, when the page is idle. */
export function startDeferredWhenSettled(shell: Shell): void {
  let hasBegun = false;
  const load = () => {
    import(/* webpackChunkName: "later" */ './startDeferred').then(
      ({ startDeferred }) => startDeferred(shell),
      () => setTimeout(load, RETRY_MS),
    );
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // In a task of its own: the first screen's effects run in this one.
    setTimeout(() => shell.hasScreen.set(true));
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: LATEST_MS });
    else setTimeout(load, 500);
  };
  shell.telemetry.onNext(begin);
  // The shell's own screens, such as the question whether to log in, report nothing.
  shell.hasScreen.watch(begin);
  setTimeout(begin, LATEST_MS);
}
