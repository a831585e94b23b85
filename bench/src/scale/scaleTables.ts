import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Findings } from '../findings';
import { type Behaviour, kinds } from './behaviour';

const document = path.resolve('docs/scale.md');
/** Name of the measurement: memory of all gateways for pushed balances. */
export const CONNECTIONS_MEMORY = 'memory for their connections, in MB';
const END = '<!-- end -->';

/** Replaces the tables in docs/scale.md. */
export async function writeTables(findings: Findings, behaviour: Behaviour): Promise<void> {
  const text = await readFile(document, 'utf8');
  await writeFile(document, withTables(text, [assumptions(behaviour), requests(findings), answers(findings), remotes(findings)]));
}

/** Replaces the table in docs/scale.md that the bench `store` writes. */
export async function writeStoreTable(rows: readonly (readonly string[])[], head: readonly string[]): Promise<void> {
  const text = await readFile(document, 'utf8');
  await writeFile(document, withTables(text, [table(head, rows)], 'store'));
}

/** Replaces the content of each pair of markers of a bench by a table; throws when the numbers differ. */
export function withTables(text: string, tables: readonly string[], bench = 'scale'): string {
  const begin = `<!-- written by npm run bench ${bench} -->`;
  const parts = text.split(begin);
  if (parts.length !== tables.length + 1)
    throw new Error(`docs/scale.md has ${parts.length - 1} places for ${tables.length} tables`);
  return parts.reduce((before, part, index) => {
    const at = part.indexOf(END);
    if (at === -1) throw new Error('a table of docs/scale.md does not end');
    return `${before}${begin}\n\n${tables[index - 1]}\n\n${part.slice(at)}`;
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function reader({ figures }: Findings) {
  return (what: string) => {
    const found = figures.find((figure) => figure.what === what);
    return found === undefined ? '–' : found.median.toLocaleString('en');
  };
}

function assumptions(behaviour: Behaviour): string {
  const seconds = (ms: number) => `${ms / 1_000} s`;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const rows: readonly (readonly [string, string])[] = [
    ['a visit takes', seconds(behaviour.sessionMs)],
    ['the page is visible for, then hidden for', `${seconds(behaviour.visibleMs)}, ${seconds(behaviour.hiddenMs)}`],
    ['a screen is looked at for', seconds(behaviour.screenMs)],
    ['screens with the pace for money; the transfer', `${percent(behaviour.moneyShare)}; ${percent(behaviour.transferShare)}`],
    ['players who are logged in', percent(behaviour.memberShare)],
    [
      'visits that find nothing in the cache, and what they fetch',
      `${percent(behaviour.coldShare)}, ${behaviour.coldAssets} files`,
    ],
    ['calls of a new screen', String(behaviour.callsPerScreen)],
    ['deposits, withdrawals and transfers in a visit', String(behaviour.moneyCallsPerSession)],
    ['an answer takes', seconds(behaviour.answerMs)],
  ];
  return table(['Assumed', 'On average'], rows);
}

const scenarios = ['today', 'adaptive', 'pushed'] as const;

function requests(findings: Findings): string {
  const read = reader(findings);
  const row = (what: string) => [what, ...scenarios.map((name) => read(`${name}: ${what}`))];
  const whole = ['all requests', 'all requests in the busiest second', 'reach the gateways', 'reach the operator'];
  const cores = [
    'to players, in Mbit/s',
    'cores of gateways',
    'cores of demo operators',
    'pages of members that are visible',
    CONNECTIONS_MEMORY,
  ];
  return table(['Per second, of a million players', ...scenarios], [...kinds, ...whole, ...cores].map(row));
}

function answers(findings: Findings): string {
  const read = reader(findings);
  const sent = findings.figures.filter(({ what }) => what.startsWith('an answer with headers') || what.startsWith('memory of'));
  return table(
    ['Measured', 'kB'],
    sent.map(({ what }) => [what, read(what)]),
  );
}

function remotes(findings: Findings): string {
  const read = reader(findings);
  const whats = ['manifest as it is', 'manifest, Brotli', 'document, Brotli', 'home stands after'];
  const rows = ['5', '20', '50'].map((count) => [count, ...whats.map((what) => read(`${count} remotes: ${what}`))]);
  return table(['Remotes', 'Manifest, kB', 'Manifest as Brotli, kB', 'Document as Brotli, kB', 'Home stands after, ms'], rows);
}
