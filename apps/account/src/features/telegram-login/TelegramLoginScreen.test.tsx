import { ApiError } from '@parlour/api-client';
import { logInFromMiniApp } from '@parlour/api-client/endpoints/session';
import { initData, storeLaunch } from '@parlour/platform/launch';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { TelegramLoginScreen } from './TelegramLoginScreen';

const data = `query_id=AA&user=${'x'.repeat(100)}&hash=abc`;
const visit = (options: ShellOptions = {}) =>
  renderInShell(<TelegramLoginScreen />, { at: '/telegram-login', user: null, ...options });
const launch = (tgWebAppData = data) => storeLaunch(new URLSearchParams({ tgWebAppData, tgWebAppVersion: '8.0' }));

afterEach(() => {
  sessionStorage.clear();
  delete globalThis.parlourLaunch;
  delete globalThis.parlourUsedData;
});

it('a launch logs in by itself with its data, once, and opens home', async () => {
  launch();
  const { api, platform, wentTo } = visit();
  const signIn = jest.spyOn(platform.session, 'signIn');
  expect(screen.getByText('Logging you in with Telegram')).toBeInTheDocument();
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(api.payloadsOf(logInFromMiniApp)).toEqual([{ initData: data, isTest: false }]);
  expect(signIn).toHaveBeenCalledWith(expect.any(String), 'miniApp');
  expect(initData()).toBe('');
});

it('it goes where the player was headed', async () => {
  launch();
  const { wentTo } = visit({ at: '/telegram-login?redirect=%2FactivityInfo%3Fid%3D7' });
  await waitFor(() => expect(wentTo).toEqual(['/activityInfo?id=7']));
});

it('who is logged in already goes on, and the data stays unused', async () => {
  launch();
  const { api, wentTo } = visit({ user: {} });
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(api.sent).toEqual([]);
  expect(initData()).toBe(data);
});

it.each([
  ['refused', 'Auto login failed, please log in manually'],
  ['unauthorised', 'Auto login failed, please log in manually'],
  ['badAnswer', 'Auto login failed, please log in manually'],
  ['timeout', 'Auto login error, please log in manually'],
  ['offline', 'Auto login error, please log in manually'],
  ['serverFault', 'Auto login error, please log in manually'],
] as const)('a call that ends %s opens the login by hand and says so', async (kind, message) => {
  launch();
  const { api, wentTo } = visit({
    at: '/telegram-login?redirect=%2Fmine&pid=7',
    prepare: (fake) => fake.fail(logInFromMiniApp, new ApiError(kind, 'the server’s own words', 'logInFromMiniApp')),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).not.toHaveTextContent('own words');
  expect(wentTo).toEqual(['/login?pid=7&redirect=%2Fmine']);
  expect(api.payloadsOf(logInFromMiniApp)).toHaveLength(1);
  expect(initData()).toBe('');
});

it('something unforeseen is told as such', async () => {
  launch();
  const prepare: ShellOptions['prepare'] = (fake) =>
    fake.answer(logInFromMiniApp, () => {
      throw new TypeError('unforeseen');
    });
  visit({ prepare });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login process error, please log in manually$/);
});

it.each([
  ['without a launch', () => undefined, 'status', 'Telegram Mini App environment not detected, using regular login'],
  ['with empty data', () => launch(''), 'alert', 'Telegram verification data is empty, please retry'],
])('%s it says so and opens the login by hand', async (_how, prepareLaunch, role, message) => {
  prepareLaunch();
  const { api, wentTo } = visit();
  expect(await screen.findByRole(role)).toHaveTextContent(message);
  expect(wentTo).toEqual(['/login']);
  expect(api.sent).toEqual([]);
});

it('a session that storage refused can be saved again without asking the operator again', async () => {
  launch();
  let isRefused = true;
  const { api, platform, player, wentTo } = visit({
    prepare: (fake) => fake.answer(logInFromMiniApp, { api_token: 'the token' }),
  });
  const signIn = jest.spyOn(platform.session, 'signIn').mockImplementation(async () => {
    if (isRefused) throw new Error('storage refused the session');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login succeeded but saving state failed, please retry$/);
  expect(wentTo).toEqual([]);
  isRefused = false;
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(signIn.mock.calls).toEqual([
    ['the token', 'miniApp'],
    ['the token', 'miniApp'],
  ]);
  expect(api.payloadsOf(logInFromMiniApp)).toHaveLength(1);
});

it('who tries again where nothing can be saved goes on without', async () => {
  launch();
  const { platform, player, wentTo } = visit();
  const signIn = jest.spyOn(platform.session, 'signIn').mockImplementation(async (_token, from) => {
    if (from === 'miniApp') throw new Error('storage refused the session');
  });
  await player.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(signIn.mock.calls.map(([, from]) => from)).toEqual(['miniApp', 'miniApp', undefined]);
});

it('the login by hand is one tap away while the call is under way, and a late answer changes nothing', async () => {
  launch();
  let answer: (token: { api_token: string }) => void = () => undefined;
  const { platform, player, unmount, wentTo } = visit({
    prepare: (fake) => fake.answer(logInFromMiniApp, () => new Promise((resolve) => (answer = resolve))),
  });
  await player.click(screen.getByRole('button', { name: 'Log in with a password' }));
  expect(wentTo).toEqual(['/login']);
  unmount();
  await act(async () => answer({ api_token: 'late' }));
  expect(platform.session.read().role).toBe('visitor');
});
