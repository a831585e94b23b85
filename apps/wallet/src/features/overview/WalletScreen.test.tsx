import { ApiError } from '@parlour/api-client';
import { getVenueBalances, recoverAll, type VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { getTransactionRecords, type TransactionRecord } from '@parlour/api-client/endpoints/records';
import { beijingTime, type FakeApi, readUser, renderInShell } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberDeposit } from '#shared';
import { WalletScreen } from './WalletScreen';

const venue = (platname: string, balance: string): VenueBalance => ({ name: `${platname} Hall`, platname, balance });
const five = [venue('OB', '1240.00'), venue('FG', '864.00'), venue('PP', '1100.00'), venue('AE', '0'), venue('KY', '0.10')];
const noRecords = (api: FakeApi) => api.answer(getTransactionRecords, { data: [], total: 0, last_page: 1 });
const sums = () => screen.getAllByRole('img').map((sum) => sum.getAttribute('aria-label'));

it('shows what the session knows at once, then what is polled, to the last cent', async () => {
  const { push } = renderInShell(<WalletScreen />, { at: '/wallet?type=0', prepare: noRecords });
  expect(sums()).toEqual(['¥15,684.50', '¥12,480.50', '¥3,204.00']);
  act(() => push('venueBalances', five));
  await screen.findByText('OB Hall');
  // The game wallet is the operator's own total, even if the venues add up to another amount.
  expect(sums().slice(0, 3)).toEqual(['¥15,684.50', '¥12,480.50', '¥3,204.00']);
  act(() => push('balance', '12480.60'));
  expect(sums().slice(0, 2)).toEqual(['¥15,684.60', '¥12,480.60']);
});

it('when the venues hold something else, the user info is asked for the game wallet', async () => {
  const { platform, push } = renderInShell(<WalletScreen />, { prepare: noRecords });
  const refresh = jest.spyOn(platform.session, 'refresh');
  act(() => push('venueBalances', five));
  act(() => push('venueBalances', [...five]));
  expect(refresh).not.toHaveBeenCalled();
  act(() => push('venueBalances', [venue('OB', '1000.00')]));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a wallet that the operator does not tell is not called empty', async () => {
  const { push } = renderInShell(<WalletScreen />, {
    user: readUser({ balance: null, gameblance: undefined }),
    prepare: noRecords,
  });
  act(() => push('venueBalances', [...five, { name: 'BG Hall', platname: 'BG', balance: null }]));
  await screen.findByText('OB Hall');
  expect(screen.getByText('Game wallet').nextSibling).toHaveTextContent('—');
  act(() => push('venueBalances', five));
  expect(screen.getByText('Game wallet').nextSibling).toHaveTextContent('¥3,204.10');
  act(() => push('balance', '100'));
  expect(sums().slice(0, 3)).toEqual(['¥3,304.10', '¥100.00', '¥3,204.10']);
});

it('three venues until the player asks for all', async () => {
  const { push, player } = renderInShell(<WalletScreen />, { prepare: noRecords });
  act(() => push('venueBalances', five));
  expect(await screen.findAllByText(/Hall$/)).toHaveLength(3);
  await player.click(screen.getByRole('button', { name: 'All 5 venues' }));
  expect(screen.getAllByText(/Hall$/)).toHaveLength(5);
});

it('leads to recharge, withdrawal, transfer and cards', () => {
  renderInShell(<WalletScreen />, { prepare: noRecords });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Recharge', 'Withdrawal', 'Transfer', 'Cards'].map(link)).toEqual([
    '#/recharge',
    '#/withdrawal',
    '#/transfer',
    '#/cards',
  ]);
});

