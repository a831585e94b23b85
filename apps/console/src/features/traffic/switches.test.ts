import { isPathOff, pathChange } from './switches';

it.each([
  [undefined, false],
  ['all' as const, true],
  [['/recharge'], true],
  [['/transfer'], false],
])('knows with %j whether /recharge is off', (off, isOff) => {
  expect(isPathOff(off, '/recharge')).toBe(isOff);
});

it('switches one path off, and all of them on', () => {
  expect(pathChange('wallet', '/recharge', false)).toEqual({ kind: 'switchOff', name: 'wallet', paths: ['/recharge'] });
  expect(pathChange('wallet', '/recharge', true)).toEqual({ kind: 'switchOn', name: 'wallet' });
});
