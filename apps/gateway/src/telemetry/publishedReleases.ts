import type { Registry } from '@parlour/registry';
import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createCachedCall } from '../promises/cachedCall';

/** Minimum interval between lookups, so that clients that invent versions cause no load on the store. */
const LOOK_EVERY_MS = 5_000;

export type IsPublished = (name: string, version: string) => boolean;

/** Caches the published releases: an unknown one triggers another lookup. */
export interface PublishedReleases {
  /** Filters a beacon to what refers to published releases, and counts the rest. */
  known(beacon: Beacon): Promise<{ readonly beacon: Beacon; readonly unknown: number }>;
}

export function createPublishedReleases(registry: Registry, now: () => number): PublishedReleases {
  let releases: ReadonlySet<string> = new Set();

  const loadNames = async () => {
    const names = await registry.apps();
    const versions = await Promise.all(names.map((name) => registry.versions(name)));
    releases = new Set(names.flatMap((name, index) => (versions[index] ?? []).map((version) => `${name}@${version}`)));
  };
  // While the store is down, the releases known before are still counted.
  const lookAgain = createCachedCall(() => loadNames().catch(() => undefined), LOOK_EVERY_MS, now);
  const isPublished: IsPublished = (name, version) => releases.has(`${name}@${version}`);

  return {
    known: async (beacon) => {
      const parts = () => beacon.events.map((event) => knownPart(event, isPublished));
      if (parts().some((part, index) => part !== beacon.events[index])) await lookAgain();
      const events = parts().filter((part) => part !== undefined);
      const { brand: named } = beacon;
      const brand = named && isPublished(named.remote, named.version) ? named : undefined;
      return { beacon: { ...beacon, brand, events }, unknown: beacon.events.length - events.length };
    },
  };
}

/** The event itself if everything that it names is published; otherwise the part that is, if any. */
function knownPart(event: TelemetryEvent, isPublished: IsPublished): TelemetryEvent | undefined {
  if (event.event === 'vital') {
    const { shown } = event;
    return shown === undefined || isPublished(shown.remote, shown.version) ? event : { ...event, shown: undefined };
  }
  if (event.event === 'alive') {
    if (!isPublished('shell', event.shell)) return undefined;
    const all = Object.entries(event.releases);
    const known = all.filter(([name, version]) => isPublished(name, version));
    return known.length === all.length ? event : { ...event, releases: Object.fromEntries(known) };
  }
  if ('remote' in event && !isPublished(event.remote, event.version)) return undefined;
  return event.event === 'error' && !isPublished('shell', event.shell) ? undefined : event;
}
