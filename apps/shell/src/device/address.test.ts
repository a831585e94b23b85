import { currentAddress, isSameAddress } from './address';

it.each([
  ['#/mine', '/mine'],
  ['#/mine?x=%', '/mine?x=%'],
  ['', '/'],
  ['#nonsense', '/'],
])('reads %s as %s', (hash, address) => {
  history.replaceState(null, '', `/${hash}`);
  expect(currentAddress()).toBe(address);
});

it.each([
  ['/wallet?x=%E4%BD%A0', '/wallet?x=你', true],
  ['/mine?x=%', '/mine?x=%', true],
  ['/mine', '/mine?x=1', false],
])('compares %s with %s: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
});
