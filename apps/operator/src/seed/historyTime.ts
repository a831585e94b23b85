import { beijingMidnight, beijingTime } from '../beijingTime';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** A moment of the demo member's past, by Beijing days; `minute` counts from midnight. */
export interface Instant {
  readonly daysAgo: number;
  readonly minute: number;
}

export interface Clock {
  date(instant: Instant): Date;
  after(instant: Instant, minutes: number): Date;
  /** `YYYYMMDDHHmmss` in Beijing. */
  stamp(instant: Instant): string;
}

/** Turns instants into dates before `now`; today's minutes are spread over the part of the day that has passed. */
export function clock(now: Date): Clock {
  const midnight = beijingMidnight(now).getTime();
  const date = ({ daysAgo, minute }: Instant) => {
    const sinceMidnight = daysAgo === 0 ? ((now.getTime() - midnight) * minute) / DAY_MINUTES : minute * MINUTE_MS;
    return new Date(midnight - daysAgo * DAY_MS + Math.floor(sinceMidnight));
  };
  return {
    date,
    after: (instant, minutes) => new Date(Math.min(now.getTime(), date(instant).getTime() + minutes * MINUTE_MS)),
    stamp: (instant) => beijingTime(date(instant)).replaceAll(/\D/g, ''),
  };
}

/** Cents as a decimal string in yuan. */
export function yuan(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
