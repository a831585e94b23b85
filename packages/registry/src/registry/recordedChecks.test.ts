import { recordedChecks } from './recordedChecks';

it('keeps what was found', () => {
  const checks = [{ name: 'files', isMet: true, found: ['6 hashes match'] } as const];
  expect(recordedChecks(checks)).toEqual(checks);
});

it('an entry stays small, whatever a release makes the gate say', () => {
  const found = Array.from({ length: 2_000 }, (_, index) => `wallet 1.5.0: ${'x'.repeat(5_000)}${index}`);
  const [kept] = recordedChecks([{ name: 'files', isMet: false, found }]);
  expect(kept?.found.at(-1)).toBe('and 1988 more');
  expect(JSON.stringify(kept).length).toBeLessThan(3_000);
});
