import { takeLaunchData } from './launchData';

const launch = 'tgWebAppData=user%3D1%26hash%3Dabc&tgWebAppVersion=8.0';

afterEach(() => sessionStorage.clear());

it.each([
  ['alone in the hash', `/#${launch}`, '/#/'],
  ['in the query of a hash path', `/#/telegram-login?pid=7&${launch}`, '/#/telegram-login?pid=7'],
  ['behind a hash path without a query of its own', `/#/telegram-login?${launch}`, '/#/telegram-login'],
  ['in the page query', `/?${launch}#/vip`, '/#/vip'],
  ['in the page query beside others', `/?from=ad&${launch}`, '/?from=ad#/'],
])('takes launch data that stands %s out of the address', (_where, address, left) => {
  history.replaceState(null, '', address);
  takeLaunchData(window);
  expect(location.pathname + location.search + location.hash).toBe(left);
  const kept = new URLSearchParams(sessionStorage.getItem('parlour.launch') ?? '');
  expect(kept.get('tgWebAppData')).toBe('user=1&hash=abc');
});

it.each(['/#/vip?tab=3', '/', '/#/login?redirect=%2Fmine'])('leaves %s alone', (address) => {
  history.replaceState(null, '', address);
  const before = location.href;
  takeLaunchData(window);
  expect(location.href).toBe(before);
  expect(sessionStorage).toHaveLength(0);
});
