import { type PendingOperation, type Platform, readPendingOperations, storeOperation } from '@parlour/platform';
import { noteOf } from './pendingCalls';

let kept: readonly PendingOperation[] = [];
let hasEnded = false;
const watched = new WeakSet<Platform['session']>();

/**
 * Notes a member's calls without an answer in this page's memory, and puts them back into the storage when the member has logged in again:
 * the end of a session clears the storage, and a lost call would be sent a second time. They come back for the same member alone.
 */
export function keepCalls({ session }: Platform, who: string | undefined): void {
  if (who === undefined) return;
  if (!watched.has(session)) {
    watched.add(session);
    session.watch(() => {
      if (session.read().role === 'visitor') hasEnded = true;
    });
  }
  const isOwn = (operation: PendingOperation) => noteOf(operation).who === who;
  if (hasEnded) for (const operation of kept) if (isOwn(operation)) storeOperation(operation);
  hasEnded = false;
  kept = [...kept.filter((operation) => !isOwn(operation)), ...readPendingOperations().filter(isOwn)];
}

/** Forgets a call that a 401 refused: it is not looked for when the member has logged in again. */
export function dropCall(endpoint: string, text: string): void {
  kept = kept.filter((operation) => operation.endpoint !== endpoint || operation.payload !== text);
}
