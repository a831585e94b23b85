import type { Health } from '@parlour/release-contract/api';
import type { RecordedChange } from '@parlour/release-contract/change';
import { namesIn } from '#figures';

const BEFORE = 20;
const AFTER = 20;

/** The app of a change; undefined for several or all. */
export function nameIn(change: RecordedChange): string | undefined {
  const [name, ...others] = namesIn(change);
  return others.length === 0 ? name : undefined;
}

/** The metrics around a time; undefined if it is outside their period. */
export function windowAround(health: Health, at: string) {
  const start = Date.parse(health.from);
  const step = Math.floor((Date.parse(at) - start) / health.stepMs);
  const length = health.visitors.length;
  if (step < 0 || step > length) return undefined;
  const [first, end] = [Math.max(0, step - BEFORE), Math.min(length, step + AFTER)];
  const minutes = end - first;
  if (minutes < 2) return undefined;
  const versions = health.versions.map((one) => ({
    ...one,
    loads: one.loads.slice(first, end),
    failures: one.failures.slice(first, end),
    load: one.load.slice(first, end),
  }));
  const moment = (minute: number) => new Date(start + minute * health.stepMs);
  return { health: { ...health, versions }, minutes, from: moment(first), to: moment(end) };
}
