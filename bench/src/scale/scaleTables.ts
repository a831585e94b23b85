import { table } from '../documentTables';
import type { Findings } from '../findings';
import { behaviour, kinds } from './behaviour';

/** Name of the measurement: memory of all gateways for pushed balances. */
export const CONNECTIONS_MEMORY = 'memory for their connections, in MB';

/** The tables of the bench in docs/scale.md, in their order. */
export function scaleTables(findings: Pick<Findings, 'figures'>): readonly string[] {
  return [assumptions(), requests(findings), answers(findings), remotes(findings)];
}

function reader({ figures }: Pick<Findings, 'figures'>) {
  return (what: string) => {
    const found = figures.find((figure) => figure.what === what);
    return found === undefined ? '–' : found.median.toLocaleString('en');
  };
}

function assumptions(): string {
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

function requests(findings: Pick<Findings, 'figures'>): string {
  const read = reader(findings);
  const row = (what: string) => [what, ...scenarios.map((name) => read(`${name}: ${what}`))];
  const whole = ['all requests', 'all requests in the busiest second', 'reach the gateways', 'reach the operator'];
  const cores = ['to players, in Mbit/s', 'cores of gateways', 'pages of members that are visible', CONNECTIONS_MEMORY];
  return table(['Per second, of a million players', ...scenarios], [...kinds, ...whole, ...cores].map(row));
}

function answers(findings: Pick<Findings, 'figures'>): string {
  const read = reader(findings);
  const sent = findings.figures.filter(({ what }) => what.startsWith('an answer with headers') || what.startsWith('memory of'));
  return table(
    ['Measured', 'kB'],
    sent.map(({ what }) => [what, read(what)]),
  );
}

function remotes(findings: Pick<Findings, 'figures'>): string {
  const read = reader(findings);
  const whats = ['manifest as it is', 'manifest, Brotli', 'document, Brotli', 'home stands after'];
  const rows = ['5', '20', '50'].map((count) => [count, ...whats.map((what) => read(`${count} remotes: ${what}`))]);
  return table(['Remotes', 'Manifest, kB', 'Manifest as Brotli, kB', 'Document as Brotli, kB', 'Home stands after, ms'], rows);
}
