import { parse } from 'csv-parse/sync';
import type { ReportedChange } from '../changeReport';
import { csvOf } from './csv';

const deed = {
  by: 'ana',
  author: { kind: 'person', name: 'ana' } as const,
  isProven: true,
  at: '2026-11-24T19:00:00.000Z',
  entry: 7,
};
const changeWith = (reason: string, apps: ReportedChange['apps'] = []): ReportedChange => ({
  entry: 7,
  at: deed.at,
  site: 'default',
  kind: 'promote',
  isLive: apps.length > 0,
  difference: ['wallet 1.4.0 → 1.5.0'],
  asked: { ...deed, reason },
  gate: { state: 'unrecorded', checks: [] },
  breaches: [],
  classes: [],
  apps,
});
const rowsOf = (changes: readonly ReportedChange[]): Record<string, string>[] =>
  parse(csvOf({ changes: [...changes] }), { bom: true, columns: true, record_delimiter: '\r\n' });

it('has a row for each app of a change, and one for a change of none', () => {
  const app = { from: null, to: '1.0.0', audience: 'everyone', classes: [] };
  const rows = rowsOf([
    changeWith('both', [
      { app: 'wallet', ...app },
      { app: 'lobby', ...app },
    ]),
    changeWith('none'),
  ]);
  expect(rows.map(({ entry, app: name, reason, gate }) => [entry, name, reason, gate])).toEqual([
    ['7', 'wallet', 'both', 'not recorded'],
    ['7', 'lobby', 'both', 'not recorded'],
    ['7', '', 'none', 'not recorded'],
  ]);
});

it.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+1', `'+1`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1', `' =1`],
  ['plain;=1+1', `plain;'=1+1`],
  ['＝1+1', `'＝1+1`],
  ['\u3164=1+1', `'\u3164=1+1`],
  ['1; 2 - 1', '1; 2 - 1'],
  ['\t=1', String.raw`\u{0009}=1`],
  ['a "word", and\r\nanother', String.raw`a "word", and\u{000d}\u{000a}another`],
  ['\u202Eevil', String.raw`\u{202e}evil`],
  ['钱包 → wallet', '钱包 → wallet'],
])('a reason %j is the one field %j', (reason, field) => {
  expect(rowsOf([changeWith(reason)]).map((row) => row['reason'])).toEqual([field]);
});

it('names the job that asked', () => {
  const job = { subject: 'repo:acme/wallet:environment:production', run: 'https://github.com/acme/wallet/actions/runs/4711' };
  const asked = {
    ...deed,
    by: 'wallet',
    author: { kind: 'team', name: 'wallet', key: 'AbCd', job } as const,
    reason: 'new receipt',
  };
  expect(rowsOf([{ ...changeWith('x'), asked }])[0]?.['asked by']).toBe(
    'wallet, team, key AbCd, job repo:acme/wallet:environment:production, https://github.com/acme/wallet/actions/runs/4711',
  );
});

it('a reason of any length is one cell', () => {
  expect(rowsOf([changeWith('x'.repeat(40_000))])[0]?.['reason']?.length).toBeLessThan(32_767);
});

it('Excel reads it as UTF-8, and no field is longer than a cell', () => {
  const files = Array.from({ length: 5_000 }, (_, index) => ({ path: `glyphs/${index}.woff2`, size: 1 }));
  const app = { app: 'shell', from: null, to: '1.0.0', audience: 'everyone', classes: [] };
  const changes = [
    changeWith('new', [{ ...app, files: { compared: 'content', added: files, changed: [], removed: [], same: 0 } }]),
  ];
  expect(csvOf({ changes }).startsWith('\uFEFF"entry",')).toBe(true);
  expect(Math.max(...rowsOf(changes).flatMap((row) => Object.values(row).map(({ length }) => length)))).toBeLessThan(32_767);
});
