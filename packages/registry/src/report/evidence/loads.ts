import * as v from 'valibot';
import { readLoads } from '../../canary/releaseUsage';
import { RegistryRefusal } from '../../registry/refusals';
import { siteStore } from '../../storage/siteStore';
import type { Store } from '../../storage/store';
import type { Period } from './period';

const HOUR_MS = 3_600_000;

/**
 * How often pages reported that a screen of a release was loaded. It is no evidence: nobody signed it, anybody can send such reports,
 * and they are kept for 30 days.
 */
export const reportedLoads = v.array(v.strictObject({ site: v.string(), release: v.string(), loads: v.number() }));
export type ReportedLoads = v.InferOutput<typeof reportedLoads>;

/** Where a folder of evidence has the loads of its period. */
export const LOADS_FILE = 'loads.json';

/** The loads of a period in a store, in whole hours. */
export async function countLoads(store: Store, { fromMs, endMs }: Period, sites: readonly string[]): Promise<ReportedLoads> {
  const counted: ReportedLoads = [];
  for (const site of sites) {
    const loads = await readLoads(siteStore(store, site), Math.floor(fromMs / HOUR_MS), Math.ceil(endMs / HOUR_MS));
    for (const [release, count] of loads) if (count > 0) counted.push({ site, release, loads: count });
  }
  return counted.toSorted((one, other) => other.loads - one.loads);
}

/** The loads in a folder of evidence; none when it has no such file. */
export async function givenLoads(store: Pick<Store, 'read'>): Promise<ReportedLoads> {
  const bytes = await store.read(LOADS_FILE);
  if (bytes === undefined) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportedLoads), String(bytes));
  if (parsed.success) return parsed.output;
  throw new RegistryRefusal(`${LOADS_FILE} of the evidence cannot be read; it is not signed: remove it to leave loads out`);
}
