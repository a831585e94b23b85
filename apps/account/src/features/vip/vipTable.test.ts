import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { firstShown, isReached, rebateRows, relationText } from './vipTable';
import { vipTexts } from './vipTexts';

const { relation: relationTexts } = vipTexts.default;

const level = (changes: Partial<VipLevel> = {}): VipLevel => ({
  recharge: '100000',
  flow: '500000',
  realperson: '0.7',
  sport: '0.8',
  e_sport: '0.75',
  joker: '0.60',
  electron: '1',
  lottery: '0.2',
  ...changes,
});

it('rebates stand in their order, in percent, beside the best one', () => {
  expect(rebateRows(level()).map(({ category, rate, share }) => [category, rate, share])).toEqual([
    ['realperson', '0.70 %', 70],
    ['sport', '0.80 %', 80],
    ['e_sport', '0.75 %', 75],
    ['joker', '0.60 %', 60],
    ['electron', '1.00 %', 100],
    ['lottery', '0.20 %', 20],
  ]);
});

it('without any rebate every bar is empty', () => {
  const nothing = { realperson: '0', sport: '0', e_sport: '0', joker: '0', electron: '0', lottery: '0' };
  expect(rebateRows(level(nothing)).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0, 0]);
});

it.each([
  [undefined, 10, 1],
  [0, 10, 1],
  [1, 10, 1],
  [3, 10, 3],
  [10, 10, 10],
  [11, 10, 10],
  [3, 2, 2],
])('level %p of %d shows %d first', (own, count, shown) => {
  expect(firstShown(own, count)).toBe(shown);
});

it.each([
  [2, 3, 'your level is 3', true],
  [3, 3, 'your level', true],
  [4, 3, 'next after your level 3', false],
  [5, 3, '2 levels above yours', false],
  [1, 0, 'your first level', false],
  [2, 0, '2 levels above yours', false],
])('level %d for a member of %d is "%s", reached: %s', (shown, own, relation, reached) => {
  expect(relationText(shown, own, relationTexts)).toBe(relation);
  expect(isReached(shown, own)).toBe(reached);
});

it('a visitor has reached none', () => {
  expect(relationText(1, undefined, relationTexts)).toBe('one of the levels');
  expect(isReached(1, undefined)).toBe(false);
});
