import { callKey } from '@parlour/release-contract/callKey';
import { testManifest } from '@parlour/release-contract/testManifest';
import { initData, storeLaunch } from '@parlour/platform/launch';
import { waitFor } from '@testing-library/react';
import { createShell } from './createShell';

const token = 't-1';
const channel = { postMessage: () => undefined, addEventListener: () => undefined };
const answered = (path: string, data: object) =>
  [
    callKey({ method: 'POST', path, payload: {} }),
    { token, askedAt: performance.now(), answer: Promise.resolve({ status: 200, data: { code: 200, data } }) },
  ] as const;

afterEach(() => sessionStorage.clear());

it('a question of a screen is closed, as answered with no, when another screen is shown', async () => {
  const { platform, navigation, dialogs, activeRoute, find } = createShell(testManifest, {}, { channel, askedAt: 0 });
  history.replaceState(null, '', '/#/mine');
  const answer = navigation.within('/mine').dialogs.confirm({ title: 'Unbind?' });
  void platform.dialogs.alert({ title: 'of the site' });
  history.replaceState(null, '', '/#/');
  activeRoute.set(find('/'));
  expect(dialogs.open.read().map(({ request }) => request.title)).toEqual(['of the site']);
  expect(await answer).toBe(false);
});

it('a user info without a balance keeps the polled balance', async () => {
  sessionStorage.setItem('api_token', token);
  globalThis.parlourAnswers = new Map([
    answered('/api/user', { username: 'demo', balance: null }),
    answered('/api/balance', { balance: '12.50' }),
  ]);
  const { platform, topics } = createShell(testManifest, {}, { channel, askedAt: 0 });
  await topics.balance.ask();
  expect(platform.session.read()).toMatchObject({ user: { username: 'demo' } });
  expect(topics.balance.read()).toBe('12.50');
});

it('after a reload the last polled balance is there at once, and without a time', async () => {
  sessionStorage.setItem('api_token', token);
  const user = { username: 'demo', balance: '10' };
  globalThis.parlourAnswers = new Map([answered('/api/user', user), answered('/api/balance', { balance: '12.50' })]);
  const before = createShell(testManifest, {}, { channel, askedAt: 0 });
  await waitFor(() => expect(before.topics.balance.read()).toBe('10'));
  await before.topics.balance.ask();
  globalThis.parlourAnswers = new Map();
  const { topics } = createShell(testManifest, {}, { channel, askedAt: 0 });
  expect(topics.balance.read()).toBe('12.50');
  expect(topics.balance.updatedAt()).toBeUndefined();
});

it("a refused stored token is replaced by a messenger's launch, once and without a dialog", async () => {
  sessionStorage.setItem('api_token', token);
  storeLaunch(new URLSearchParams({ tgWebAppData: 'fresh' }));
  history.replaceState(null, '', '/#/mine');
  const refused = { status: 200, data: { code: 401, message: '' } };
  const key = callKey({ method: 'POST', path: '/api/user', payload: {} });
  globalThis.parlourAnswers = new Map([[key, { token, askedAt: performance.now(), answer: Promise.resolve(refused) }]]);
  const { platform, navigation, dialogs } = createShell(testManifest, {}, { channel, askedAt: 0 });
  const wentTo: unknown[] = [];
  navigation.bind((to: unknown) => void wentTo.push(to));
  await waitFor(() => expect(platform.session.read().role).toBe('visitor'));
  expect(wentTo).toEqual(['/login?redirect=%2Fmine&telegram=1']);
  expect(dialogs.open.read()).toEqual([]);
  expect(initData()).toBe('fresh');
});