it("one-click recovery says what the server says, counts again and shows the venues' new balances", async () => {
  const { api, platform, push, player } = renderInShell(<WalletScreen />, {
    prepare: (prepared) => {
      noRecords(prepared);
      prepared.answer(recoverAll, undefined, '操作成功，共回收 ¥3204.00');
    },
  });
  const refresh = jest
    .spyOn(platform.session, 'refresh')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => push('venueBalances', five));
  api.answer(getVenueBalances, [venue('OB', '0.00')]);
  await player.dblClick(screen.getByRole('button', { name: 'One-click recovery' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/^操作成功，共回收 ¥3204.00$/);
  expect(refresh).toHaveBeenCalledWith('recount');
  expect(api.payloadsOf(recoverAll)).toStrictEqual([{}]);
  await waitFor(() => expect(sums().at(-1)).toBe('¥0.00'));
});

it('a refused recovery changes nothing', async () => {
  const { platform, push, player } = renderInShell(<WalletScreen />, {
    prepare: (api) => {
      noRecords(api);
      api.fail(recoverAll, '操作过于频繁');
      api.answer(getVenueBalances, five);
    },
  });
  const refresh = jest.spyOn(platform.session, 'refresh');
  act(() => push('venueBalances', five));
  await player.click(screen.getByRole('button', { name: 'One-click recovery' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^操作过于频繁$/);
  expect(refresh).not.toHaveBeenCalled();
});

it('a recovery that is refused because of one venue says of each what its new balance shows', async () => {
  const { api, push, player } = renderInShell(<WalletScreen />, {
    prepare: (prepared) => {
      noRecords(prepared);
      prepared.fail(recoverAll, '部分场馆回收失败');
    },
  });
  act(() => push('venueBalances', [venue('OB', '1240.00'), venue('FG', '864.00')]));
  api.answer(getVenueBalances, [venue('OB', '0'), venue('FG', '864.00')]);
  await player.click(screen.getByRole('button', { name: 'One-click recovery' }));
  expect(await screen.findByText('¥1,240.00 came back')).toBeVisible();
  expect(screen.getByText('¥864.00 did not come back')).toBeVisible();
});

it('a recovery of which nothing newer is known says nothing of the venues', async () => {
  const { api, push, player } = renderInShell(<WalletScreen />, {
    prepare: (prepared) => {
      noRecords(prepared);
      prepared.fail(recoverAll, '部分场馆回收失败');
    },
  });
  act(() => push('venueBalances', [venue('OB', '1240.00')]));
  api.fail(getVenueBalances, new ApiError('offline', 'no network', 'getVenueBalances'));
  await player.click(screen.getByRole('button', { name: 'One-click recovery' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('部分场馆回收失败');
  expect(screen.queryByText(/come back/)).toBeNull();
});

it('refresh keeps the old sums on screen while it asks', async () => {
  const { api, platform, push, player } = renderInShell(<WalletScreen />, { prepare: noRecords });
  let arrive: () => void = () => undefined;
  jest.spyOn(platform.session, 'refresh').mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  act(() => push('venueBalances', five));
  await screen.findByText('OB Hall');
  api.answer(getVenueBalances, five);
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await player.click(refresh);
  expect(refresh).toHaveAttribute('aria-busy', 'true');
  expect(sums()[0]).toBe('¥15,684.50');
  expect(screen.queryByRole('group', { name: 'Loading' })).toBeNull();
  act(() => arrive());
  await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
});

it('venues that never answer can be asked again', async () => {
  const { api, player, platform } = renderInShell(<WalletScreen />, {
    prepare: (prepared) => prepared.fail(getVenueBalances, new ApiError('offline', 'no network', 'getVenueBalances')),
  });
  await act(() =>
    platform
      .topic('venueBalances')
      .ask()
      .catch(() => undefined),
  );
  expect(await screen.findByRole('heading', { name: 'The venues did not answer' })).toBeVisible();
  api.answer(getVenueBalances, five);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('OB Hall')).toBeVisible();
});

const record = (changes: Partial<TransactionRecord>): TransactionRecord => ({
  out_trade_no: 'PD1',
  amount: '500.00',
  pay_way: 'USDT',
  state: 1,
  created_at: '2026-11-20 16:09:00',
  ...changes,
});

/** Makes each type of record answer with its own rows from now on. */
const recordsOf = (api: FakeApi, rows: Partial<Record<number, TransactionRecord[]>>) =>
  api.answer(getTransactionRecords, ({ type }) => ({ data: rows[Number(type)] ?? [], total: 0, last_page: 1 }));

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('what is pending has a line each, which follows it to its end, stays over a reload and goes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const pending = {
    1: [record({})],
    2: [record({ out_trade_no: 'WD1', amount: '200.00' }), record({ out_trade_no: 'WD0', state: 2 })],
    3: [record({ out_trade_no: 'TR1', state: 2 })],
  };
  const { api, unmount } = renderInShell(<WalletScreen />, { prepare: (prepared) => recordsOf(prepared, pending) });
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Under way' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent?.replace('Look at the records', ''));
  expect(await lines()).toEqual([
    'Deposit¥500.00under reviewOrder PD1',
    'Withdrawal¥200.00under reviewOrder WD1',
    'Transfer¥500.00under reviewOrder TR1',
  ]);
  expect(screen.getByRole('link', { name: /^Withdrawal ¥200\.00 under review/ })).toHaveAttribute('href', '#/transRecord?type=2');

  recordsOf(api, { ...pending, 1: [record({ state: 2 })], 2: [record({ out_trade_no: 'WD1', amount: '200.00', state: 3 })] });
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await lines()).toEqual([
    'Deposit¥500.00arrivedOrder PD1',
    'Withdrawal¥200.00refusedOrder WD1',
    'Transfer¥500.00under reviewOrder TR1',
  ]);
  expect(document.querySelector('section [aria-live=polite]')).toHaveTextContent(/^Deposit ¥500\.00: Order PD1, arrived$/);

  unmount();
  const again = renderInShell(<WalletScreen />, { prepare: (prepared) => recordsOf(prepared, { 1: [record({ state: 2 })] }) });
  expect(screen.getByText('Order PD1')).toBeVisible();
  await again.player.click(screen.getByRole('button', { name: 'Deposit ¥500.00: put away' }));
  expect(screen.queryByText('Order PD1')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(125_000));
  expect(screen.queryByText('Order WD1')).toBeNull();
});

it('a deposit that was made in this session leads to its payment for an hour, and comes first', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const open = (madeMs: number) => {
    rememberDeposit('PD1', { atMs: madeMs, amount: '500' });
    const deposits = [record({ out_trade_no: 'PD9' }), record({})];
    return renderInShell(<WalletScreen />, { prepare: (prepared) => recordsOf(prepared, { 1: deposits }) });
  };
  const { unmount } = open(Date.now() - 60_000);
  const link = await screen.findByRole('link', { name: /^Deposit ¥500\.00 under review Order PD1: not paid yet\? Pay it here$/ });
  expect(link).toHaveAttribute('href', '#/payInfo?deposit_no=PD1');
  expect(screen.getAllByRole('link', { name: /Order PD/ })[0]).toBe(link);
  unmount();
  open(Date.now() - 3_600_000);
  expect(await screen.findByRole('link', { name: /^Deposit ¥500\.00 under review Order PD1/ })).toHaveAttribute(
    'href',
    '#/transRecord?type=1',
  );
  localStorage.clear();
});

it('a recovery after which the venues cannot be counted says nothing of them, whatever a poll showed meanwhile', async () => {
  const { api, push, player } = renderInShell(<WalletScreen />, { prepare: noRecords });
  act(() => push('venueBalances', [venue('OB', '1240.00')]));
  api.fail(getVenueBalances, new ApiError('offline', 'no network', 'getVenueBalances'));
  api.answer(recoverAll, () => {
    act(() => push('venueBalances', [venue('OB', '1240.00')]));
    throw new ApiError('timeout', 'late', 'recoverAll');
  });
  const button = screen.getByRole('button', { name: 'One-click recovery' });
  await player.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.queryByText(/come back/)).toBeNull();
});

