import type { Check, Proposal } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { changeTitle } from '#figures';

/** Labels of the checks. */
export const checkTitles: Readonly<Record<Check['name'], string>> = {
  platformVersion: 'Platform version',
  singletons: 'Shared singletons',
  surface: 'Shared exports',
  paths: 'Paths',
  brand: 'Brand',
  modules: 'Screens',
  container: 'Container',
  packages: 'Packages',
  licences: 'Licences',
  files: 'Files',
  signature: 'Signature',
  provenance: 'Provenance',
  integrity: 'Hashes of scripts',
  runs: 'Code runs',
  size: 'Size',
  state: 'What is live',
  from: 'Taken from another site',
  requires: 'Tried on another site',
  stages: 'Stages',
  freeze: 'Freeze',
  rights: 'Rights',
};

/** The checks, failed ones first. */
export function failedFirst(checks: readonly Check[]): readonly Check[] {
  return [...checks].sort((one, other) => Number(one.isMet) - Number(other.isMet));
}

/** Summary of the checks. */
export function checksSummary(checks: readonly Check[]): string {
  if (checks.length === 0) return 'No checks needed';
  const met = checks.filter(({ isMet }) => isMet).length;
  return `${met} of ${checks.length} checks passed`;
}

/** The plan as text, for the team that owns the release. */
export function reportOf(change: Change, { checks, expected, isAllowed }: Proposal): string {
  const lines = failedFirst(checks).flatMap(({ name, isMet, found }) => [
    `${isMet ? 'PASS' : 'FAIL'} ${checkTitles[name]}`,
    ...found.map((sentence) => `     ${sentence}`),
  ]);
  return [`${changeTitle(change)}: ${isAllowed ? 'allowed' : 'refused'}, manifest ${expected} is live`, ...lines].join('\n');
}
