import type { AppChange, ChangeReport, ReportedChange } from '../changeReport';
import { authorText } from '../changes/deeds';

/** Longer lists are cut in the page and in the table, whose cells have 32,767 characters in Excel; report.json has all. */
const MOST_NAMED = 20;

/** A list for people. */
export function listText(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? `${named} and ${names.length - MOST_NAMED} more` : named;
}

export function gateText({ state, checks }: ReportedChange['gate']): string {
  if (state === 'unrecorded') return 'not recorded';
  if (state === 'unchecked') return 'the gate does not check this';
  if (checks.length === 0) return 'nothing to check';
  const failed = checks.filter(({ isMet }) => !isMet);
  const names = (failed.length === 0 ? checks : failed).map(({ name }) => name).join(', ');
  return failed.length === 0 ? `passed: ${names}` : `refused: ${names}`;
}

export function requestText({ outcome, until, answer }: NonNullable<ReportedChange['request']>): string {
  if (answer !== undefined) return `${outcome} by ${authorText(answer)} (entry ${answer.entry}): ${answer.reason}`;
  return outcome === 'expired' ? `expired ${until}` : `waited until ${until} when the report was made`;
}

export function filesText(app: Pick<AppChange, 'files'> | undefined): string {
  if (app?.files === undefined) return '';
  const { compared, added, changed, removed, same } = app.files;
  const named = (what: string, files: typeof added) =>
    files.length === 0 ? [] : [`${what}: ${listText(files.map(({ path }) => path))}`];
  const parts = [...named('added', added), ...named('changed', changed), ...named('removed', removed), `${same} the same`];
  return [...parts, ...(compared === 'hash' ? ['scripts compared by hash alone'] : [])].join('; ');
}

export function packagesText(app: Pick<AppChange, 'packages'> | undefined): string {
  if (app?.packages === undefined) return '';
  const { state, added, removed, changed } = app.packages;
  if (state === 'missing') return 'the evidence has no bill of materials';
  const named = (what: string, packages: readonly string[]) => (packages.length === 0 ? [] : [`${what}: ${listText(packages)}`]);
  return [...named('added', added), ...named('removed', removed), ...named('changed', changed)].join('; ') || 'none changed';
}

/** `wallet 1.4.0 → 1.5.0`, or what was switched. */
export function appText({ app, from, to, switched }: Pick<AppChange, 'app' | 'from' | 'to' | 'switched'>): string {
  if (switched !== undefined) return `${app}: ${switched.join(', ') || 'the service worker'} switched`;
  return [app, from, from !== null && '→', to ?? 'nothing'].filter(Boolean).join(' ');
}

export function stopText({ app, version, audience, paths }: ChangeReport['stops'][number]): string {
  return version === undefined ? `${app}: ${listText(paths ?? [])} switched off` : `${app} ${version} taken from ${audience}`;
}

/** `4 min`, `3 h 5 min`, `2 d 4 h`. */
export function durationText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), Math.round(minutes % 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

/** Writes times in the zone of a report: `2026-11-24 19:32:10`. */
export function timesIn(zone: string): (iso: string) => string {
  // Swedish writes dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso)));
}
