/** @jest-environment-options {"url": "https://play.example/"} */
import { removeToken, restoreToken, storeToken, tabToken } from './tokenStorage';

function restored() {
  sessionStorage.clear();
  localStorage.clear();
  restoreToken();
  return tabToken();
}
afterEach(removeToken);

it("finds a mini-app's token by the cookie that this host alone can set", () => {
  storeToken('own', 'miniApp');
  expect(document.cookie).toContain('api_token=own');
  expect(document.cookie).toContain('__Host-api_token=own');
  expect(restored()).toBe('own');
});

it('a cookie that a neighbouring host set for all of them logs nobody in', () => {
  document.cookie = 'api_token=of-an-attacker; Path=/; Secure';
  expect(restored()).toBeUndefined();
  storeToken('own', 'miniApp');
  document.cookie = 'api_token=of-an-attacker; Path=/; Secure';
  expect(restored()).toBe('own');
});

it('a logout removes it in every place', () => {
  storeToken('own', 'miniApp');
  removeToken();
  expect(document.cookie).toBe('');
  expect(restored()).toBeUndefined();
});
