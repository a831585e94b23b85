import { type PendingOperation, type Platform, readPendingOperations, storeOperation } from '@parlour/platform';
import { noteOf } from './pendingCalls';
import { usernameOf } from './currentMember';

let keptOperations: readonly PendingOperation[] = [];
let hasEnded = false;
const watched = new WeakSet<Platform['session']>();

/**
 * Keeps the member's pending calls in this page's memory, and stores them again when the same member has logged in again. The end
 * of a session clears the storage, and without this a lost call could be sent a second time.
 */
export function keepCalls(platform: Platform): void {
  const who = usernameOf(platform);
  if (who === undefined) return;
  watch(platform);
  const isOwn = (operation: PendingOperation) => noteOf(operation).who === who;
  const stored = new Set(readPendingOperations().map(({ key }) => key));
  // Another tab may have stored it again already, and sent it again since.
  if (hasEnded)
    for (const operation of keptOperations) if (isOwn(operation) && !stored.has(operation.key)) storeOperation(operation);
  hasEnded = false;
  keptOperations = [...keptOperations.filter((operation) => !isOwn(operation)), ...readPendingOperations().filter(isOwn)];
}

/** Removes a member's call whose outcome is known, so that it is not stored again after the next login. */
export function dropCall(who: string | undefined, endpoint: string, text: string): void {
  keptOperations = keptOperations.filter(
    (operation) => operation.endpoint !== endpoint || operation.payload !== text || noteOf(operation).who !== who,
  );
}

function watch(platform: Platform): void {
  const { session } = platform;
  if (watched.has(session)) return;
  watched.add(session);
  session.watch(() => {
    if (session.read().role === 'visitor') hasEnded = true;
    // The member may have logged in in another tab, which does not know the call.
    else if (hasEnded) keepCalls(platform);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // A removed key means that another tab has settled the call. The end of a session clears the storage, whose event has no key.
    if (newValue === null) keptOperations = keptOperations.filter((operation) => !key?.endsWith(operation.key));
  });
}
