import { initData } from '@parlour/platform/launch';
import { storeToken, restoreToken, tabToken } from '../device/tokenStorage';
import { dropOtherAccount, followLaunches, openLaunchRoute } from './enterFromMiniApp';

const dataOf = (id: number) => `query_id=${'x'.repeat(80)}&user=${encodeURIComponent(JSON.stringify({ id, first_name: 'Lan' }))}`;

function launch(id: number, at = '/#/') {
  history.replaceState(null, '', at);
  dropOtherAccount(dataOf(id));
  restoreToken();
  openLaunchRoute(dataOf(id), window);
  return location.hash;
}

afterEach(() => {
  delete globalThis.parlourLaunch;
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'api_token=; Max-Age=0; Path=/';
});

it('opens the mini-app login for a visitor, with the way back to what was asked for', () => {
  expect(launch(1)).toBe('#/telegram-login');
  expect(launch(1, '/#/vip')).toBe('#/telegram-login?redirect=%2Fvip');
});

it.each(['session', 'miniApp', 'tab'] as const)('keeps an existing session of the %s', (from) => {
  storeToken('t', from);
  expect(launch(1, '/#/vip')).toBe('#/vip');
  expect(tabToken()).toBe('t');
});

it('keeps the session of the same messenger account, and drops that of another', () => {
  launch(1);
  storeToken('of one', 'miniApp');
  sessionStorage.clear();
  expect(launch(1)).toBe('#/');
  expect(launch(2)).toBe('#/telegram-login');
  expect(tabToken()).toBeUndefined();
});

describe('launches into an open page', () => {
  const reload = jest.fn();
  const page = {
    history,
    location: new Proxy({} as Location, { get: (_none, name) => (name === 'reload' ? reload : Reflect.get(location, name)) }),
    addEventListener: window.addEventListener.bind(window),
  };
  const launchInto = (address: string) => {
    history.replaceState(null, '', `/${address}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return location.hash;
  };
  const dataIn = (id: number) => `tgWebAppData=${encodeURIComponent(dataOf(id))}&tgWebAppVersion=8.0`;
  beforeAll(() => followLaunches(page));

  it('open the login, and other changes of the hash do nothing', () => {
    expect(launchInto('#/vip?tab=3')).toBe('#/vip?tab=3');
    expect(initData()).toBeUndefined();
    expect(launchInto(`#${dataIn(1)}`)).toBe('#/telegram-login');
    expect(initData()).toBe(dataOf(1));
    expect(reload).not.toHaveBeenCalled();
  });

  it('change nothing for a member of the same account, and reload for another', () => {
    launchInto(`#${dataIn(1)}`);
    storeToken('of one', 'miniApp');
    expect(launchInto(`#/vip?${dataIn(1)}`)).toBe('#/vip');
    expect(reload).not.toHaveBeenCalled();
    expect(launchInto(`#/vip?${dataIn(2)}`)).toBe('#/telegram-login?redirect=%2Fvip');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
