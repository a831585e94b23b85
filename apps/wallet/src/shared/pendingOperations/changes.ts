import type { PendingCall } from './outcomeRules';

/** Listeners of this page; other tabs learn of a change from the storage. */
function createChannel<Args extends readonly unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    tell: (...args: Args) => {
      for (const listener of [...listeners]) listener(...args);
    },
    hear: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whoever shows what is under way looks again. */
export const lookAgain = createChannel<[]>();

/** A call whose answer was lost was found in the records, as the order of this number. */
export const foundAgain = createChannel<[call: PendingCall, orderNo: string]>();
