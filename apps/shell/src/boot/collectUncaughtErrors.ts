/** Maximum number of errors that wait for the monitoring, for pages that fail in a loop. */
const MOST = 20;

/** An error that nobody caught, as it was thrown. */
export interface UncaughtError {
  readonly kind: 'error' | 'rejection';
  readonly error: unknown;
}

export type DrainErrors = (taker: (uncaught: UncaughtError) => void) => void;

declare global {
  /** Set by the boot script, read by the monitoring. */
  // oxlint-disable-next-line no-var -- a global that scripts in the page share is declared by var
  var parlourErrors: DrainErrors;
}

/** Collects the page's uncaught errors, and buffers them until the monitoring drains them. */
export function collectUncaughtErrors(page: Pick<Window, 'addEventListener'>): DrainErrors {
  // Reports contain up to 20 frames; the default of V8 is ten.
  Object.assign(Error, { stackTraceLimit: 20 });
  const waiting: UncaughtError[] = [];
  let handle = (uncaught: UncaughtError): void => void (waiting.length < MOST && waiting.push(uncaught));
  page.addEventListener('error', ({ error }) => handle({ kind: 'error', error }));
  page.addEventListener('unhandledrejection', ({ reason }) => handle({ kind: 'rejection', error: reason }));
  return (taker) => {
    handle = taker;
    for (const uncaught of waiting.splice(0)) taker(uncaught);
  };
}
