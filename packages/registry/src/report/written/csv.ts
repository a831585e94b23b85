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

/** A cell of a spreadsheet has 32,767 characters at most; more would run into the next ones. */
const MOST_CHARACTERS = 32_000;
/** What begins like a formula, also behind characters that nobody sees, or where another separator begins a cell. */
const FORMULA = /(^|[;\t|])(?=[\s\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠])/gu;

/** A spreadsheet would calculate what begins like a formula. */
function fieldOf(text: string): string {
  const visible = visibleText(text);
  const cut = visible.length > MOST_CHARACTERS ? `${visible.slice(0, MOST_CHARACTERS)}…` : visible;
  return `"${cut.replaceAll(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