it('a recovery that ends the session asks for nothing more', async () => {
  const { api, platform, player } = renderInShell(<WalletScreen />, { prepare: noRecords });
  api.answer(recoverAll, () => {
    act(() => platform.session.end());
    throw new ApiError('unauthorised', 'no session', 'recoverAll', 401);
  });
  await player.click(screen.getByRole('button', { name: 'One-click recovery' }));
  expect(api.payloadsOf(recoverAll)).toHaveLength(1);
  expect(api.payloadsOf(getVenueBalances)).toEqual([]);
});

it('a deposit leads to its payment also where the clock of the phone is hours off', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const serverNow = () => Date.now() - 2 * 3_600_000;
  rememberDeposit('PD1', { atMs: serverNow() - 60_000, amount: '500' });
  const { platform } = renderInShell(<WalletScreen />, { prepare: (prepared) => recordsOf(prepared, { 1: [record({})] }) });
  jest.spyOn(platform, 'serverNow').mockImplementation(serverNow);
  await screen.findByText(/Order PD1/);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByRole('link', { name: /Order PD1/ })).toHaveAttribute('href', '#/payInfo?deposit_no=PD1');
  localStorage.clear();
});

it('while nothing is under way the records are asked once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = renderInShell(<WalletScreen />, { prepare: noRecords });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(api.payloadsOf(getTransactionRecords).map((payload) => (payload as { type: number }).type)).toEqual([1, 2, 3, 4]);
  expect(screen.queryByRole('heading', { name: 'Under way' })).toBeNull();
});

