import { moment } from '@parlour/api-client/schema';
import * as v from 'valibot';
import type { Misfit } from '../misfits';

/** Tolerance for different clocks and for the duration of a call. */
const TOLERANCE_MS = 600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;
/** Zones are from UTC-12 to UTC+14, and Beijing is UTC+8. */
const MOST_BEHIND_MS = 20 * HOUR_MS;
const BEIJING_HOURS = 8;

/** A time in any format that the site reads, in epoch milliseconds; undefined for anything else. */
export function momentMs(text: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(v.parse(moment, text)) ?? [];
  const ms = Date.parse(`${day}T${time}+08:00`);
  return Number.isNaN(ms) ? undefined : ms;
}

/** What is wrong with the `created_at` of an order that was made at `madeMs`; an unreadable time is reported elsewhere. */
export function wrongTime(at: string, createdAt: string, madeMs: number): Misfit[] {
  const ms = momentMs(createdAt);
  if (ms === undefined || Math.abs(ms - madeMs) <= TOLERANCE_MS) return [];
  const aheadMs = ms - madeMs;
  const { looks, change } = causeOf(aheadMs);
  return [{ at, expected: `${beijing(madeMs)}, when it was made`, got: `${createdAt}, ${span(aheadMs)}${looks}`, change }];
}

/** What is wrong with the `created_at` of an order whose time is unknown: it cannot be in the future. */
export function futureTime(at: string, createdAt: string, nowMs: number): Misfit[] {
  return (momentMs(createdAt) ?? 0) - nowMs > TOLERANCE_MS ? wrongTime(at, createdAt, nowMs) : [];
}

function causeOf(aheadMs: number): { readonly looks: string; readonly change: string } {
  const zoneMs = Math.round(aheadMs / QUARTER_MS) * QUARTER_MS;
  const isZone = Math.abs(aheadMs - zoneMs) < TOLERANCE_MS && zoneMs !== 0 && Math.abs(zoneMs) <= MOST_BEHIND_MS;
  if (!isZone) return { looks: '', change: 'Send when the order was made, and check the clock of the machine.' };
  if (zoneMs === BEIJING_HOURS * HOUR_MS)
    return { looks: ': looks like Beijing time that is marked as UTC', change: 'Leave out the Z, or convert to UTC first.' };
  const hours = BEIJING_HOURS + zoneMs / HOUR_MS;
  const zone = hours === 0 ? 'UTC' : `UTC${hours > 0 ? '+' : ''}${hours}`;
  return {
    looks: `: looks like ${zone} without a zone`,
    change: 'Send Beijing time, or add the zone, as in 2026-11-20T04:00:00Z.',
  };
}

function span(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS);
  const hours = Math.round((minutes / 60) * 4) / 4;
  const size = hours >= 48 ? `${Math.round(hours / 24)} days` : hours >= 1 ? `${hours} hours` : `${minutes} minutes`;
  return `${size} ${aheadMs < 0 ? 'behind' : 'ahead'}`;
}

const beijing = (ms: number) =>
  `${new Date(ms + BEIJING_HOURS * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')} in Beijing`;
