import type { ChangeReport, ReportedChange, Stop } from '../changeReport';
import { html, type Markup, table } from './html';
import { classesOf, linesOf } from './pageParts';
import { durationText, stopText } from './reportTexts';

type When = (iso: string) => string;

export function stopsTable(stops: readonly Stop[], when: When): Markup {
  return table(
    ['Entry', 'Time', 'Site', 'What', 'Live for', 'By, and why'],
    stops.map((stop) => [
      { shown: stop.entry, label: 'entry' },
      { shown: when(stop.at), kind: 'time' },
      { shown: stop.site, kind: 'name' },
      { shown: stopText(stop) },
      { shown: stop.minutes === undefined ? '–' : durationText(stop.minutes), kind: 'number', label: 'after' },
      { shown: `${stop.by}: ${stop.reason}` },
    ]),
  );
}

export function overview(changes: readonly ReportedChange[], when: When): Markup {
  return table(
    ['Entry', 'Time', 'Site', 'What', 'Classes', 'Asked', 'Approved'],
    changes.map(({ entry, at, site, difference, classes, asked, approved }) => [
      { shown: html`<a href="#entry-${entry}">${entry}</a>`, label: 'entry' },
      { shown: when(at), kind: 'time' },
      { shown: site, kind: 'name' },
      { shown: linesOf(difference), kind: 'wide' },
      { shown: classesOf(classes) },
      { shown: nameOf(asked), kind: 'name', label: 'asked by' },
      { shown: approved === undefined ? '–' : nameOf(approved), kind: 'name', label: 'approved by' },
    ]),
  );
}

function nameOf({ by, isProven }: ReportedChange['asked']): string {
  return isProven ? by : `${by} (claimed)`;
}

/** What pages reported; anybody can send such reports. */
export function loadsTable({ loads }: ChangeReport): Markup {
  const rows = loads.map(({ site, release, loads: count }) => [
    { shown: site, kind: 'name' } as const,
    { shown: release },
    { shown: count, kind: 'number', label: 'loads' } as const,
  ]);
  const note = html`<p class="muted">
    Loads of screens as players’ pages reported them, in whole hours, for 30 days. They are not signed: no evidence.
  </p>`;
  return rows.length === 0
    ? html`<p class="muted">How many loads there were is not recorded.</p>`
    : html`${table(['Site', 'Release', 'Loads'], rows)}${note}`;
}

export function liveTable({ live, evidence }: ChangeReport, when: When): Markup {
  if (live.length === 0) return html`<p>Nothing was live in this period.</p>`;
  const rows = live.map(({ site, app, version, audience, since, sinceEntry, until, untilEntry, hours }) => [
    { shown: site, kind: 'name' } as const,
    { shown: `${app} ${version}` },
    { shown: audience },
    { shown: `${when(since)} (${sinceEntry})`, label: 'from' },
    { shown: until === null ? 'still' : `${when(until)} (${untilEntry ?? ''})`, label: 'until' },
    { shown: durationText(hours * 60), kind: 'number', label: 'in the period' } as const,
  ]);
  return html`${table(['Site', 'Release', 'For', 'From (entry)', 'Until (entry)', 'In the period'], rows)}
    <p class="muted">
      “still” is at the end of the period, as far as the evidence goes: its last entry is of ${when(evidence.last.at)}.
    </p>`;
}