it('an operation of another app whose answer was lost shows on the wallet by its note, where only the balance can tell', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const note = { label: 'Rebate', to: '/fanshui' };
  const claim = { endpoint: 'claimRebate', payload: '{}', sentAt: Date.now(), note };
  localStorage.setItem('parlour.intent.k', JSON.stringify(claim));
  renderInShell(<WalletScreen />, { prepare: noRecords });
  expect(screen.getByText('Looking whether it went through')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(screen.getByText('The answer did not arrive; your balance shows whether it went through')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Rebate not known/ })).toHaveAttribute('href', '#/fanshui');
});

it('recovery says per venue what came back and what did not, also of the venues that are folded away', async () => {
  const { api, push, player } = renderInShell(<WalletScreen />, {
    prepare: (prepared) => {
      noRecords(prepared);
      prepared.answer(recoverAll, undefined, '');
    },
  });
  act(() => push('venueBalances', five));
  const after = [
    venue('OB', '0'),
    venue('FG', '14.50'),
    { ...venue('PP', ''), balance: null },
    venue('AE', '0'),
    venue('KY', '0'),
  ];
  api.answer(getVenueBalances, after);
  await player.click(screen.getByRole('button', { name: 'One-click recovery' }));
  expect(await screen.findByText('¥1,240.00 came back')).toBeVisible();
  expect(screen.getByText('¥14.50 did not come back')).toBeVisible();
  expect(screen.getByText('KY Hall')).toBeVisible();
  expect(screen.getByText('¥0.10 came back')).toBeVisible();
  expect(screen.getAllByText(/came back/)).toHaveLength(2);
  expect(screen.queryByText('AE Hall')).toBeNull();
  expect(screen.getByText('PP Hall').closest('li')).toHaveTextContent('—');
});

it('what the player owns can be hidden, as everywhere else, and takes the same room whatever it is', async () => {
  const { platform, push, player } = renderInShell(<WalletScreen />, { prepare: noRecords });
  act(() => push('venueBalances', five));
  const hide = () => screen.getByRole('button', { name: 'Hide amounts' });
  expect(hide()).toHaveAttribute('aria-pressed', 'false');
  await player.click(hide());
  expect(platform.hidesAmounts.read()).toBe(true);
  expect(hide()).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(sums())).toEqual(new Set(['hidden']));
  expect(document.body.innerHTML).not.toMatch(/12,?480|15,?684|1,?240/);
  act(() => platform.hidesAmounts.set(false));
  expect(sums()).toContain('¥12,480.50');
});

it('an order of another session that is not paid leads to its payment until its hour is over', async () => {
  const ago = (minutes: number) => beijingTime(Date.now() - minutes * 60_000);
  renderInShell(<WalletScreen />, {
    prepare: (api) =>
      recordsOf(api, {
        1: [
          record({ out_trade_no: 'PD1', created_at: ago(50) }),
          record({ out_trade_no: 'PD2', created_at: ago(61) }),
          record({ out_trade_no: 'PD3', created_at: ago(5), pay_way: 'bank' }),
        ],
      }),
  });
  const list = await screen.findByRole('list', { name: 'Under way' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#/payInfo?deposit_no=PD1', '#/transRecord?type=1', '#/transRecord?type=1']);
});
