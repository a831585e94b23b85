import { hasArrived, recoveredOf } from './recoveryRules';

const venue = (platname: string, balance: string) => ({ name: `${platname} Hall`, platname, balance });

test.each([
  ['all of it', '864.00', '0.00', { back: '864', left: '0.00' }],
  ['a part of it', '864.00', '14.50', { back: '849.5', left: '14.50' }],
  ['nothing of it', '864.00', '864.00', { back: '0', left: '864.00' }],
  ['nothing, and a win came in meanwhile', '864.00', '900.00', { back: '0', left: '900.00' }],
])('%s came back', (_what, before, after, recovered) => {
  expect(recoveredOf([venue('FG', before)], [venue('FG', after)])).toEqual(new Map([['FG', recovered]]));
});

test('a venue that held nothing has no result, one that is gone kept its money', () => {
  const before = [venue('AE', '0.00'), venue('KY', '0.10')];
  expect(recoveredOf(before, [venue('AE', '0.00')])).toEqual(new Map([['KY', { back: '0', left: '0.10' }]]));
});

test.each<[string | undefined, string | undefined, boolean]>([
  ['100.00', '964.10', true],
  ['100.00', '1000', true],
  ['100.00', '964.09', false],
  ['100.00', '90.00', false],
  [undefined, '964.10', false],
  ['100.00', undefined, false],
])('with %s before and %s after, what came back has arrived: %s', (before, after, is) => {
  const recovered = recoveredOf([venue('FG', '864.00'), venue('KY', '0.10')], [venue('FG', '0'), venue('KY', '0')]);
  expect(hasArrived(recovered, before, after)).toBe(is);
});
