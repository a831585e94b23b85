import { removeStored, store, readStored } from '@parlour/platform/storage';
import type { FoundRoute } from '@parlour/release-contract/composition';

const QUARANTINE_MS = 300_000;
const RUNNING = 'parlour.running';

const until = new Map<string, number>();

/** `wallet 1.5.0` */
function nameOf({ remote, release: { version } }: Pick<FoundRoute, 'remote' | 'release'>): string {
  return `${remote} ${version}`;
}

/** From now on a fallback release replaces this one, for five minutes. */
export function quarantine(found: Pick<FoundRoute, 'remote' | 'release'>): void {
  until.set(nameOf(found), Date.now() + QUARANTINE_MS);
}

/** It was loaded after all. */
export function releaseFromQuarantine(found: Pick<FoundRoute, 'remote' | 'release'>): void {
  until.delete(nameOf(found));
}

/** Whether a release failed in this page a moment ago. */
export function isQuarantined(found: FoundRoute): boolean {
  return (until.get(nameOf(found)) ?? 0) > Date.now();
}

/**
 * Notes which release is about to run for the first time. One that blocks the thread for ever takes the page with it; the note
 * remains: the page that is opened instead does not run it again.
 */
export function noteRunning(found: FoundRoute): void {
  store(RUNNING, nameOf(found));
}

/** It released the thread, or the player left. */
export function clearRunning(): void {
  removeStored(RUNNING);
}

/** The release that took the last page with it, which is distrusted from now on; once. */
export function takeHungRelease(): { readonly remote: string; readonly version: string } | undefined {
  const [remote, version] = readStored(RUNNING)?.split(' ') ?? [];
  clearRunning();
  if (remote === undefined || version === undefined) return undefined;
  until.set(`${remote} ${version}`, Date.now() + QUARANTINE_MS);
  return { remote, version };
}
