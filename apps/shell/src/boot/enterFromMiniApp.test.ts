import { keepToken, recallToken, tabToken } from '../session/keptToken';
import { dropOtherAccount, openDoor } from './enterFromMiniApp';

const dataOf = (id: number) => `query_id=${'x'.repeat(80)}&user=${encodeURIComponent(JSON.stringify({ id, first_name: 'Lan' }))}`;

function launch(id: number, at = '/#/') {
  history.replaceState(null, '', at);
  dropOtherAccount(dataOf(id));
  recallToken();
  openDoor(dataOf(id), window);
  return location.hash;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'api_token=; Max-Age=0; Path=/';
});

it('opens the mini-app login for a visitor, with the way back to what was asked for', () => {
  expect(launch(1)).toBe('#/telegram-login');
  expect(launch(1, '/#/vip')).toBe('#/telegram-login?redirect=%2Fvip');
});

it.each(['session', 'miniApp', 'tab'] as const)('lets a living session of the %s win', (from) => {
  keepToken('t', from);
  expect(launch(1, '/#/vip')).toBe('#/vip');
  expect(tabToken()).toBe('t');
});

it("lets the session of the same messenger account win, and another account's give way", () => {
  launch(1);
  keepToken('of one', 'miniApp');
  sessionStorage.clear();
  expect(launch(1)).toBe('#/');
  expect(launch(2)).toBe('#/telegram-login');
  expect(tabToken()).toBeUndefined();
});
