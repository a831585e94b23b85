import { TZDate } from '@date-fns/tz';
import type { Stage } from '@parlour/release-contract/change';
import { RegistryRefusal } from '../registry/refusals';
import { audience } from './format';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MINUTES = { min: 1, h: 60, d: 24 * 60 } as const;
const FORMS = 'Tuesday 04:00 Asia/Shanghai, 2026-12-08 04:00, 22:00, tomorrow 09:30 or 2026-12-08T04:00:00Z';

/** The time zone of this machine, which times without a zone are in. */
export function ownZone(): string {
  // Undefined where TZ names none that there is; such a machine has UTC.
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}

/** Text as it was copied from elsewhere, with the usual spaces and signs: `5 ％` with a space that does not break is `5 %`. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}

/** The next time that a text names; throws a sentence with the forms that it may have. */
export function timeOf(named: string, now: Date, usualZone = ownZone()): Date {
  const text = plain(named);
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))) {
    demandDay(text.slice(0, 10));
    return new Date(text);
  }
  const [, day = '', hours, minutes, zone = usualZone] =
    /^(?:([a-z]+|\d{4}-\d\d-\d\d) )?(\d{1,2}):(\d\d)(?: ([A-Za-z][\w/+-]*|[+-]\d\d:\d\d))?$/i.exec(text) ?? [];
  const time = [Number(hours), Number(minutes)] as const;
  if (hours === undefined || time[0] > 23 || time[1] > 59) throw new RegistryRefusal(`"${text}" is not a time like ${FORMS}`);
  demandZone(zone);
  const [year, month, date] = day.split('-').map(Number);
  if (date !== undefined) {
    demandDay(day);
    return new Date(new TZDate(year ?? 0, (month ?? 1) - 1, date, ...time, zone).getTime());
  }
  const isNamed = daysAhead(day);
  const today = new TZDate(now.getTime(), zone);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + ahead, ...time, zone);
    if (isNamed(found, ahead) && found.getTime() > now.getTime()) return new Date(found.getTime());
  }
  throw new RegistryRefusal(`"${text}" is past`);
}

/** Whether a day is the one that a word names: a day of the week, `today`, `tomorrow`, or none for the next one. */
function daysAhead(word: string): (day: TZDate, ahead: number) => boolean {
  const lower = word.toLowerCase();
  if (lower === '') return () => true;
  if (lower === 'today' || lower === 'tomorrow') return (_day, ahead) => ahead === (lower === 'today' ? 0 : 1);
  const index = DAYS.findIndex((name) => name === lower || name.slice(0, 3) === lower);
  if (index === -1) throw new RegistryRefusal(`"${word}" is not a day of the week, today, tomorrow or a date like 2026-12-08`);
  return (day) => day.getDay() === index;
}

/** Throws for a day that there is not: `2026-02-30` would be read as a day of March. */
export function demandDay(day: string): void {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) throw new RegistryRefusal(`there is no day ${day}`);
}

/** Throws for a text that names no time zone. */
export function demandZone(zone: string): void {
  const [, hours] = /^[+-](\d\d):[0-5]\d$/.exec(zone) ?? [];
  const isThere = hours === undefined ? !Number.isNaN(new TZDate(0, zone).getTime()) : Number(hours) <= 14;
  if (!isThere) throw new RegistryRefusal(`${zone} is not a time zone like Asia/Shanghai or +08:00`);
}

/**
 * The stages in a text: `5 % now, 25 % after 1 h, 100 % Tuesday 04:00 Asia/Shanghai`. Each names whom releases reach, and when: now, some
 * time after the stage before, or a time.
 */
export function stagesOf(text: string, now: Date, usualZone = ownZone()): Stage[] {
  return plain(text)
    .split(',')
    .map((part, index) => {
      const [, whom = '', when = ''] = /^(\S+(?: %)?) (?!%)(.+)$/.exec(part.trim()) ?? [];
      if (when === '') throw new RegistryRefusal(`"${part.trim()}" is not a stage like "5 % now" or "25 % after 1 h"`);
      const to = audience(whom);
      if (when === 'now') {
        if (index === 0) return { to };
        throw new RegistryRefusal(`only the first stage can be now: ${part.trim()}`);
      }
      const [, count, unit] = /^after (\d+(?:\.\d+)?) ?(min|h|d)$/.exec(when) ?? [];
      if (count === undefined) {
        if (when.startsWith('after'))
          throw new RegistryRefusal(`"${when}" is not a time like "after 30 min", "after 1 h" or "after 2 d"`);
        return { to, at: timeOf(when, now, usualZone).toISOString() };
      }
      const after = Math.round(Number(count) * MINUTES[unit as keyof typeof MINUTES]);
      // Nothing is before the first stage, so its time is known.
      return index === 0 ? { to, at: new Date(now.getTime() + after * 60_000).toISOString() } : { to, after };
    });
}

/** A time for people, in the zone of this machine: `Tue 8 Dec, 04:00 (Asia/Shanghai)`; with the year, if that is another than now. */
export function timeText(iso: string, zone = ownZone(), now = new Date()): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...(new TZDate(iso, zone).getFullYear() !== new TZDate(now.getTime(), zone).getFullYear() && { year: 'numeric' }),
  }).format(new Date(iso));
  return `${text} (${zone})`;
}

/** How long it is until a time: `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function waitText(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 60_000));
  const [days, hours] = [Math.floor(minutes / MINUTES.d), Math.floor(minutes / MINUTES.h)];
  if (days > 0) return `${days} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
