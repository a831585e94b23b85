import { runsOn } from './run.mjs';

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s: %s', (version, isAllowed) => {
  expect(runsOn(version)).toBe(isAllowed);
});
