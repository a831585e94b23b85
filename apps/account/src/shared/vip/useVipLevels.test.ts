import { levelsOf } from './useVipLevels';

const nothing = { flow: '0', realperson: '0', sport: '0', e_sport: '0', joker: '0', electron: '0', lottery: '0' };
const rows = (...levels: readonly (number | string | undefined)[]) =>
  levels.map((level, at) => ({
    ...nothing,
    recharge: `${(at + 1) * 100}`,
    ...(level !== undefined && { level: String(level) }),
  }));

it.each([
  ['without their numbers, by their places', rows(undefined, undefined), ['100', '200']],
  ['from 1', rows(1, 2, 3), ['100', '200', '300']],
  ['from 0', rows(0, 1, 2), ['200', '300']],
  ['from VIP0', rows('VIP0', 'VIP1', 'VIP2'), ['200', '300']],
  ['without digits', rows('bronze', 'silver'), ['100', '200']],
  ['in another order', rows(3, 1, 2, 0), ['200', '300', '100']],
  ['above 10', rows(...Array.from({ length: 13 }, (_, level) => level)).slice(8), ['900', '1000', '1100', '1200', '1300']],
  ['of which one has no number', rows(0, undefined, 2), ['200', '300']],
])('levels %s', (_what, sent, recharges) => {
  expect(levelsOf(sent).map(({ recharge }) => recharge)).toEqual(recharges);
});
