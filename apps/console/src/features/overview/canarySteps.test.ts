import type { CanaryState, Verdict } from '@parlour/release-contract/api';
import { canaryStepOf, reasonFor } from './canarySteps';

const canary: CanaryState = { version: '3.13.0', share: 1000, rings: ['staff'], since: '2026-11-21T12:00:00.000Z' };
const verdict: Verdict = {
  name: 'lobby',
  version: '3.13.0',
  verdict: 'worse',
  canary: { loads: 980, failures: 20 },
  stable: { loads: 9999, failures: 1 },
};

it.each([
  [0, 'Lower to 0 %', 'stop'],
  [500, 'Lower to 5\u00A0%', 500],
  [2500, 'Raise to 25\u00A0%', 2500],
  [10_000, 'Promote to everyone', 10_000],
])('from 10 %% to %d: %s', (target, label, asked) => {
  const step = canaryStepOf('lobby', canary, target);
  expect(step.label).toBe(label);
  expect(step.change).toEqual(
    asked === 'stop'
      ? { kind: 'stop', name: 'lobby' }
      : { kind: 'promote', releases: [{ name: 'lobby', version: '3.13.0' }], to: { kind: 'share', share: asked } },
  );
});

it.each([
  [verdict, '3.13.0 stopped: 2.00 % of 1,000 loads failed, 0.01 % on the stable release'],
  [undefined, '3.13.0 stopped manually'],
  [{ ...verdict, canary: { loads: 0, failures: 0 } }, '3.13.0 stopped manually'],
])('proposes a reason with the failure rates', (told, description) => {
  expect(reasonFor('stopped', canary, told)).toBe(description);
});
