import type { ChangeReport } from '../changeReport';
import { html, list, Markup } from './html';
import { changeArticle } from './pageChange';
import { pageStyles } from './pageStyles';
import { liveTable, loadsTable, overview, stopsTable } from './pageTables';
import { timesIn } from './reportTexts';

/** A report as one page without scripts, for screens and paper; `command` repeats it. */
export function pageOf(report: ChangeReport, command: string): string {
  const { period, site, madeAt, evidence, changes, stops } = report;
  const title = `Change report ${period.from} to ${period.to}`;
  const when = timesIn(period.zone);
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>${title}</title>
      <style>
        ${new Markup(pageStyles)}
      </style>
      <main>
        <h1>${title}</h1>
        <p class="muted">
          ${site === undefined ? 'all sites' : `site ${site}`} · days and times in ${period.zone} · made ${when(madeAt)}
        </p>
        ${evidenceOf(evidence, when(evidence.last.at))}
        <p>To repeat it:</p>
        <pre>${command}</pre>
        <h2>Summary</h2>
        ${summaryOf(report)} ${gapsOf(report)} ${breachesOf(report)}
        ${stops.length === 0 ? html`` : html`<h2>Taken back, and why</h2>`}
        ${stops.length === 0 ? html`` : stopsTable(stops, when)}
        <h2>Changes</h2>
        ${changes.length === 0 ? html`<p>Nothing was changed in this period.</p>` : overview(changes, when)}
        <h2>Who got what, and for how long</h2>
        ${liveTable(report, when)} ${loadsTable(report)} ${changes.length === 0 ? html`` : html`<h2>Each change</h2>`}
        ${changes.map((change) => changeArticle(change, when))}
      </main>
    </html> `.text;
}

function evidenceOf({ name, root, rootFrom, last, servedBy, classRules }: ChangeReport['evidence'], at: string): Markup {
  const vouched =
    rootFrom === 'reader'
      ? html`which was named by whoever made this report`
      : html`<strong>which only the evidence itself names: compare it with what the operator told you</strong>`;
  const rules = html`<p>Classes by own rules, too, SHA-256 <span class="code">${classRules ?? ''}</span>.</p>`;
  return html`<p>
      Verified with public keys alone: ${last.sequence} entries in ${name} follow from one another, each signed by a key of the
      registry. They begin with the root key <span class="code">${root}</span>, ${vouched}. The last is entry ${last.sequence} of
      ${at}, SHA-256
      <span class="code">${last.hash}</span>.${servedBy === undefined ? '' : ` ${servedBy} served the newest manifest of it.`}
    </p>
    ${classRules === undefined ? html`` : rules}`;
}

function summaryOf({ summary }: ChangeReport): Markup {
  const { entries, liveChanges, byClass, byAuthor, requests, stops } = summary;
  const tiles = [
    html`<div><b>${entries}</b>entries</div>`,
    html`<div><b>${liveChanges}</b>changed what players get</div>`,
    html`<div><b>${stops}</b>took something back</div>`,
  ];
  return html`<div class="tiles">${tiles}</div>
    ${list([
      ['By class', countsOf(byClass)],
      ['Asked by', countsOf(byAuthor)],
      ['Requests', countsOf(requests)],
    ])}`;
}

function gapsOf({ gaps }: ChangeReport): Markup {
  const rows = gaps.map((gap) => html`<li>${gap}</li>`);
  return gaps.length === 0
    ? html``
    : html`<ul>
        ${rows}
      </ul>`;
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  const texts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return texts.join(', ') || 'none';
}

function breachesOf({ changes }: ChangeReport): Markup {
  const found = changes.filter(({ breaches }) => breaches.length > 0);
  if (found.length === 0) return html`<p>No entry is against the rules that were in force.</p>`;
  const rows = found.map(
    ({ entry, breaches }) => html`<li><a href="#entry-${entry}">Entry ${entry}</a>: ${breaches.join('; ')}</li>`,
  );
  return html`<h2>Against the rules that were in force</h2>
    <ul class="breaches">
      ${rows}
    </ul>`;
}
