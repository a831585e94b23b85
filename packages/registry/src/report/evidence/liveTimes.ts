import { EVERYONE, type LiveRemote, type Manifest } from '@parlour/release-contract/manifest';
import { NO_RELEASE } from '@parlour/release-contract/names';
import { audienceText, siteOf, type HistoryRecord } from '../../registry/history';
import type { Period } from './period';

/** A time in which some visitors of a site got a release. */
export interface LiveTime {
  readonly site: string;
  readonly app: string;
  readonly version: string;
  /** `staff, agents, 5 %`, `everyone`, or `everyone but staff, agents, 5 %`; with the paths that were off. */
  readonly audience: string;
  readonly since: string;
  readonly sinceEntry: number;
  /** Undefined while it goes on. */
  readonly until?: string | undefined;
  readonly untilEntry?: number | undefined;
}

/** Follows who got which release, entry by entry, until the period ends. */
export function createLiveTimes({ endMs }: Pick<Period, 'endMs'>) {
  const open = new Map<string, LiveTime>();
  const ended: LiveTime[] = [];

  const end = (key: string, time: LiveTime, { at, sequence }: Pick<HistoryRecord, 'at' | 'sequence'>) => {
    open.delete(key);
    ended.push({ ...time, until: at, untilEntry: sequence });
  };
  const follow = (record: HistoryRecord, site: string, manifest: Manifest | undefined) => {
    const audiences = audiencesIn(manifest);
    for (const [key, time] of open) {
      if (time.site !== site || audiences.get(nameIn(time)) === time.audience) continue;
      end(key, time, record);
    }
    for (const [name, audience] of audiences) {
      const key = `${site} ${name}`;
      if (open.has(key)) continue;
      const [app = '', version = ''] = name.split('@');
      open.set(key, { site, app, version, audience, since: record.at, sinceEntry: record.sequence });
    }
  };
  return {
    /** Takes the next entry; `sites` are those that there are after it. */
    add(record: HistoryRecord, sites: readonly string[]) {
      if (Date.parse(record.at) >= endMs) return;
      for (const site of new Set([...open.values()].map((time) => time.site)))
        if (!sites.includes(site)) follow(record, site, undefined);
      if (record.manifest !== undefined) follow(record, siteOf(record), record.manifest);
    },
    /** In the order in which they began. */
    all: (): readonly LiveTime[] =>
      [...ended, ...open.values()].toSorted(
        (one, other) => one.sinceEntry - other.sinceEntry || compare(nameIn(one), nameIn(other)),
      ),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function nameIn({ app, version }: Pick<LiveTime, 'app' | 'version'>): string {
  return `${app}@${version}`;
}

/** Who gets which release with a manifest, by `name@version`. */
function audiencesIn(manifest: Manifest | undefined): ReadonlyMap<string, string> {
  if (manifest === undefined) return new Map();
  const remotes = Object.entries(manifest.remotes).flatMap(([app, remote]) =>
    audiencesOf(remote).map(([version, audience]) => [`${app}@${version}`, audience] as const),
  );
  return new Map([[`shell@${manifest.shell.version}`, 'everyone'], ...remotes]);
}

function audiencesOf({ version, canary, off }: LiveRemote): readonly (readonly [version: string, audience: string])[] {
  if (off === 'all') return [];
  const without = off === undefined ? '' : ` (off: ${off.join(', ')})`;
  const isTried = canary !== undefined && (canary.share > 0 || canary.rings.length > 0);
  const tried = isTried ? audienceText(canary) : undefined;
  const everyone = canary?.share === EVERYONE ? undefined : tried === undefined ? 'everyone' : `everyone but ${tried}`;
  return [
    ...(version === NO_RELEASE || everyone === undefined ? [] : [[version, everyone + without] as const]),
    ...(tried === undefined ? [] : [[canary?.version ?? '', tried + without] as const]),
  ];
}
