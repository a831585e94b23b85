import type { Store } from '@parlour/platform';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';

type Shown = NonNullable<Extract<TelemetryEvent, { event: 'vital' }>['shown']>;

/** Maximum number of visits that are recorded, for pages that stay open for days. Measurements are about the latest ones. */
const MOST_VISITS = 100;

interface Parts {
  readonly activeRoute: Store<FoundRoute | undefined>;
  /** Milliseconds of the page's clock. */
  readonly now: () => number;
}

/**
 * Returns a function that gives the screen that was shown at a time of the page's clock; for a time before the first screen it
 * gives the first one.
 */
export function recordScreenVisits({ activeRoute, now }: Parts): (time: number) => Shown | undefined {
  const visits: { readonly since: number; readonly shown: Shown }[] = [];
  const enter = () => {
    const found = activeRoute.read();
    if (found === undefined) return;
    const { remote, release, module } = found;
    visits.push({ since: now(), shown: { remote, version: release.version, screen: module } });
    if (visits.length > MOST_VISITS) visits.shift();
  };
  enter();
  activeRoute.watch(enter);
  return (time) => (visits.filter(({ since }) => since <= time).at(-1) ?? visits[0])?.shown;
}
