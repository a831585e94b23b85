import { type PendingOperation, type Platform, readPendingOperations, storeOperation } from '@parlour/platform';
import { noteOf } from './pendingCalls';
import { usernameOf } from './currentMember';

let kept: readonly PendingOperation[] = [];
let hasEnded = false;
const watched = new WeakSet<Platform['session']>();

/**
 * Notes the member's calls without an answer in this page's memory, and puts them back into the storage when the member has logged in
 * again: the end of a session clears the storage, and a lost call would be sent a second time. They come back for the same member alone.
 */
export function keepCalls(platform: Platform): void {
  const who = usernameOf(platform);
  if (who === undefined) return;
  watch(platform);
  const isOwn = (operation: PendingOperation) => noteOf(operation).who === who;
  const stored = new Set(readPendingOperations().map(({ key }) => key));
  // Another tab may have put it back before, and sent it again since.
  if (hasEnded) for (const operation of kept) if (isOwn(operation) && !stored.has(operation.key)) storeOperation(operation);
  hasEnded = false;
  kept = [...kept.filter((operation) => !isOwn(operation)), ...readPendingOperations().filter(isOwn)];
}

/** Forgets a member's call whose outcome is known: it is not looked for when the member has logged in again. */
export function dropCall(who: string | undefined, endpoint: string, text: string): void {
  kept = kept.filter(
    (operation) => operation.endpoint !== endpoint || operation.payload !== text || noteOf(operation).who !== who,
  );
}

function watch(platform: Platform): void {
  const { session } = platform;
  if (watched.has(session)) return;
  watched.add(session);
  session.watch(() => {
    if (session.read().role === 'visitor') hasEnded = true;
    // The member may have logged in in another tab, whose wallet has never heard of the call.
    else if (hasEnded) keepCalls(platform);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab has settled it; the end of a session names no key.
    if (newValue === null) kept = kept.filter((operation) => !key?.endsWith(operation.key));
  });
}
