import { daysOf, platformOf } from './filterRules';

it.each([
  ['', 4],
  ['date=', 4],
  ['date=0', 4],
  ['date=1', 1],
  ['date=2', 2],
  ['date=3', 3],
  ['date=4', 4],
  ['date=5', 4],
  ['date=01', 4],
  ['date=constructor', 4],
])('%p looks back by filter %d', (query, date) => {
  expect(daysOf(new URLSearchParams(query))).toBe(date);
});

it.each([
  ['', ''],
  ['api_type=', ''],
  ['api_type=OB', 'OB'],
  ['api_type=ob', 'ob'],
  ['api_type=%E5%BC%80%E5%85%83', '开元'],
])('%p is of platform %p', (query, platform) => {
  expect(platformOf(new URLSearchParams(query))).toBe(platform);
});
