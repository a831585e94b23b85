import { removeStored, store, readStored } from '@parlour/platform/storage';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

const QUARANTINE_MS = 300_000;
const RUNNING = 'parlour.running';

const until = new Map<string, number>();

/** `wallet 1.5.0` */
function nameOf({ remote, release: { version } }: Pick<FoundRoute, 'remote' | 'release'>): string {
  return `${remote} ${version}`;
}

/** Puts a release in quarantine: a fallback release replaces it for five minutes. */
export function quarantine(found: Pick<FoundRoute, 'remote' | 'release'>): void {
  until.set(nameOf(found), Date.now() + QUARANTINE_MS);
}

/** Ends the quarantine of a release that was loaded after all. */
export function releaseFromQuarantine(found: Pick<FoundRoute, 'remote' | 'release'>): void {
  until.delete(nameOf(found));
}

/** Whether a release failed in this page a moment ago. */
export function isQuarantined(found: FoundRoute): boolean {
  return (until.get(nameOf(found)) ?? 0) > Date.now();
}

/**
 * Records which release is about to run for the first time. If it blocks the thread for ever, the record remains, and the next
 * page does not run the release again.
 */
export function noteRunning(found: FoundRoute): void {
  store(RUNNING, nameOf(found));
}

/** Removes the record, because the release has run or the player has left the page. */
export function clearRunning(): void {
  removeStored(RUNNING);
}

/** The release that blocked the last page, which is now in quarantine; returned once. */
export function takeHungRelease(): { readonly remote: string; readonly version: string } | undefined {
  const [remote, version] = readStored(RUNNING)?.split(' ') ?? [];
  clearRunning();
  if (remote === undefined || version === undefined) return undefined;
  until.set(`${remote} ${version}`, Date.now() + QUARANTINE_MS);
  return { remote, version };
}
