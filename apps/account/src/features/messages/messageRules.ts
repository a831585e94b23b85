import { beijingDay, formatDay } from '@parlour/ui-kit/parts';

export type Box = '1' | '2';

/** `type` in the address: 1 notices, 2 inbox (spec section 2). */
export function boxOf(query: string | null): Box {
  return query === '2' ? '2' : '1';
}

/**
 * A message's time for its row: the time of day if it is from today, else the date, with the year if it is another one. An
 * invalid time is returned unchanged.
 */
export function whenOf(createdAt: string, locale: string, now = Date.now()): string {
  const day = createdAt.slice(0, 10);
  const hour = createdAt.slice(11, 16);
  const today = beijingDay(now);
  if (day === today && hour !== '') return hour;
  return formatDay(createdAt, { locale, month: 'short', today }) ?? createdAt;
}

/** The number of unread messages in the loaded part of the list; undefined when there are none. */
export function badgeOf(unread: number, hasMore: boolean): string | undefined {
  if (unread === 0) return undefined;
  return hasMore ? `${unread}+` : String(unread);
}
