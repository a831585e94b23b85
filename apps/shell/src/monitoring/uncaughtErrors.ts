/** A page that fails in a loop keeps no more of them. */
const MOST = 20;

export type DrainErrors = (taker: (error: unknown) => void) => void;

/** Collects the page's uncaught errors; those until the monitoring is loaded wait for it. */
export function collectUncaughtErrors(page: Pick<Window, 'addEventListener'>): DrainErrors {
  const waiting: unknown[] = [];
  let take = (error: unknown): void => void (waiting.length < MOST && waiting.push(error));
  page.addEventListener('error', ({ error }) => take(error));
  page.addEventListener('unhandledrejection', ({ reason }) => take(reason));
  return (taker) => {
    take = taker;
    for (const error of waiting.splice(0)) taker(error);
  };
}
