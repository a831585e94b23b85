import { launchParameter } from '@parlour/platform/launch';
import { takeLaunchData } from './launchData';

const initData = 'user=%7B%22id%22%3A1%2C%22first_name%22%3A%22A%2B%26B%22%7D&query_id=AA&auth_date=1&hash=abc';
const encoded = `tgWebAppData=${encodeURIComponent(initData)}`;
const plain = `tgWebAppData=${initData}`;
const more = 'tgWebAppVersion=8.0&tgWebAppPlatform=ios&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%2317212b%22%7D';

afterEach(() => {
  sessionStorage.clear();
  delete globalThis.parlourLaunch;
});

describe.each([
  ['encoded as a whole', encoded],
  ['not encoded', plain],
])('data %s', (_how, data) => {
  it.each([
    ['alone in the hash', `/#${data}&${more}`, '/#/'],
    ['in the hash behind its version', `/#${more}&${data}`, '/#/'],
    ['behind a hash path', `/#/telegram-login?${data}&${more}`, '/#/telegram-login'],
    ['in the query of a hash path', `/#/login?telegram=1&pid=7&${data}&${more}`, '/#/login?telegram=1&pid=7'],
    ['behind a path as hands write it', `/#mine?${data}&${more}`, '/#mine'],
    ['behind a hash without a path', `/#?${data}&${more}`, '/#/'],
    ['in the page query before a hash', `/?${data}&${more}#/vip`, '/#/vip'],
    ['in the page query alone', `/?${data}&${more}`, '/#/'],
    ['in the page query beside others', `/?from=ad&${data}&${more}`, '/?from=ad#/'],
  ])('is taken out of the address where it stands %s', (_where, address, left) => {
    history.replaceState(null, '', address);
    takeLaunchData(window);
    expect(location.pathname + location.search + location.hash).toBe(left);
    expect(Object.fromEntries(new URLSearchParams(globalThis.parlourLaunch))).toEqual({
      tgWebAppData: initData,
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'ios',
      tgWebAppThemeParams: '{"bg_color":"#17212b"}',
    });
  });
});

it('leaves what follows encoded data in the address as it was written', () => {
  history.replaceState(null, '', `/#/vip?a=%2F&${encoded}&b=x%20y`);
  takeLaunchData(window);
  expect(location.hash).toBe('#/vip?a=%2F&b=x%20y');
  expect(launchParameter('tgWebAppData')).toBe(initData);
});

it('recognises a launch without data, and one whose data are empty or damaged', () => {
  for (const [address, data] of [
    [`/#${more}`, ''],
    [`/#tgWebAppData=&${more}`, ''],
    [`/#tgWebAppData=%E4%A&${more}`, '%E4%A'],
  ] as const) {
    history.replaceState(null, '', address);
    takeLaunchData(window);
    expect(location.hash).toBe('#/');
    expect(launchParameter('tgWebAppData')).toBe(data);
  }
});

it('adds no step to the history', () => {
  history.replaceState(null, '', `/#${encoded}`);
  const steps = history.length;
  takeLaunchData(window);
  expect(history.length).toBe(steps);
});

it.each(['/#/vip?tab=3', '/', '/#/login?redirect=%2Fmine'])('leaves %s alone', (address) => {
  history.replaceState(null, '', address);
  const before = location.href;
  expect(takeLaunchData(window)).toBeUndefined();
  expect(location.href).toBe(before);
  expect(sessionStorage).toHaveLength(0);
});
