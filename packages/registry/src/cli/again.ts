import { isDeepStrictEqual } from 'node:util';
import type { CanaryState, HistoryEntry, State } from '@parlour/release-contract/api';
import type { Audience, Change, ReleaseName } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { audienceText } from '../registry/history';
import { GateRefusal } from '../registry/refusals';

/** Tolerance for the clock of the machine that built a release. */
const CLOCKS_DIFFER_MS = 24 * 3_600_000;

/**
 * For a repeated CI run: returns a sentence if visitors already have the releases, even if more visitors have them by now;
 * undefined if there is something to do. Throws for a release that visitors had and that was taken back or replaced, since a
 * repeated run does not know the reasons.
 */
export function doneBefore(
  change: Extract<Change, { kind: 'promote' }>,
  { apps, history, requests }: Pick<State, 'apps' | 'history' | 'requests'>,
): string | undefined {
  const { releases, to } = change;
  const reasons = releases.map((release) => {
    const { live, canary } = apps.find(({ name }) => name === release.name) ?? {};
    if (live === release.version) return `${nameOf(release)} is what everyone has already`;
    if (canary?.version !== release.version) demandNew(release, history);
    else if (includes(canary, to)) return `${nameOf(release)} is for ${audienceText(canary)} already`;
    return undefined;
  });
  if (!reasons.includes(undefined)) return reasons.join('\n');
  const waiting = requests.find((one) => isDeepStrictEqual(one.change, change));
  return waiting && `request ${waiting.sequence} for it waits for a second person already`;
}

/** Nobody had the releases before this time (ISO 8601); undefined while none of them is published. */
export function firstBuilt(releases: readonly ReleaseName[], apps: State['apps']): string | undefined {
  const built = releases.flatMap(({ name, version }) => {
    const published = apps.find((app) => app.name === name)?.releases.find((release) => release.version === version);
    return published === undefined ? [] : [Date.parse(published.builtAt) || 0];
  });
  return built.length === 0 ? undefined : new Date(Math.max(0, Math.min(...built) - CLOCKS_DIFFER_MS)).toISOString();
}

function includes({ share, rings }: CanaryState, to: Audience): boolean {
  return to.kind === 'ring' ? rings.includes(to.ring) : share >= to.share;
}

/** Refuses a release that visitors had before. */
function demandNew(release: ReleaseName, history: readonly HistoryEntry[]): void {
  const gone = takenBy(release, history);
  if (gone === undefined) return;
  const found = `entry ${gone.sequence} took ${nameOf(release)} from visitors (${gone.by}: ${gone.reason}); leave out --again to give it to them all the same`;
  throw new GateRefusal([{ name: 'state', isMet: false, found: [found] }]);
}

/** The entry that took a release from visitors: the newest entry that names it, or a later one that removed the remote. */
export function takenBy({ name, version }: ReleaseName, history: readonly HistoryEntry[]): HistoryEntry | undefined {
  const named = history.find(({ difference }) =>
    difference.some((line) => line.startsWith(`${name} `) && line.split(' ').includes(version)),
  );
  return (
    named &&
    (history.find(({ sequence, difference }) => sequence > named.sequence && difference.includes(`${name} gone`)) ?? named)
  );
}
