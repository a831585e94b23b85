import { ApiError } from '@parlour/api-client';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getPayInfo } from '@parlour/api-client/endpoints/wallet';
import { type FakeApi, renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { PaymentScreen } from './PaymentScreen';

const CREATED = Date.UTC(2026, 10, 20, 4);
const ADDRESS = 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1';
const NO = 'PD20261120000942';

beforeEach(() => {
  jest.useFakeTimers({ now: CREATED + 300_000, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

function record(api: FakeApi, state: number) {
  const data = [{ out_trade_no: NO, amount: '2000', pay_way: 'usdt', state, created_at: '' }];
  api.answer(getTransactionRecords, { data, total: 1, last_page: 1 });
}

function open(options: ShellOptions = {}) {
  return renderInShell(<PaymentScreen />, {
    at: `/payInfo?deposit_no=${NO}`,
    ...options,
    prepare: (api) => {
      record(api, 1);
      options.prepare?.(api);
    },
  });
}

const order = (changes: object, cardlist: { mch_id: string; content: string; payimg: string } | undefined) => ({
  info: { amount: '2000', created_at: '2026-11-20 12:00:00', paytype: 'usdt', ...changes },
  deposit_no: NO,
  cardlist,
});

test('tells exactly what to send where, and for how long by the clock of the server', async () => {
  const { api, player } = open();
  expect(await screen.findByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('55:00');
  expect(screen.getByRole('img', { name: '277.77 USDT' })).toBeVisible();
  expect(screen.getByText('USDT · TRC20 · for ¥2,000.00')).toBeVisible();
  expect(screen.getByText('waiting for your transfer')).toBeVisible();
  expect(screen.getByText('TQk4u9').closest('code')).toHaveTextContent(ADDRESS);
  expect(await screen.findByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('download', NO);
  await player.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/^复制成功！$/);
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  await player.click(screen.getByRole('button', { name: 'Copy the order number' }));
  expect(await navigator.clipboard.readText()).toBe(NO);
  expect(api.payloadsOf(getPayInfo)).toStrictEqual([{ deposit_no: NO }]);
});

test('a phone an hour ahead does not run the order out', async () => {
  jest.setSystemTime(CREATED + 3_900_000);
  const { platform } = open();
  jest.spyOn(platform, 'serverNow').mockImplementation(() => Date.now() - 3_600_000);
  expect(await screen.findByRole('timer')).toHaveTextContent('55:00');
});

test('at the end of the hour the address goes, and the player is told not to send anything', async () => {
  open();
  await screen.findByText('TQk4u9');
  act(() => void jest.advanceTimersByTime(3_299_000));
  expect(screen.getByRole('timer')).toHaveAttribute('data-state', 'urgent');
  act(() => void jest.advanceTimersByTime(1500));
  expect(await screen.findByRole('heading', { name: 'This order has expired' })).toBeVisible();
  expect(screen.queryByText('TQk4u9')).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull();
  expect(screen.getByRole('link', { name: 'New deposit' })).toHaveAttribute('href', '#/recharge');
});

test.each([
  [2, 'Your deposit has arrived', 'approved'],
  [3, 'Your deposit was rejected', 'rejected'],
])('a review in state %s shows while the page is open', async (state, title, words) => {
  const { api } = open();
  await screen.findByText('TQk4u9');
  record(api, state);
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('TQk4u9')).toBeNull();
  const asked = api.payloadsOf(getTransactionRecords).length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(asked);
});

test('another method asks for yuan and says how to scan', async () => {
  open({
    prepare: (api) =>
      api.answer(getPayInfo, order({ paytype: 'wxpay' }, { mch_id: 'wxp://f2f0abc', content: '', payimg: '/qr.svg' }), 'wxpay'),
  });
  expect(await screen.findByRole('img', { name: '¥2,000.00' })).toBeVisible();
  expect(screen.getByText('WeChat')).toBeVisible();
  expect(screen.getByText(/Scan the code with WeChat/)).toBeVisible();
  expect(screen.getByText('wxp://f2f0abc')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the payment' })).toHaveAttribute('src', '/qr.svg');
});

test.each([
  [{ usdtrate: '0' }, '¥2,000.00'],
  [{ usdtrate: '7' }, '285.71 USDT'],
])('with the rate of %j the sum is %s', async (user, sum) => {
  open({ user });
  expect(await screen.findByRole('img', { name: sum })).toBeVisible();
});

test('an order that is reviewed by hand has nothing to pay here', async () => {
  open({ prepare: (api) => api.answer(getPayInfo, order({ paytype: 'bank' }, undefined), 'bank') });
  expect(await screen.findByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
});

test.each([
  [`/payInfo?deposit_no=${NO}`, '订单不存在', 1],
  ['/payInfo', 'The number in the address belongs to no order of yours.', 0],
])('%s: no such order, %s', async (at, words, calls) => {
  const { api } = open({ at, prepare: (prepared) => prepared.fail(getPayInfo, '订单不存在') });
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(api.payloadsOf(getPayInfo)).toHaveLength(calls);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an order that did not load can be asked for again', async () => {
  const { api, player } = open({
    prepare: (prepared) => prepared.fail(getPayInfo, new ApiError('offline', 'no network', 'getPayInfo')),
  });
  expect(await screen.findByRole('heading', { name: 'The order did not load' })).toBeVisible();
  api.answer(getPayInfo, order({}, { mch_id: ADDRESS, content: 'TRC20', payimg: '' }), 'usdt');
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('TQk4u9')).toBeVisible();
});
