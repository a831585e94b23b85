import { logIn } from '@parlour/api-client/endpoints/session';
import type { Finding } from './checkBackend';
import type { Verdict } from './judge';
import type { Misfit } from './misfits';

const words: Readonly<Record<Verdict['kind'], string>> = {
  ok: 'ok',
  misfit: 'does not fit',
  refused: 'refused',
  unreachable: 'unreachable',
  unasked: 'not asked',
  lacking: 'not there',
};

/** A finding in lines: what it is, and its details below. */
export function linesOf({ endpoint, with: how, verdict }: Finding): string[] {
  const call = `${endpoint.method} ${endpoint.path}${how === undefined ? '' : `, ${how}`}`;
  return [`${words[verdict.kind].padEnd(14)}${call}`, ...detailsOf(verdict).map((detail) => `${' '.repeat(16)}${detail}`)];
}

function detailsOf(verdict: Verdict): string[] {
  switch (verdict.kind) {
    case 'ok':
      return [
        ...(verdict.leftOut.length === 0 ? [] : [`leaves out ${verdict.leftOut.join(', ')}`]),
        ...verdict.tolerated.map((one) => `tolerated ${textOf(one)}`),
      ];
    case 'misfit':
      return verdict.misfits.map(textOf);
    case 'refused':
      return [`${verdict.code} ${verdict.message}`];
    case 'unreachable':
    case 'unasked':
      return [verdict.why];
    case 'lacking':
      return [`${verdict.why}; the site does without it`];
  }
}

const textOf = ({ at, expected, got }: Misfit) => `${at}: expected ${expected}, got ${got}`;

/** How many calls had which result, in one line. */
export function sumOf(findings: readonly Finding[]): string {
  const counts = Object.entries(words).map(([kind, word]) => ({
    word,
    count: findings.filter(({ verdict }) => verdict.kind === kind).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ');
}

/**
 * Whether the site can use this backend: nothing that was requested is unreadable or gone, and the login succeeded, without
 * which little was requested.
 */
export function isFit(findings: readonly Finding[]): boolean {
  return findings.every(
    ({ endpoint, verdict: { kind } }) =>
      kind !== 'misfit' && kind !== 'unreachable' && !(kind === 'refused' && endpoint.path === logIn.path),
  );
}
