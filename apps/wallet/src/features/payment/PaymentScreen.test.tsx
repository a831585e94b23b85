import { ApiError } from '@parlour/api-client';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getPayInfo, type PayTarget, type UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import { type FakeApi, renderInShell, type ShellOptions } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { rememberDeposit } from '#shared';
import { PaymentScreen } from './PaymentScreen';

const CREATED = Date.UTC(2026, 10, 20, 4);
const ADDRESS = 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1';
const NO = 'PD20261120000942';

beforeEach(() => {
  jest.useFakeTimers({ now: CREATED + 300_000, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

function record(api: FakeApi, state: number, amount = '2000') {
  const data = [{ out_trade_no: NO, amount, pay_way: 'usdt', state, created_at: '' }];
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

const order = (changes: object, ...cardlist: readonly PayTarget[]) => ({
  info: { amount: '2000', created_at: '2026-11-20 12:00:00', paytype: 'usdt', ...changes },
  deposit_no: NO,
  cardlist,
});
const tron: PayTarget = { mch_id: ADDRESS, content: 'TRC20', payimg: '' };
const ether: PayTarget = { mch_id: '0x7Bd41fC2a96E0358cF7A20b9D4e6c183A5f09E72', content: 'ERC20', payimg: '' };
const answered = (message: string, ...given: Parameters<typeof order>): ShellOptions => ({
  prepare: (api) => api.answer(getPayInfo, order(...given), message),
});

it.each([
  ['2026-11-20 04:04:00', 'in UTC', '58:00'],
  ['2026-11-20 13:04:00', 'in the time of Tokyo', '58:00'],
  ['2026-11-20 12:03:00', 'in the time of Beijing', '58:00'],
])('an order that was made in this session at %s, %s, can be paid for an hour', async (created_at, _zone, left) => {
  rememberDeposit(NO, { atMs: CREATED + 180_000, amount: '2000' });
  open(answered('usdt', { created_at }, tron));
  expect(await screen.findByRole('timer', { name: 'Time left to pay' })).toHaveTextContent(left);
});

it('an order of the future can be paid for an hour', async () => {
  open(answered('usdt', { created_at: '2026-11-20 13:04:00' }, tron));
  expect(await screen.findByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('1:00:00');
});

it.each(['2026-11-20 04:04:00', '2026-11-20 13:04:00'])(
  'an order made in this session whose time is %s says that this cannot be, and where to ask',
  async (created_at) => {
    rememberDeposit(NO, { atMs: CREATED + 180_000, amount: '2000' });
    open(answered('usdt', { created_at }, tron));
    expect(await screen.findByText(/cannot be right\. The time left counts from when you made it\./)).toHaveTextContent(
      created_at,
    );
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toHaveAttribute('href', '#/kefu');
    expect(screen.queryByText('Send exactly')).toBeNull();
    expect(screen.getByRole('img', { name: '277.77 USDT' })).toBeVisible();
  },
);

it('an order of a hundred times what was typed is not to be paid', async () => {
  rememberDeposit(NO, { atMs: CREATED, amount: '20' });
  open(answered('usdt', {}, tron));
  expect(await screen.findByRole('heading', { name: 'This is not what you asked for' })).toBeVisible();
  expect(screen.getByText(/^You asked for ¥20\.00, and the order says ¥2,000\.00\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '#/kefu');
  for (const words of ['Send exactly', 'Pay exactly', 'TQk4u9']) expect(screen.queryByText(words)).toBeNull();
});

it('cents that the operator added are said, and the order can be paid', async () => {
  rememberDeposit(NO, { atMs: CREATED, amount: '2000' });
  open(
    answered('alipay', { paytype: 'alipay', amount: '2000.03' }, { mch_id: 'https://pay.example/1', content: '', payimg: '' }),
  );
  expect(await screen.findByText('You asked for ¥2,000.00, and the order says ¥2,000.03.')).toBeVisible();
  expect(screen.getByRole('img', { name: '¥2,000.03' })).toBeVisible();
  expect(screen.queryByText('Pay exactly')).toBeNull();
});

it('the operator’s own sum in USDT counts, with each of its digits', async () => {
  open(answered('usdt', { usdt_amount: '277.7731' }, tron));
  expect(await screen.findByText('277.7731 USDT')).toBeVisible();
  expect(screen.getByText('Send exactly')).toBeVisible();
});

it('a sum in USDT that the rate cannot give is not to be paid', async () => {
  open(answered('usdt', { usdt_amount: '27777' }, tron));
  expect(await screen.findByText(/^You asked for ¥2,000\.00, and the order says 27777 USDT\./)).toBeVisible();
});

it("shows exactly what to send where, and for how long by the server's clock", async () => {
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

it.each(['2026-11-20 12:00:00', '2026-11-20T04:00Z', '2026-11-20T12:00:00.000+0800'])(
  'an order made at %p is counted from then',
  async (created_at) => {
    open({ prepare: (api) => api.answerRaw(getPayInfo, order({ created_at }, tron)) });
    expect(await screen.findByRole('timer')).toHaveTextContent('55:00');
  },
);

it('a phone an hour ahead does not run the order out', async () => {
  jest.setSystemTime(CREATED + 3_900_000);
  const { platform } = open();
  jest.spyOn(platform, 'serverNow').mockImplementation(() => Date.now() - 3_600_000);
  expect(await screen.findByRole('timer')).toHaveTextContent('55:00');
});

it('at the end of the hour the address goes, and the player is told not to send anything', async () => {
  open();
  await screen.findByText('TQk4u9');
  act(() => jest.advanceTimersByTime(3_299_000));
  expect(screen.getByRole('timer')).toHaveAttribute('data-state', 'urgent');
  act(() => jest.advanceTimersByTime(1500));
  expect(await screen.findByRole('heading', { name: 'This order has expired' })).toBeVisible();
  expect(screen.queryByText('TQk4u9')).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code of the payment' })).toBeNull();
  expect(screen.getByRole('link', { name: 'New deposit' })).toHaveAttribute('href', '#/recharge');
});

it.each([
  [2, 'Your deposit is approved', 'approved'],
  [3, 'Your deposit was rejected', 'rejected'],
])('a review in state %s shows while the page is open', async (state, title, words) => {
  const { api } = open();
  await screen.findByText('TQk4u9');
  record(api, state);
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('TQk4u9')).toBeNull();
  const requestsBefore = api.payloadsOf(getTransactionRecords).length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(api.payloadsOf(getTransactionRecords)).toHaveLength(requestsBefore);
});

const row = (out_trade_no: string, created_at: string, state: number) => ({
  out_trade_no,
  amount: '2000',
  pay_way: 'usdt',
  state,
  created_at,
});

it('an approval on the last page of records that are oldest first shows while the page is open', async () => {
  const oldestFirst = (api: FakeApi, state: number) =>
    api.answer(getTransactionRecords, ({ page }) => ({
      data:
        page === 2
          ? [row(NO, '2026-11-20 12:00:00', state)]
          : [row('1', '2026-11-18 12:00:00', 2), row('2', '2026-11-19 12:00:00', 2)],
      total: 3,
      last_page: 2,
    }));
  const { api } = open({ prepare: (fake) => oldestFirst(fake, 1) });
  await screen.findByText('TQk4u9');
  oldestFirst(api, 2);
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(await screen.findByRole('heading', { name: 'Your deposit is approved' })).toBeVisible();
});

it('an order that comes to the records only later shows its approval while the page is open', async () => {
  const { api } = open({ prepare: (fake) => fake.answer(getTransactionRecords, { data: [], total: 0, last_page: 1 }) });
  await screen.findByText('TQk4u9');
  record(api, 2);
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(await screen.findByRole('heading', { name: 'Your deposit is approved' })).toBeVisible();
});

it('the records of an order that nobody decides are asked for less often after ten minutes, and at last no more', async () => {
  const { api } = open();
  await screen.findByText('TQk4u9');
  const requestsAfter = async (minutes: number) => {
    const before = api.payloadsOf(getTransactionRecords).length;
    await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
    return api.payloadsOf(getTransactionRecords).length - before;
  };
  expect(await requestsAfter(1)).toBe(15);
  await requestsAfter(9);
  expect(await requestsAfter(1)).toBe(2);
  await requestsAfter(120);
  expect(await requestsAfter(10)).toBe(0);
});

it('a deposit that is approved with another sum is shown with that sum', async () => {
  const { api } = open();
  await screen.findByText('TQk4u9');
  record(api, 2, '1980.00');
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(await screen.findByRole('img', { name: '¥1,980.00' })).toBeVisible();
});

it('another method asks for yuan and says how to scan', async () => {
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

it.each([
  [{ usdtrate: '0' }, '¥2,000.00'],
  [{ usdtrate: '7' }, '285.71 USDT'],
])('with the rate of %j the sum is %s', async (user, sum) => {
  open({ user });
  expect(await screen.findByRole('img', { name: sum })).toBeVisible();
});

it('an order without a place to pay says so, and promises nothing', async () => {
  open({ prepare: (api) => api.answer(getPayInfo, order({ paytype: 'bank' }), 'bank') });
  expect(await screen.findByRole('heading', { name: 'No place to pay came with this order' })).toBeVisible();
});

it('a picture alone is enough; when it does not come, the player is told and can ask again', async () => {
  const { player } = open(answered('wxpay', { paytype: '' }, { mch_id: '', content: '', payimg: '/qr.svg' }));
  const picture = await screen.findByRole('img', { name: 'QR code of the payment' });
  expect(picture).toHaveAttribute('src', '/qr.svg');
  expect(screen.queryByRole('button', { name: /^Copy the (link|address|account)/ })).toBeNull();
  fireEvent.error(picture);
  expect(screen.getByRole('heading', { name: 'The code did not load' })).toBeVisible();
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'QR code of the payment' })).toHaveAttribute('src', '/qr.svg');
});

it('the message gives the type, whatever the order says', async () => {
  open(answered('usdt', { paytype: '2' }, tron));
  expect(await screen.findByRole('img', { name: '277.77 USDT' })).toBeVisible();
  expect(screen.getByText('Send over TRC20 only. What goes over another network is lost.')).toBeVisible();
});

it('of several places the one of the chosen protocol is shown, the others can be chosen', async () => {
  rememberDeposit(NO, { atMs: CREATED, amount: '2000', protocol: 'ERC20' });
  const { player } = open(answered('usdt', {}, tron, ether));
  expect(await screen.findByText('0x7Bd4')).toBeVisible();
  expect(screen.getByRole('radio', { name: /ERC20/ })).toBeChecked();
  expect(screen.getByText(/^Send over ERC20 only/)).toBeVisible();
  await player.click(screen.getByRole('radio', { name: /TRC20/ }));
  expect(screen.getByText('TQk4u9')).toBeVisible();
  expect(screen.queryByText('0x7Bd4')).toBeNull();
  expect(screen.getByText('USDT · TRC20 · for ¥2,000.00')).toBeVisible();
});

it('the type itself may name the protocol', async () => {
  open(answered('usdt-erc20', {}, tron, ether));
  expect(await screen.findByText('0x7Bd4')).toBeVisible();
});

it('an order of no known type shows where to pay, and claims nothing else', async () => {
  open(answered('操作成功', { paytype: '9' }, { mch_id: '6214 8312', content: '', payimg: '' }));
  expect(await screen.findByText('6214 8312')).toBeVisible();
  expect(screen.getByText('Account')).toBeVisible();
  expect(screen.queryByText(/Scan the code with|Send over/)).toBeNull();
});

it.each<[string, string, UsdtProtocol | undefined]>([
  ['whose address is one of USDT', ADDRESS, undefined],
  ['that was chosen in USDT', '', 'TRC20'],
])('an order of no known type %s is paid in USDT, not in yuan', async (_what, mch_id, protocol) => {
  if (protocol !== undefined) rememberDeposit(NO, { atMs: CREATED, amount: '2000', protocol });
  open(answered('操作成功', { paytype: '2' }, { mch_id, content: '', payimg: '/qr.svg' }));
  expect(await screen.findByRole('img', { name: '277.77 USDT' })).toBeVisible();
  expect(screen.getByText('Send over TRC20 only. What goes over another network is lost.')).toBeVisible();
});

it('an order without a time says so, and its hour counts from when it was seen first', async () => {
  const answer = answered('usdt', { created_at: 'yesterday' }, tron);
  const { unmount } = open(answer);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(1:00:00|59:5\d)$/);
  expect(screen.getByText('When it was made is not known: the time counts from when you opened this page')).toBeVisible();
  unmount();
  jest.setSystemTime(CREATED + 300_000 + 3_600_000);
  open(answer);
  expect(await screen.findByRole('heading', { name: 'This order has expired' })).toBeVisible();
});

it.each([
  [`/payInfo?deposit_no=${NO}`, '订单不存在', 1],
  ['/payInfo', 'The number in the address belongs to no order of yours.', 0],
])('%s: no such order, %s', async (at, words, calls) => {
  const { api } = open({ at, prepare: (prepared) => prepared.fail(getPayInfo, '订单不存在') });
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(api.payloadsOf(getPayInfo)).toHaveLength(calls);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an order that did not load can be asked for again', async () => {
  const { api, player } = open({
    prepare: (prepared) => prepared.fail(getPayInfo, new ApiError('offline', 'no network', 'getPayInfo')),
  });
  expect(await screen.findByRole('heading', { name: 'The order did not load' })).toBeVisible();
  api.answer(getPayInfo, order({}, { mch_id: ADDRESS, content: 'TRC20', payimg: '' }), 'usdt');
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('TQk4u9')).toBeVisible();
});

it.each([
  ['weixin://wxpay/bizpayurl?pr=Ab1', 'wxpay', 'Open WeChat', null],
  ['https://qr.alipay.com/fkx12345', 'alipay', 'Open Alipay', '_blank'],
  ['https://pay.example/1', 'usdt', 'Open the payment', '_blank'],
])('the address %s is opened by one tap, beside its code', async (mch_id, paytype, name, target) => {
  open(answered(paytype, { paytype }, { mch_id, content: '', payimg: '' }));
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', mch_id);
  expect(link.getAttribute('target')).toBe(target);
  expect(await screen.findByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the payment link' })).toBeVisible();
});

it('an address that could run is text alone', async () => {
  open(answered('wxpay', { paytype: 'wxpay' }, { mch_id: 'javascript:alert(1)', content: '', payimg: '' }));
  expect(await screen.findByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
});

it.each(['', '10086'])('a link to an app in place of a picture is opened, and its code is drawn, beside %p', async (mch_id) => {
  open(answered('wxpay', { paytype: 'wxpay' }, { mch_id, content: '', payimg: 'weixin://wxpay/bizpayurl?pr=Ab1' }));
  expect(await screen.findByRole('link', { name: 'Open WeChat' })).toHaveAttribute('href', 'weixin://wxpay/bizpayurl?pr=Ab1');
  expect((await screen.findByRole('img', { name: 'QR code of the payment' })).getAttribute('src')).toMatch(/^data:/);
});

it.each(['', '10086'])('a pay page in place of a picture is offered as a link, beside %p', async (mch_id) => {
  open(answered('alipay', { paytype: 'alipay' }, { mch_id, content: '', payimg: 'https://pay.example/order/1' }));
  fireEvent.error(await screen.findByRole('img', { name: 'QR code of the payment' }));
  expect(await screen.findByRole('link', { name: 'Open Alipay' })).toHaveAttribute('href', 'https://pay.example/order/1');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
