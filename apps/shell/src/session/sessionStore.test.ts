import { getUser } from '@parlour/api-client/endpoints/session';
import { samples } from '@parlour/api-client/endpoints/all';
import { parse } from 'valibot';
import { createSessionStore } from './sessionStore';

const user = parse(getUser.answer, samples['getUser']?.data);

afterEach(() => {
  createSessionStore().end('here');
  jest.restoreAllMocks();
});

it('keeps the token in session storage alone', () => {
  createSessionStore().open('t-1', 'session');
  expect(sessionStorage.getItem('api_token')).toBe('t-1');
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

it('keeps the mini-app token in local storage and a cookie as well', () => {
  createSessionStore().open('t-2', 'miniApp');
  expect(sessionStorage.getItem('api_token')).toBe('t-2');
  expect(localStorage.getItem('api_token')).toBe('t-2');
  expect(document.cookie).toBe('api_token=t-2');
});

it('is the same member after a reload, user info included', () => {
  const before = createSessionStore();
  before.open('t-3', 'session');
  before.apply({ type: 'userReceived', user });
  before.keepBalance('7.00');
  const after = createSessionStore();
  expect(after.token()).toBe('t-3');
  expect(after.read()).toEqual({ role: 'member', user: { ...user, balance: '7.00' } });
  expect(after.keptBalance).toBe('7.00');
});

it('survives damaged user info in storage', () => {
  sessionStorage.setItem('api_token', 't-4');
  sessionStorage.setItem('parlour.user', '{"balance":');
  expect(createSessionStore().read()).toEqual({ role: 'member', user: undefined });
});

it('clears both storages and the cookie at the end, and notifies its watchers', () => {
  const store = createSessionStore();
  store.open('t-5', 'miniApp');
  localStorage.setItem('parlour.recent', '[]');
  const watcher = jest.fn();
  store.watch(watcher);
  store.end('here');
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(store.token()).toBeUndefined();
  expect(store.read()).toEqual({ role: 'visitor' });
  expect(watcher).toHaveBeenCalledTimes(1);
});

it('leaves what the tabs share to the tab that the session ended in', () => {
  const store = createSessionStore();
  store.open('t-6', 'miniApp');
  sessionStorage.setItem('parlour.recent', '[]');
  store.end('elsewhere');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('api_token')).toBe('t-6');
  expect(store.read()).toEqual({ role: 'visitor' });
});

it('forgets the user info of the member before', () => {
  const store = createSessionStore();
  store.open('t-8', 'session');
  store.apply({ type: 'userReceived', user });
  store.open('t-9', 'tab');
  expect(store.read()).toEqual({ role: 'member', user: undefined });
  expect(createSessionStore().read()).toEqual({ role: 'member', user: undefined });
  expect(store.former()).toBe('t-8');
});

it.each([
  ['of another member nothing is left', 't-11', null],
  ['what is of the same session stays', 't-10', '[{"no":"TR2"}]'],
])('in a tab that takes over a session, %s', (_what, next, left) => {
  const store = createSessionStore();
  store.open('t-10', 'session');
  sessionStorage.setItem('parlour.wallet.found', '[{"no":"TR2"}]');
  store.open(next, 'tab');
  expect(sessionStorage.getItem('parlour.wallet.found')).toBe(left);
  expect(store.token()).toBe(next);
});

it('a visitor who logs in keeps what the tab has stored', () => {
  sessionStorage.setItem('parlour.pid', '7');
  createSessionStore().open('t-12', 'session');
  expect(sessionStorage.getItem('parlour.pid')).toBe('7');
});

it.each([
  ['session', true, 'member'],
  ['miniApp', false, 'visitor'],
] as const)('when storage is blocked, a token of the %s opens a session: %s', (from, isOpen, role) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = createSessionStore();
  expect(store.open('t-10', from)).toBe(isOpen);
  expect(store.token()).toBe(isOpen ? 't-10' : undefined);
  expect(store.read().role).toBe(role);
});

it.each(['session', 'miniApp'] as const)(
  'when storages are cleared beside it, a session of the %s lives on in its page',
  (from) => {
    const store = createSessionStore();
    store.open('t-11', from);
    sessionStorage.clear();
    localStorage.clear();
    store.apply({ type: 'userReceived', user });
    expect([store.token(), store.read()]).toEqual(['t-11', { role: 'member', user }]);
    expect(createSessionStore().token()).toBeUndefined();
  },
);
