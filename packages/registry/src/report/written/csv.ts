import { visibleText } from '@parlour/release-contract/provenance';
import type { AppChange, ChangeReport, ReportedChange } from '../changeReport';
import { authorText } from '../changes/deeds';
import { filesText, gateText, listText, packagesText, requestText } from './reportTexts';

/** The columns in their order, with what a row has of a change, and of an app that it changed. */
const columns: Readonly<Record<string, (change: ReportedChange, app: AppChange | undefined) => string>> = {
  entry: ({ entry }) => String(entry),
  time: ({ at }) => at,
  site: ({ site }) => site,
  kind: ({ kind }) => kind,
  difference: ({ difference }) => difference.join('; '),
  app: (_change, app) => app?.app ?? '',
  from: (_change, app) => app?.from ?? '',
  to: (_change, app) => app?.to ?? '',
  audience: (_change, app) => app?.audience ?? '',
  classes: ({ classes }, app) => (app?.classes ?? classes).map(({ name }) => name).join('; '),
  'classes because': ({ classes }, app) =>
    (app?.classes ?? classes).map(({ name, because }) => `${name}: ${listText(because)}`).join('; '),
  'asked by': ({ asked }) => authorText(asked),
  'asked in entry': ({ asked }) => String(asked.entry),
  reason: ({ asked }) => asked.reason,
  'approved by': ({ approved }) => (approved === undefined ? '' : authorText(approved)),
  'approved because': ({ approved }) => approved?.reason ?? '',
  request: ({ request }) => (request === undefined ? '' : requestText(request)),
  'against the rules': ({ breaches }) => breaches.join('; '),
  gate: ({ gate }) => gateText(gate),
  files: (_change, app) => filesText(app),
  packages: (_change, app) => packagesText(app),
  'signed by': (_change, app) => (app?.release === undefined ? '' : `${app.release.signer}, key ${app.release.key}`),
  provenance: (_change, app) => app?.release?.provenance.state ?? '',
  revision: (_change, app) => app?.release?.provenance.revision ?? '',
  repository: (_change, app) => app?.release?.provenance.source?.repository ?? '',
  run: (_change, app) => app?.release?.provenance.source?.run ?? '',
  built: (_change, app) => app?.release?.provenance.builtAt ?? '',
};

/** Excel reads a file without it in the code page of its machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A report as CSV (RFC 4180): a row for each app that a change is about, one for a change of none. */
export function csvOf({ changes }: Pick<ChangeReport, 'changes'>): string {
  const rows = changes.flatMap((change) =>
    (change.apps.length === 0 ? [undefined] : change.apps).map((app) => Object.values(columns).map((text) => text(change, app))),
  );
  return BYTE_ORDER_MARK + [Object.keys(columns), ...rows].map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** A spreadsheet would calculate what begins like a formula. */
function fieldOf(text: string): string {
  const visible = visibleText(text);
  const safe = /^[=+\-@]/.test(visible.trimStart()) ? `'${visible}` : visible;
  return `"${safe.replaceAll('"', '""')}"`;
}
