/** A page that fails in a loop keeps no more of them. */
const MOST = 20;

/** An error that nobody caught, as it was thrown. */
export interface UncaughtError {
  readonly kind: 'error' | 'rejection';
  readonly error: unknown;
}

export type DrainErrors = (taker: (uncaught: UncaughtError) => void) => void;

declare global {
  /** Of the boot script, for the monitoring. */
  // oxlint-disable-next-line no-var -- a global that scripts in the page share is declared by var
  var parlourErrors: DrainErrors;
}

/** Collects the page's uncaught errors; those until the monitoring is loaded wait for it. */
export function collectUncaughtErrors(page: Pick<Window, 'addEventListener'>): DrainErrors {
  // As many as are reported; V8 gives ten.
  Object.assign(Error, { stackTraceLimit: 20 });
  const waiting: UncaughtError[] = [];
  let take = (uncaught: UncaughtError): void => void (waiting.length < MOST && waiting.push(uncaught));
  page.addEventListener('error', ({ error }) => take({ kind: 'error', error }));
  page.addEventListener('unhandledrejection', ({ reason }) => take({ kind: 'rejection', error: reason }));
  return (taker) => {
    take = taker;
    for (const uncaught of waiting.splice(0)) taker(uncaught);
  };
}
