import { recoveredOf } from './recoveryRules';

const venue = (platname: string, balance: string | null) => ({ name: `${platname} Hall`, platname, balance });

it.each([
  ['all of it', '864.00', '0.00', { back: '864', left: '0.00' }],
  ['a part of it', '864.00', '14.50', { back: '849.5', left: '14.50' }],
  ['nothing of it', '864.00', '864.00', { back: '0', left: '864.00' }],
  ['nothing, and a win came in meanwhile', '864.00', '900.00', { back: '0', left: '900.00' }],
])('%s came back', (_what, before, after, recovered) => {
  expect(recoveredOf([venue('FG', before)], [venue('FG', after)])).toEqual(new Map([['FG', recovered]]));
});

it('a venue that is listed without its balance has no result', () => {
  expect(recoveredOf([venue('FG', '864.00')], [venue('FG', null)])).toEqual(new Map());
  expect(recoveredOf([venue('FG', null)], [venue('FG', '0.00')])).toEqual(new Map());
});

it('a venue that held nothing has no result, one that is gone kept its money', () => {
  const before = [venue('AE', '0.00'), venue('KY', '0.10')];
  expect(recoveredOf(before, [venue('AE', '0.00')])).toEqual(new Map([['KY', { back: '0', left: '0.10' }]]));
});
