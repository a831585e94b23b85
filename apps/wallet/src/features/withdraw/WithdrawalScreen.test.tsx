import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { ApiError } from '@parlour/api-client';
import { type Card, getCards, getTurnover, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { WithdrawalScreen } from './WithdrawalScreen';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const address = (id: string, bank_owner: string, bank_no: string): Card => ({
  id,
  bank: 'USDT',
  bank_owner,
  bank_no,
  bank_address: '',
  ico: '',
});
const addresses = [
  address('4', 'TRC20', 'TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6'),
  address('5', 'ERC20', '0x3A9f5dC871eB20476F8a1c6E94b7D0528fE3c91B'),
];
const bank: Card = { id: '1', bank: '招商银行', bank_owner: '林澜', bank_no: '6214831200889021', bank_address: '', ico: '' };

afterEach(() => sessionStorage.clear());

async function open(options: ShellOptions = {}) {
  const rendered = renderInShell(<WithdrawalScreen />, {
    at: '/withdrawal',
    ...options,
    prepare: (api) => {
      api.answer(getCards, ({ type }) => (Number(type) === 1 ? [bank] : addresses));
      options.prepare?.(api);
    },
  });
  await screen.findByRole('combobox');
  return rendered;
}

const target = () => screen.getByRole('combobox');
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const password = () => screen.getByLabelText('Payment password');
const send = () => screen.getByRole('button', { name: 'Withdraw' });

it('to a USDT address: each broken rule in order, then to the records after a moment', async () => {
  const { api, player, wentTo } = await open();
  const isRefused = async (message: string, field: HTMLElement) => {
    await player.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(api.payloadsOf(submitWithdrawal)).toHaveLength(0);
  };
  await isRefused('请选择USDT地址', target());
  await player.selectOptions(target(), '4');
  await isRefused('单笔取款不能低于100元', amount());
  await player.type(amount(), '99.99');
  await isRefused('单笔取款不能低于100元', amount());
  await player.clear(amount());
  await player.type(amount(), '1000');
  await isRefused('请输入您的支付密码', password());
  jest.useFakeTimers({ advanceTimers: true });
  await player.type(password(), 'secret2');
  await player.dblClick(send());
  expect(await screen.findByRole('status')).toHaveTextContent(/^提交成功，等待后台审核$/);
  expect(api.payloadsOf(submitWithdrawal)).toStrictEqual([{ amount: '1000', bank: '4', password: 'secret2' }]);
  await player.click(send());
  act(() => jest.advanceTimersByTime(1200));
  expect(wentTo).toEqual([]);
  act(() => jest.advanceTimersByTime(400));
  expect(wentTo).toEqual(['/transRecord?type=2']);
  expect(api.payloadsOf(submitWithdrawal)).toHaveLength(1);
  jest.useRealTimers();
});

it('the net sum follows the amount and the protocol', async () => {
  const { player } = await open();
  await player.type(amount(), '1000');
  expect(screen.getByText('Fee · TRC20')).toBeVisible();
  expect(screen.getByText('138.88')).toBeVisible();
  expect(screen.getByRole('img', { name: '137.88 USDT' })).toBeVisible();
  await player.selectOptions(target(), '5');
  expect(screen.getByText('Fee · ERC20')).toBeVisible();
  expect(screen.getByRole('img', { name: '133.88 USDT' })).toBeVisible();
  await player.clear(amount());
  await player.type(amount(), '36');
  expect(screen.getByRole('img', { name: '0.00 USDT' })).toBeVisible();
  expect(screen.getByText(/The fee of 5.00 USDT is as much as this or more/)).toBeVisible();
});

it('to a bank card: no rate, the whole sum', async () => {
  const { api, player } = await open({ at: '/withdrawal?type=1' });
  expect(screen.getByRole('tab', { name: 'Bank card' })).toHaveAttribute('aria-selected', 'true');
  await player.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('请选择您要提现到的银行卡');
  await player.selectOptions(target(), '1');
  await player.type(amount(), '300.50');
  expect(screen.getByRole('img', { name: '¥300.50' })).toBeVisible();
  expect(screen.queryByText('Rate')).toBeNull();
  await player.type(password(), 'secret2{Enter}');
  await waitFor(() =>
    expect(api.payloadsOf(submitWithdrawal)).toStrictEqual([{ amount: '300.50', bank: '1', password: 'secret2' }]),
  );
});

it('the tab stands in the address', async () => {
  const { player, wentTo } = await open();
  await player.click(screen.getByRole('tab', { name: 'Bank card' }));
  expect(wentTo).toEqual(['/withdrawal?type=1']);
});

it('what would be refused is said before it is sent', async () => {
  const { player } = await open({ prepare: (api) => api.answer(getTurnover, { bet_amount: '500.00' }) });
  expect(await screen.findByText('¥500.00 are still to be wagered.')).toBeVisible();
  await player.type(amount(), '12480.51');
  expect(screen.getByText('This is more than your central wallet holds: ¥12,480.50.')).toBeVisible();
  await player.click(screen.getByRole('button', { name: 'All' }));
  expect(amount()).toHaveValue('12480.5');
  expect(screen.queryByText(/more than your central wallet/)).toBeNull();
});

it('a refused question for the turnover is told', async () => {
  await open({ prepare: (api) => api.fail(getTurnover, '查询失败') });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^查询失败$/);
});

