import { sponsorOf, sponsorTypeOf } from './sponsorRules';

it.each([
  ['1', 1],
  ['2', 2],
  ['0', undefined],
  ['3', undefined],
  ['01', undefined],
  ['', undefined],
  [null, undefined],
])('type %p is sponsorship %p', (query, type) => {
  expect(sponsorTypeOf(query)).toBe(type);
});

const northbank = { name: 'Northbank FC', url: 'https://northbank.example/', img: '/cup.svg' };
const nobody = { name: '', url: '', img: '' };

it.each([
  [[northbank], 1, northbank],
  [[northbank], 2, nobody],
  [[nobody, northbank], 2, northbank],
  [[], 1, nobody],
  [undefined, 1, nobody],
] as const)('of %j type %d is %j', (sponsors, type, sponsor) => {
  expect(sponsorOf(sponsors, type)).toEqual(sponsor);
});
