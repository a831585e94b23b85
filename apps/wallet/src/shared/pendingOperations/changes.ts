import type { PendingCall } from './outcomeRules';

/** Listeners of this page; other tabs are notified by the storage event. */
function createChannel<Args extends readonly unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit: (...args: Args) => {
      for (const listener of [...listeners]) listener(...args);
    },
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Emitted to make all views of pending operations refresh. */
export const lookAgain = createChannel<[]>();

/** Emitted when a call whose answer was lost was found in the records, with its order number. */
export const foundAgain = createChannel<[call: PendingCall, orderNo: string]>();
