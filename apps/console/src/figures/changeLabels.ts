import { type Audience, isImmediate, type RecordedChange, type ReleaseName } from '@parlour/release-contract/change';
import type { HistoryEntry } from '@parlour/release-contract/api';
import { EVERYONE, type Ring } from '@parlour/release-contract/manifest';
import { formatShare } from './format';

const MOST_NAMED = 2;

/** Kind of a change: a release for everyone, a canary, a rollback, something switched off or on, or who may do what. */
export type ChangeCategory = 'live' | 'canary' | 'rollback' | 'switch' | 'people';

export function categoryOf(change: RecordedChange): ChangeCategory {
  switch (change.kind) {
    case 'promote':
    case 'stage':
      return isForEveryone(change.to) ? 'live' : 'canary';
    case 'schedule':
    case 'cancel':
      return 'canary';
    case 'stop':
    case 'rollBack':
    case 'return':
      return 'rollback';
    case 'switchOff':
    case 'switchOn':
    case 'switchWorker':
    case 'remove':
      return 'switch';
    case 'approve':
      return 'live';
    case 'request':
    case 'decline':
    case 'setPolicy':
    case 'promotedTo':
      return 'people';
  }
}

function isForEveryone(to: Audience): boolean {
  return to.kind === 'share' && to.share === EVERYONE;
}

/** Title of a change: lobby 3.13.0 for 10 %. */
export function changeTitle(change: RecordedChange): string {
  switch (change.kind) {
    case 'promote':
      return `${releasesLabel(change.releases)} for ${audienceLabel(change.to)}${change.from === undefined ? '' : `, from ${change.from}`}`;
    case 'schedule':
      return `${releasesLabel(change.releases)} in stages: ${change.stages.map(({ to }) => audienceLabel(to)).join(', ')}`;
    case 'stage':
      return `${releasesLabel(change.releases)} for ${audienceLabel(change.to)}, stage ${change.stage + 1} of entry ${change.schedule}`;
    case 'cancel':
      return `Schedule of ${change.name} cancelled`;
    case 'stop':
      return `${change.name} canary stopped`;
    case 'rollBack':
      return `${change.name} rolled back`;
    case 'return':
      return `Rolled back to manifest ${change.sequence}`;
    case 'switchOff':
      return `${change.paths === undefined ? change.name : `${change.paths.join(', ')} of ${change.name}`} switched off`;
    case 'switchOn':
      return `${change.name} switched on`;
    case 'remove':
      return `${change.name} removed`;
    case 'switchWorker':
      return `Service worker switched ${change.to}`;
    case 'request':
      return `Approval requested: ${changeTitle(change.change)}`;
    case 'approve':
      return `Request ${change.request} approved`;
    case 'decline':
      return `Request ${change.request} declined`;
    case 'promotedTo':
      return `Promoted to ${change.site}`;
    case 'setPolicy':
      return 'Teams and rights changed';
  }
}

/** Names of up to two releases, otherwise their number. */
function releasesLabel(releases: readonly ReleaseName[]): string {
  if (releases.length > MOST_NAMED) return `${releases.length} releases`;
  return releases.map(({ name, version }) => `${name} ${version}`).join(', ');
}

/** Label of an audience: everyone, staff, staff and agents, 10 %. */
export function audienceLabel(to: Audience): string {
  if (to.kind === 'ring') return ringLabel(to.ring);
  return isForEveryone(to) ? 'everyone' : formatShare(to.share);
}

/** A ring includes those before it. */
function ringLabel(ring: Ring): string {
  return ring === 'staff' ? 'staff' : 'staff and agents';
}

/** Audience of a canary: staff, agents and 10 %. */
export function canaryAudience({ share, rings }: { readonly share: number; readonly rings: readonly Ring[] }): string {
  const parts = [...rings, ...(share > 0 ? [formatShare(share)] : [])];
  if (parts.length === 0) return 'nobody';
  return parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The apps of a change; empty when it concerns the whole composition. */
export function namesIn(change: RecordedChange): readonly string[] {
  if ('releases' in change) return change.releases.map(({ name }) => name);
  if (change.kind === 'request') return namesIn(change.change);
  return 'name' in change ? [change.name] : [];
}

/** The author of an entry; a name that nobody proved is marked as claimed. */
export function authorLabel({ by, author }: Pick<HistoryEntry, 'by' | 'author'>): string {
  return author === undefined || author.claimed !== undefined ? `${by} (claimed)` : by;
}

/** `Manifest 210`, or `Entry 211` of one that made none live. */
export function entryLabel(entry: Pick<HistoryEntry, 'change' | 'sequence'>): string {
  return `${isManifest(entry) ? 'Manifest' : 'Entry'} ${entry.sequence}`;
}

/** Whether an entry made a manifest live, which one can go back to. */
export function isManifest({ change }: Pick<HistoryEntry, 'change'>): boolean {
  if (change.kind === 'schedule') return isImmediate(change);
  return !['setPolicy', 'request', 'decline', 'promotedTo', 'cancel'].includes(change.kind);
}
