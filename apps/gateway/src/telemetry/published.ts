import type { Registry } from '@parlour/release-server';
import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';

/** Minimum interval between lookups: clients that invent versions must not cause load on the store. */
const LOOK_EVERY_MS = 5_000;

export type IsPublished = (name: string, version: string) => boolean;

/** Caches the published releases: an unknown one triggers another lookup. */
export interface PublishedReleases {
  /** Filters a beacon to what refers to published releases, and counts the rest. */
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
      if (!beacon.events.every((event) => namesOnly(event, isPublished))) await lookAgain();
      const events = beacon.events.flatMap((event) => knownPart(event, isPublished));
      return { beacon: { ...beacon, events }, unknown: beacon.events.length - events.length };
    },
  };
}

function namesOnly(event: TelemetryEvent, isPublished: IsPublished): boolean {
  if (event.event === 'error') return isPublished(event.remote, event.version) && isPublished('shell', event.shell);
  if ('remote' in event) return isPublished(event.remote, event.version);
  if (event.event === 'vital') return event.shown === undefined || isPublished(event.shown.remote, event.shown.version);
  if (event.event !== 'alive') return true;
  return (
    isPublished('shell', event.shell) && Object.entries(event.releases).every(([name, version]) => isPublished(name, version))
  );
}

function knownPart(event: TelemetryEvent, isPublished: IsPublished): readonly TelemetryEvent[] {
  if (namesOnly(event, isPublished)) return [event];
  if (event.event === 'vital') return [{ ...event, shown: undefined }];
  if (event.event !== 'alive' || !isPublished('shell', event.shell)) return [];
  const releases = Object.entries(event.releases).filter(([name, version]) => isPublished(name, version));
  return [{ ...event, releases: Object.fromEntries(releases) }];
}
