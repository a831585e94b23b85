import { removeToken, storeToken, restoreToken, tabToken } from './tokenStorage';

function storedToken() {
  restoreToken();
  return tabToken();
}

const DAY_MS = 86_400_000;
const dropCookie = () => {
  document.cookie = 'api_token=; Max-Age=0; Path=/';
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  dropCookie();
});

it("finds a mini-app's token again in a tab whose own storage is empty", () => {
  storeToken('t', 'miniApp');
  sessionStorage.clear();
  expect(storedToken()).toBe('t');
});

it.each([
  ['the cookie', () => localStorage.clear()],
  ['local storage', dropCookie],
])('finds it by %s alone', (_where, dropOther) => {
  storeToken('t', 'miniApp');
  sessionStorage.clear();
  dropOther();
  expect(storedToken()).toBe('t');
});

it.each([
  [DAY_MS - 1, 't'],
  [DAY_MS, undefined],
])('after %d ms local storage alone gives %s', (passedMs, token) => {
  const start = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(start);
  storeToken('t', 'miniApp');
  sessionStorage.clear();
  dropCookie();
  jest.spyOn(Date, 'now').mockReturnValue(start + passedMs);
  expect(storedToken()).toBe(token);
});

it('prefers the token of this tab', () => {
  storeToken('of the mini-app', 'miniApp');
  storeToken('of another tab', 'tab');
  expect(storedToken()).toBe('of another tab');
  expect(localStorage.getItem('api_token')).toBe('of the mini-app');
});

it("a manual login replaces the mini-app's token everywhere", () => {
  storeToken('of the mini-app', 'miniApp');
  storeToken('by hand', 'session');
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(storedToken()).toBe('by hand');
});

it('keeps the cookie for a day, for this site alone', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  storeToken('a=b', 'miniApp');
  expect(written).toHaveBeenLastCalledWith('api_token=a%3Db; Max-Age=86400; Path=/; SameSite=Strict');
});

it.each(['api_token', 'parlour.until'])("keeps nothing of a mini-app's token when storage refuses %s", (refused) => {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === refused) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(storeToken('t', 'miniApp')).toBe(false);
  expect(storedToken()).toBeUndefined();
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it('forgets the token in all three places', () => {
  storeToken('t', 'miniApp');
  removeToken();
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
});
