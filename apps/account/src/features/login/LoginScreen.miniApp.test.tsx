import { logInFromMiniApp } from '@parlour/api-client/endpoints/session';
import { initData, spendInitData, storeLaunch } from '@parlour/platform/launch';
import { renderInShell } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginScreen } from './LoginScreen';

const visit = () => renderInShell(<LoginScreen />, { at: '/login?telegram=1&redirect=%2Fmine&pid=7', user: null });
const launch = (length: number) => storeLaunch(new URLSearchParams({ tgWebAppData: 'x'.repeat(length) }));

afterEach(() => {
  sessionStorage.clear();
  delete globalThis.parlourLaunch;
  delete globalThis.parlourUsedData;
});

it.each([1, 100])('data of %d characters is sent from here', async (length) => {
  launch(length);
  const { api, wentTo } = visit();
  await waitFor(() => expect(wentTo).toEqual(['/mine']));
  expect(api.payloadsOf(logInFromMiniApp)).toEqual([{ initData: 'x'.repeat(length), isTest: false }]);
});

it('data of 101 characters is left to the mini-app login route', async () => {
  launch(101);
  const { api, wentTo } = visit();
  await waitFor(() => expect(wentTo).toEqual(['/telegram-login?pid=7&redirect=%2Fmine']));
  expect(api.sent).toEqual([]);
});

it('empty data is told, and the form comes', async () => {
  launch(0);
  const { wentTo } = visit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Telegram verification data is empty, please retry$/);
  expect(wentTo).toEqual(['/login?pid=7&redirect=%2Fmine']);
});

it('without a messaging app the regular login is used', async () => {
  const { wentTo } = visit();
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^Telegram Mini App environment not detected, using regular login$/,
  );
  expect(wentTo).toEqual(['/login?pid=7&redirect=%2Fmine']);
});

it('the form offers the messenger’s login again after the data was used, and no log-in begins by itself', async () => {
  launch(100);
  spendInitData();
  const { api, player, wentTo } = renderInShell(<LoginScreen />, { at: '/login?redirect=%2Fmine&pid=7', user: null });
  expect(api.sent).toEqual([]);
  await player.click(screen.getByRole('button', { name: 'Log in with Telegram' }));
  expect(wentTo).toEqual(['/telegram-login?pid=7&redirect=%2Fmine']);
  expect(initData()).toBe('x'.repeat(100));
});

it('without a messenger, or without any data of it, the form offers its own login alone', () => {
  renderInShell(<LoginScreen />, { at: '/login', user: null });
  expect(screen.queryByRole('button', { name: 'Log in with Telegram' })).toBeNull();
});
