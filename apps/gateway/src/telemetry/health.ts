import type { Health, Verdict, VersionHealth } from '@parlour/release-contract/api';
import { type Distinct, sizeOf, united } from '@parlour/registry/errors/distinct';
import { type Histogram, merge, percentile } from '@parlour/registry/canary/histogram';
import { type Minute, MINUTE_MS } from './minute';

const SHARE = 0.75;

/** Telemetry that all gateways received in these hours, minute by minute, up to the current one. */
export function healthOf(minutes: readonly Minute[], hours: number, nowMs: number, verdicts: readonly Verdict[]): Health {
  const last = Math.floor(nowMs / MINUTE_MS);
  const first = last - hours * 60 + 1;
  const steps = Array.from({ length: hours * 60 }, (_, index) => minutes.filter((one) => one.minute === first + index));
  const pagesIn = (step: readonly Minute[]) => step.reduce<Distinct>((seen, { pages }) => united(seen, pages), []);
  const within = steps.flat();
  return {
    from: new Date(first * MINUTE_MS).toISOString(),
    stepMs: MINUTE_MS,
    // A page sends a beacon once a minute, so two minutes cover every open page.
    visitorsNow: sizeOf(pagesIn(steps.slice(-2).flat())),
    visitors: steps.map((step) => sizeOf(pagesIn(step))),
    lcp: steps.map((step) => percentile(mergeAll(step.map(({ lcp }) => lcp)), SHARE)),
    versions: releasesIn(within).map((release) => versionHealth(release, steps)),
    verdicts,
    manifestsRefused: within.reduce((sum, { refused }) => sum + refused, 0),
  };
}

function mergeAll(histograms: readonly Histogram[]): Histogram {
  return histograms.reduce<Histogram>(merge, {});
}

/** Releases that loaded or failed; a release that was only present in a page has no figures. */
function releasesIn(minutes: readonly Minute[]): readonly string[] {
  const used = minutes.flatMap(({ releases }) =>
    Object.entries(releases)
      .filter(([, { loads, failures }]) => loads + failures > 0)
      .map(([release]) => release),
  );
  return [...new Set(used)].toSorted();
}

function versionHealth(release: string, steps: readonly (readonly Minute[])[]): VersionHealth {
  const at = release.indexOf('@');
  const counts = steps.map((step) => step.flatMap(({ releases }) => releases[release] ?? []));
  return {
    name: release.slice(0, at),
    version: release.slice(at + 1),
    loads: counts.map((step) => step.reduce((sum, { loads }) => sum + loads, 0)),
    failures: counts.map((step) => step.reduce((sum, { failures }) => sum + failures, 0)),
    load: counts.map((step) => percentile(mergeAll(step.map(({ ms }) => ms)), SHARE)),
  };
}
