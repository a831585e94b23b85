import { getBalance, logIn } from '@parlour/api-client/endpoints/session';
import type { Finding } from '../check';
import type { Verdict } from '../judge';
import type { Misfit } from '../misfits';

/** The names of the results. */
export const words: Readonly<Record<Verdict['kind'], string>> = {
  ok: 'ok',
  refusedAsHoped: 'refused, as it should be',
  misfit: 'does not fit',
  refused: 'refused',
  unreachable: 'unreachable',
  unasked: 'not asked',
  lacking: 'not there',
};

/** Indentation of details, and the width of the column of results. */
export const INDENT = ' '.repeat(4);
export const WIDTH = 26;

/** A finding in lines: what it is, and its details below. */
export function linesOf({ endpoint, with: how, verdict }: Finding): string[] {
  const call = nameOf({ endpoint, with: how });
  return [`${words[verdict.kind].padEnd(WIDTH)}${call}`, ...detailsOf(verdict).map((detail) => `${INDENT}${detail}`)];
}

/** The call of a finding. */
export function nameOf({ endpoint, with: how }: Pick<Finding, 'endpoint' | 'with'>): string {
  return `${endpoint.method} ${endpoint.path}${how === undefined ? '' : `, ${how}`}`;
}

/** The texts about a result, one line each, although a backend's message may have several. */
export function detailsOf(verdict: Verdict): string[] {
  return linesAbout(verdict).map((line) => line.replaceAll(/\s*[\r\n]+\s*/g, ' '));
}

function linesAbout(verdict: Verdict): string[] {
  switch (verdict.kind) {
    case 'ok':
      return [
        ...(verdict.leftOut.length === 0 ? [] : [`leaves out ${verdict.leftOut.join(', ')}`]),
        ...verdict.tolerated.map((one) => `tolerated ${textOf(one)}`),
      ];
    case 'refusedAsHoped':
      return [];
    case 'misfit':
      return verdict.misfits.map(textOf);
    case 'refused':
      return [`${verdict.code} ${verdict.message}`.trim()];
    case 'unreachable':
    case 'unasked':
      return [verdict.why];
    case 'lacking':
      return [`${verdict.why}; the site does without it`];
  }
}

const textOf = ({ at, expected, got, change }: Misfit) =>
  `${at}: expected ${expected}, got ${got}${change === undefined ? '' : `. ${change}`}`;

/** How many calls had which result, in one line. */
export function sumOf(findings: readonly Finding[]): string {
  const counts = Object.entries(words).map(([kind, word]) => ({
    word,
    count: findings.filter(({ verdict }) => verdict.kind === kind).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join('; ');
}

/** Whether the site can use this backend, in words. */
export function conclusionOf(origin: string, findings: readonly Finding[]): string {
  const of = (kind: Verdict['kind']) => findings.filter(({ verdict }) => verdict.kind === kind);
  const absent = findings.flatMap(({ verdict }) => (verdict.kind === 'unreachable' && verdict.isAbsent ? [verdict.why] : []));
  if (absent.length > 0) return `${origin} does not answer: ${absent.join()}.`;
  const faults = [
    ...numbered(of('misfit').length, 'does not fit', 'do not fit'),
    ...numbered(of('unreachable').length, 'is unreachable', 'are unreachable'),
    ...(of('refused').some(({ endpoint }) => endpoint.path === logIn.path) ? ['the log-in was refused'] : []),
  ];
  if (!isFit(findings)) return `The site cannot use this backend: ${faults.join(', ')}.`;
  const isRest = of('unasked').some(({ endpoint }) => endpoint.path === getBalance.path);
  const scope = isRest ? ', as far as visitors see it: --account and --password check the rest' : '';
  const lacks = new Set(
    findings
      .filter(({ verdict }) => verdict.kind === 'lacking' || (verdict.kind === 'refused' && verdict.code === 404))
      .map(nameOf),
  ).size;
  const lacking =
    lacks === 0
      ? ''
      : `; ${lacks} call${lacks === 1 ? '' : 's'} that it lacks ${lacks === 1 ? 'is' : 'are'} listed above, and the site does without ${lacks === 1 ? 'it' : 'them'}`;
  return `The site can use this backend${scope}${lacking}.`;
}

const numbered = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 call ${one}` : `${count} calls ${several}`];

/**
 * Whether the site can use this backend: everything requested is readable, present and consistent with earlier calls, and the
 * log-in succeeded, without which little was requested.
 */
export function isFit(findings: readonly Finding[]): boolean {
  return findings.every(
    ({ endpoint, verdict: { kind } }) =>
      kind !== 'misfit' && kind !== 'unreachable' && !(kind === 'refused' && endpoint.path === logIn.path),
  );
}
