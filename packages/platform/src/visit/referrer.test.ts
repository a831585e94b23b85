import { storeLaunch } from './launch';
import { storeReferrer, referrer } from './referrer';

afterEach(() => {
  sessionStorage.clear();
  delete globalThis.parlourLaunch;
  history.replaceState(null, '', '/');
});

it.each([
  ['/?pid=A7', 'A7'],
  ['/#/?pid=A7', 'A7'],
  ['/#/login?type=1&pid=A%207', 'A 7'],
  ['/?pid=A7#/login?pid=B8', 'B8'],
  ['/?pid=#/', undefined],
  ['/#/login', undefined],
  ['/#/?pid=77#rd', '77'],
  ['/#/login?type=1&pid=77?from=timeline', '77'],
  ['/#/login?type=1&amp;pid=77', '77'],
  ['/?pid=77&from=singlemessage&isappinstalled=0', '77'],
  ['/?pid=77%EF%BC%8C%E5%BF%AB%E6%9D%A5%E6%B3%A8%E5%86%8C', '77'],
  ['/?pid=77。', '77'],
  ['/?pid=77).', '77'],
  ['/?pid=77%2523rd', '77'],
  ['/?pid=77%E5%BF%AB%E6%9D%A5', '77'],
  ['/?pid=77%20%E5%BF%AB%E6%9D%A5', '77'],
  ['/?pid=%E2%80%8B77', '77'],
  ['/?pid=VIP%E4%BB%A3%E7%90%867', 'VIP代理7'],
  ['/?pid=a--b', 'a--b'],
  ['/?pid=a:b%7Cc', 'a:b|c'],
  ['/?pid=a-b_c.d', 'a-b_c.d'],
  ['/?pid=MTIz==', 'MTIz=='],
  ['/?pid=%E6%8E%A8%E5%B9%BF1', '推广1'],
  ['/?startapp=77', '77'],
  ['/?startapp=pid_77', '77'],
  ['/?tgWebAppStartParam=77#/', '77'],
  ['/?pid=78&startapp=77', '78'],
  [`/?pid=${'x'.repeat(64)}`, 'x'.repeat(64)],
  [`/?pid=${'x'.repeat(65)}`, undefined],
])('of %s the referrer is %s', (address, pid) => {
  history.replaceState(null, '', address);
  storeReferrer(window);
  expect(referrer()).toBe(pid);
});

it.each([
  [{ tgWebAppStartParam: '77' }],
  [{ tgWebAppStartParam: 'pid-77' }],
  [{ tgWebAppData: 'query_id=AA&start_param=77&hash=abc' }],
])('of the launch %p it is 77', (launch) => {
  history.replaceState(null, '', '/#/');
  storeLaunch(new URLSearchParams(launch));
  storeReferrer(window);
  expect(referrer()).toBe('77');
});

it('stays for the visit', () => {
  history.replaceState(null, '', '/?pid=A7');
  storeReferrer(window);
  history.replaceState(null, '', '/#/activity');
  storeReferrer(window);
  expect(referrer()).toBe('A7');
});
