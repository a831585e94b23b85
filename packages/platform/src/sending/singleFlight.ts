import { useCallback, useRef, useState } from 'react';

/**
 * Runs `work` once, under a Web Lock of this origin. Where locks are missing (no https, old browsers), refused (blocked storage,
 * sandboxed frames) or broken it runs without one. Resolves to undefined, and nothing runs, when `ifAvailable` finds the lock taken;
 * rejects as `work` does.
 */
export async function withLock<Result>(
  name: string,
  options: LockOptions,
  work: () => Promise<Result>,
  locks?: Pick<LockManager, 'request'>,
): Promise<Result | undefined> {
  let running: Promise<Result> | undefined;
  const start = () => (running ??= work());
  try {
    return await (locks ?? navigator.locks).request(name, options, async (lock) => (lock === null ? undefined : start()));
  } catch {
    return start();
  }
}

const running = new Set<string>();

/**
 * Runs `work`, or resolves to undefined when work of this name is already running, in any tab where the browser has Web Locks.
 */
export async function runExclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (running.has(name)) return undefined;
  running.add(name);
  try {
    return await withLock(name, { ifAvailable: true }, work);
  } finally {
    running.delete(name);
  }
}

export interface SingleFlight {
  /**
   * Runs `work`, or resolves to undefined while one is running. A run lasts at least `leastMs`: with `DOUBLE_TAP_MS` the second
   * tap of a double tap starts nothing, however fast the first one was answered.
   */
  readonly run: <Result>(work: () => Promise<Result>, leastMs?: number) => Promise<Result | undefined>;
  readonly isRunning: boolean;
}

/** Single flight within a component, such as for the work that a button starts. A run ends when its work settles. */
export function useSingleFlight(): SingleFlight {
  const isLocked = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(async <Result>(work: () => Promise<Result>, leastMs = 0) => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setRunning(true);
    const mayEndAt = performance.now() + leastMs;
    const end = () => {
      isLocked.current = false;
      setRunning(false);
    };
    try {
      return await work();
    } finally {
      const remainingMs = mayEndAt - performance.now();
      if (remainingMs > 0) setTimeout(end, remainingMs);
      else end();
    }
  }, []);
  return { run, isRunning };
}
