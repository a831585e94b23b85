import { TZDate } from '@date-fns/tz';
import { demandDay, demandZone } from '../../cli/times';
import { RegistryRefusal } from '../../registry/refusals';

/** The days of a report, both included, as its reader knows them. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** The time zone in which the days begin and end. */
  readonly zone: string;
  /** The first millisecond of the first day, and the first one after the last day. */
  readonly fromMs: number;
  readonly endMs: number;
}

/** The period between two days like `2026-11-01`; throws a sentence that says what is wrong with them. */
export function periodOf({ from, to, zone }: Pick<Period, 'from' | 'to' | 'zone'>): Period {
  for (const [option, day] of [
    ['--from', from],
    ['--to', to],
  ] as const) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RegistryRefusal(`${option} ${day} is not a day like 2026-11-30`);
    demandDay(day);
  }
  demandZone(zone);
  if (from > to) throw new RegistryRefusal(`--from ${from} is after --to ${to}`);
  return { from, to, zone, fromMs: startOf(from, 0, zone), endMs: startOf(to, 1, zone) };
}

function startOf(day: string, daysAfter: number, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date + daysAfter, zone).getTime();
}

export function isIn({ fromMs, endMs }: Pick<Period, 'fromMs' | 'endMs'>, at: string): boolean {
  const ms = Date.parse(at);
  return fromMs <= ms && ms < endMs;
}
