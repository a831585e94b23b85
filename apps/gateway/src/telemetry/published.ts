import type { Registry } from '@parlour/release-server';
import type { Beacon, Fact } from '@parlour/release-contract/telemetry';

/** Looking again is worth it this often at most: whoever invents versions must not make the store work. */
const LOOK_EVERY_MS = 5_000;

export type IsPublished = (name: string, version: string) => boolean;

/** Knows what is published: what is asked for and not known makes it look again. */
export interface PublishedReleases {
  /** Keeps of a beacon what speaks of published releases, and counts the rest. */
  known(beacon: Beacon): Promise<{ readonly beacon: Beacon; readonly unknown: number }>;
}

export function createPublishedReleases(registry: Registry, now: () => number): PublishedReleases {
  let releases: ReadonlySet<string> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const names = await registry.apps();
    const versions = await Promise.all(names.map((name) => registry.versions(name)));
    releases = new Set(names.flatMap((name, index) => (versions[index] ?? []).map((version) => `${name}@${version}`)));
  };
  const lookAgain = async () => {
    if (looking === undefined && now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now();
    looking ??= look().finally(() => (looking = undefined));
    await looking;
  };
  const isPublished: IsPublished = (name, version) => releases.has(`${name}@${version}`);

  return {
    known: async (beacon) => {
      if (!beacon.facts.every((fact) => namesOnly(fact, isPublished))) await lookAgain();
      const facts = beacon.facts.flatMap((fact) => knownPart(fact, isPublished));
      return { beacon: { ...beacon, facts }, unknown: beacon.facts.length - facts.length };
    },
  };
}

function namesOnly(fact: Fact, isPublished: IsPublished): boolean {
  if (fact.event === 'screenLoaded' || fact.event === 'remoteFailed') return isPublished(fact.remote, fact.version);
  if (fact.event !== 'alive') return true;
  return isPublished('shell', fact.shell) && Object.entries(fact.releases).every(([name, version]) => isPublished(name, version));
}

function knownPart(fact: Fact, isPublished: IsPublished): readonly Fact[] {
  if (namesOnly(fact, isPublished)) return [fact];
  if (fact.event !== 'alive' || !isPublished('shell', fact.shell)) return [];
  const releases = Object.entries(fact.releases).filter(([name, version]) => isPublished(name, version));
  return [{ ...fact, releases: Object.fromEntries(releases) }];
}
