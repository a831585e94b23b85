import { logIn } from '@parlour/api-client/endpoints/session';
import type { Finding } from '../check';
import type { Verdict } from '../judge';
import type { Misfit } from '../misfits';

/** The results in words. */
export const words: Readonly<Record<Verdict['kind'], string>> = {
  ok: 'ok',
  refusedAsHoped: 'refused, as it should be',
  misfit: 'does not fit',
  refused: 'refused',
  unreachable: 'unreachable',
  unasked: 'not asked',
  lacking: 'not there',
};

/** How far details are indented, and how wide the column of the results is. */
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

/** What is to say about a result, each in one line: a message of a backend may have several. */
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

/**
 * Whether the site can use this backend: nothing that was requested is unreadable, gone or contradicts what was done, and the login
 * succeeded, without which little was requested.
 */
export function isFit(findings: readonly Finding[]): boolean {
  return findings.every(
    ({ endpoint, verdict: { kind } }) =>
      kind !== 'misfit' && kind !== 'unreachable' && !(kind === 'refused' && endpoint.path === logIn.path),
  );
}
