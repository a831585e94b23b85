import { EVERYONE } from '@parlour/release-contract/manifest';

const SPACE = '\u00A0';
const MINUTE_MS = 60_000;

const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** 4,812 */
export function formatCount(count: number): string {
  return whole.format(Math.round(count));
}

/** A count with its noun: 1 visitor, 2 visitors. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${formatCount(count)} ${Math.round(count) === 1 ? noun : nouns}`;
}

/** A share of 10,000 visitors in percent: 10 %, 0.5 %. */
export function formatShare(share: number): string {
  return `${percent.format((share / EVERYONE) * 100)}${SPACE}%`;
}

/** A rate between 0 and 1: 0.04 %. */
export function formatRate(rate: number | undefined): string {
  return rate === undefined ? '–' : `${(rate * 100).toFixed(2)}${SPACE}%`;
}

/** 386 ms, 1.88 s */
export function formatMs(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1000 ? `${Math.round(ms)}${SPACE}ms` : formatSeconds(ms);
}

/** 1.88 s */
export function formatSeconds(ms: number | undefined): string {
  return ms === undefined ? '–' : `${(ms / 1000).toFixed(2)}${SPACE}s`;
}

/** 61.4 kB */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)}${SPACE}kB`;
}

/** 15:27, in the reader's time zone. */
export function formatClock(at: string | Date): string {
  return clock.format(new Date(at));
}

/** 15:27 on the same day, else 20 November, 15:27. */
export function formatMoment(at: string): string {
  return new Date(at).toDateString() === new Date().toDateString()
    ? formatClock(at)
    : `${day.format(new Date(at))}, ${formatClock(at)}`;
}

/** Today, Yesterday, 3 March, 3 March 2025. */
export function formatDay(at: string, now = new Date()): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return date.getFullYear() === now.getFullYear() ? day.format(date) : dayOfYear.format(date);
}

/** How long ago: less than a minute, 42 minutes, 3 hours, 2 days. */
export function formatAge(since: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}

/** A time to wait in minutes: 30 min, 1 h, 2 days. */
export function formatWait(minutes: number): string {
  if (minutes < 60) return `${minutes}${SPACE}min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return counted(Math.round(hours / 24), 'day');
  return minutes % 60 === 0 ? `${hours}${SPACE}h` : `${hours}${SPACE}h ${minutes % 60}${SPACE}min`;
}

/** How long it is until a time, as of `formatWait`; at least a minute. */
export function formatUntil(at: string, now: Date): string {
  return formatWait(Math.max(1, Math.ceil((new Date(at).getTime() - now.getTime()) / MINUTE_MS)));
}

/** The short form of a git revision. */
export function shortRevision(revision: string): string {
  return /^[0-9a-f]{40}$/.test(revision) ? revision.slice(0, 7) : revision;
}