it('parts of the central wallet at one touch, none below the smallest withdrawal', async () => {
  const { player, push } = await open();
  const part = (percent: number) => screen.getByRole('button', { name: `${percent} %` });
  await player.click(part(25));
  expect(amount()).toHaveValue('3120');
  act(() => push('balance', '250.00'));
  expect(part(25)).toBeDisabled();
  await player.click(part(50));
  expect(amount()).toHaveValue('125');
});

it('with amounts hidden what is at hand and what is missing is not told, but what is typed', async () => {
  const { platform, player } = await open({ prepare: (api) => api.answer(getTurnover, { bet_amount: '500.00' }) });
  act(() => platform.hidesAmounts.set(true));
  await player.click(screen.getByRole('tab', { name: 'Bank card' }));
  await player.type(amount(), '99999');
  expect(screen.getByText('hidden are still to be wagered.')).toBeInTheDocument();
  expect(screen.getByText('This is more than your central wallet holds: hidden.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '¥99,999.00' })).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(/12,?480|500\.00/);
});

it("the operator's refusal stays on the form, and nothing typed is lost", async () => {
  const { player, wentTo } = await open({ prepare: (api) => api.fail(submitWithdrawal, '支付密码错误') });
  await player.selectOptions(target(), '4');
  await player.type(amount(), '1000');
  await player.type(password(), 'secret2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^支付密码错误$/);
  expect([amount(), password(), target()].map((field) => (field as HTMLInputElement).value)).toEqual(['1000', 'secret2', '4']);
  expect(wentTo).toEqual([]);
});

it.each([
  ['the records answer', false],
  ['nobody answers', true],
])('no answer, when %s', async (_when, areRecordsGone) => {
  const { api, player } = await open({
    prepare: (prepared) => {
      prepared.fail(submitWithdrawal, new ApiError('offline', 'no network', 'submitWithdrawal'));
      if (areRecordsGone) prepared.fail(getTransactionRecords, new ApiError('offline', 'no network', 'getTransactionRecords'));
    },
  });
  await player.selectOptions(target(), '4');
  await player.type(amount(), '1000');
  await player.type(password(), 'secret2{Enter}');
  const line = await screen.findByText('Looking whether it went through');
  expect(line.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(password()).toHaveValue('secret2');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret2');
  expect(api.payloadsOf(submitWithdrawal)).toHaveLength(1);
});

it('a card can be added on the way: the amount is kept, the new one is chosen, the password is not stored', async () => {
  const { platform, player, wentTo, unmount } = await open();
  const release = jest.fn();
  jest.spyOn(platform, 'block').mockReturnValue(release);
  await player.type(amount(), '1000');
  await player.type(password(), 'secret2');
  await player.click(screen.getByRole('button', { name: 'Add a USDT address' }));
  await waitFor(() => expect(wentTo).toEqual(['/addUsdtCard']));
  expect(release).toHaveBeenCalledTimes(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret2');
  unmount();
  const added = address('6', 'TRC20', 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1');
  await open({ prepare: (api) => api.answer(getCards, [...addresses, added]) });
  expect(amount()).toHaveValue('1000');
  expect(target()).toHaveValue('6');
  expect(sessionStorage.getItem('parlour.withdrawal')).toBeNull();
});

it('leaving a half-filled form asks', async () => {
  const { platform, player } = await open();
  const hold = jest.spyOn(platform, 'block');
  await player.type(amount(), '5');
  expect(hold).toHaveBeenCalledWith('Leave this withdrawal? What you typed is not kept.');
});

it('five cards leave no room for another', async () => {
  await open({
    prepare: (api) =>
      api.answer(
        getCards,
        Array.from({ length: 5 }, (_, index) => ({ ...bank, id: `${index}` })),
      ),
  });
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('three venues until the player asks for all', async () => {
  const { push, player } = await open();
  act(() =>
    push(
      'venueBalances',
      ['OB', 'FG', 'PP', 'AE'].map((platname) => ({ name: `${platname} Hall`, platname, balance: '1.00' })),
    ),
  );
  expect(await screen.findAllByText(/Hall$/)).toHaveLength(3);
  await player.click(screen.getByRole('button', { name: 'All 4 venues' }));
  expect(screen.getAllByText(/Hall$/)).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'One-click recovery' })).toBeVisible();
});

it('until the cards have come a withdrawal is not refused for want of one', async () => {
  let come: (cards: Card[]) => void = () => undefined;
  const { player } = renderInShell(<WithdrawalScreen />, {
    at: '/withdrawal',
    prepare: (api) => api.answer(getCards, () => new Promise<Card[]>((resolve) => (come = resolve))),
  });
  await player.type(password(), 'demo1234{Enter}');
  await player.click(send());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => come(addresses));
  await screen.findByRole('combobox');
  await player.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('请选择USDT地址');
  expect(target()).toHaveFocus();
});

it('cards that did not load can be asked for again', async () => {
  const { api, player } = renderInShell(<WithdrawalScreen />, {
    prepare: (prepared) => prepared.fail(getCards, new ApiError('timeout', 'late', 'getCards')),
  });
  expect(await screen.findByRole('heading', { name: 'The cards did not load' })).toBeVisible();
  api.answer(getCards, addresses);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox')).toBeEnabled();
});
