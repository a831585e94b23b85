import { storeReferrer, referrer } from './referrer';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it.each([
  ['/?pid=A7', 'A7'],
  ['/#/?pid=A7', 'A7'],
  ['/#/login?type=1&pid=A%207', 'A 7'],
  ['/?pid=A7#/login?pid=B8', 'B8'],
  ['/?pid=#/', undefined],
  ['/#/login', undefined],
  [`/?pid=${'x'.repeat(64)}`, 'x'.repeat(64)],
  [`/?pid=${'x'.repeat(65)}`, undefined],
])('of %s the referrer is %s', (address, pid) => {
  history.replaceState(null, '', address);
  storeReferrer(window);
  expect(referrer()).toBe(pid);
});

it('stays for the visit', () => {
  history.replaceState(null, '', '/?pid=A7');
  storeReferrer(window);
  history.replaceState(null, '', '/#/activity');
  storeReferrer(window);
  expect(referrer()).toBe('A7');
});
