import type { Check } from '@parlour/release-contract/api';
import { failedFirst, reportOf, checksSummary } from './planLabels';

const checks: readonly Check[] = [
  { name: 'platformVersion', isMet: true, found: ['needs ^0.1.0'] },
  { name: 'paths', isMet: false, found: ['/welfare is gone', '/vip has two owners'] },
];

it('has the reasons first', () => {
  expect(failedFirst(checks).map(({ name }) => name)).toEqual(['paths', 'platformVersion']);
});

it.each([
  [checks, '1 of 2 checks passed'],
  [[], 'No checks needed'],
])('sums up', (made, words) => {
  expect(checksSummary(made)).toBe(words);
});

it('gives the plan as text for the team', () => {
  const proposal = { isAllowed: false, expected: 214, checks, difference: [] };
  expect(reportOf({ kind: 'rollBack', name: 'promotions' }, proposal)).toBe(
    [
      'promotions rolled back: refused, manifest 214 is live',
      'FAIL Paths',
      '     /welfare is gone',
      '     /vip has two owners',
      'PASS Platform version',
      '     needs ^0.1.0',
    ].join('\n'),
  );
});
