import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { ApiError } from '@parlour/api-client';
import {
  getCards,
  getPayInfo,
  getPayRange,
  getPayWays,
  getReceivingAccounts,
  submitDeposit,
} from '@parlour/api-client/endpoints/wallet';
import { beijingTime, renderInShell, type ShellOptions } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';
import { madeDeposit, rememberDeposit } from '#shared';
import { DepositScreen } from './DepositScreen';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const all = { card: true, usdt: true, wechat: true, alipay: true };

async function open(options: ShellOptions = {}) {
  const rendered = renderInShell(<DepositScreen />, {
    ...options,
    prepare: (api) => {
      api.answer(getPayWays, all);
      api.answer(getPayRange, { min_price: '100', max_price: '50000' });
      options.prepare?.(api);
    },
  });
  await screen.findByRole('radiogroup', { name: 'Method' });
  return rendered;
}

const method = (name: RegExp) => within(screen.getByRole('radiogroup', { name: 'Method' })).getByRole('radio', { name });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });

it.each([
  ['asked for before that is chosen', all, 1],
  ['not asked for where there are none', { ...all, card: false }, 0],
])('the accounts of bank transfers are %s', async (_what, ways, calls) => {
  const { api } = await open({ prepare: (given) => given.answer(getPayWays, ways) });
  expect(method(/USDT/)).toBeChecked();
  expect(api.payloadsOf(getReceivingAccounts)).toHaveLength(calls);
});

it('a bank deposit tells each broken rule in order, then waits for review', async () => {
  const { api, player, wentTo } = await open();
  await player.click(method(/Bank transfer/));
  await screen.findByText('6222000000001111');

  const isRefused = async (message: string, field: HTMLElement) => {
    await player.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(api.payloadsOf(submitDeposit)).toHaveLength(0);
  };
  await isRefused('请输入金额在100-50000之间！', amount());
  await player.type(amount(), '99.99');
  await isRefused('请输入金额在100-50000之间！', amount());
  await player.clear(amount());
  await player.type(amount(), '2000');
  await isRefused('请输入存款人姓名', screen.getByLabelText('Depositor name'));
  await player.type(screen.getByLabelText('Depositor name'), '林澜');
  await isRefused('请输入银行类型', screen.getByLabelText('Bank'));
  await player.selectOptions(screen.getByLabelText('Bank'), '招商银行');
  await isRefused('请输入银行卡号', screen.getByLabelText('Card number'));
  await player.type(screen.getByLabelText('Card number'), '6214831200889021');
  await isRefused('请输入银行开户行地址', screen.getByLabelText('Branch address'));
  await player.type(screen.getByLabelText('Branch address'), '上海徐汇支行{Enter}');

  expect(await screen.findByRole('status')).toHaveTextContent(/^提交成功，等待后台审核$/);
  expect(api.payloadsOf(submitDeposit)).toStrictEqual([
    {
      paytype: 'bank',
      amount: '2000',
      bank: '招商银行',
      bank_address: '上海徐汇支行',
      bank_no: '6214831200889021',
      bank_owner: '林澜',
    },
  ]);
  expect(wentTo).toEqual(['/transRecord']);
});

it('USDT goes to its payment, over the protocol that was chosen', async () => {
  const { api, player, wentTo } = await open();
  expect(method(/USDT/)).toBeChecked();
  expect(screen.getByRole('radio', { name: /TRC20/ })).toBeChecked();
  expect(screen.getByRole('link', { name: 'TRC20 or ERC20?' })).toHaveAttribute('href', '#/usdtmore');
  await player.click(screen.getByRole('radio', { name: /ERC20/ }));
  await player.click(screen.getByRole('button', { name: '2,000' }));
  expect(screen.getByRole('img', { name: '277.77 USDT' })).toBeVisible();
  await player.dblClick(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(wentTo).toEqual(['/payInfo?deposit_no=PD20261120000942']));
  expect(api.payloadsOf(submitDeposit)).toStrictEqual([{ paytype: 'usdt', amount: '2000', catepay: 'ERC20' }]);
});

it.each([
  ['操作成功', { deposit_no: 'PD7' }, '/payInfo?deposit_no=PD7'],
  ['success', { deposit_no: 'PD7' }, '/payInfo?deposit_no=PD7'],
  ['PD8', { deposit_no: 'PD7' }, '/payInfo?deposit_no=PD8'],
  ['操作成功', null, '/transRecord'],
])('an order whose message is %s and whose data is %j leads to %s', async (message, data, path) => {
  const { api, player, wentTo } = await open();
  api.answer(submitDeposit, data, message);
  await player.type(amount(), '300{Enter}');
  await waitFor(() => expect(wentTo).toEqual([path]));
});

it('what an order was made with is kept for its hour, for this and the next visit', async () => {
  const { player, wentTo } = await open();
  await player.type(amount(), '300{Enter}');
  await waitFor(() => expect(wentTo).toHaveLength(1));
  expect(madeDeposit('PD20261120000942')).toEqual({ amount: '300', protocol: 'TRC20', atMs: expect.any(Number) });
  rememberDeposit('PD2', { atMs: Date.now() + PAY_WINDOW_MS, amount: '1' });
  expect(madeDeposit('PD20261120000942')).toBeUndefined();
});

it.each([
  ['Confirm', ['/payInfo?deposit_no=PD2']],
  ['Cancel', []],
])('a player who left before the order number came is asked whether to pay; %s', async (answer, went) => {
  let arrive = () => undefined as unknown;
  function Visit() {
    const [hasLeft, setLeft] = useState(false);
    return hasLeft ? null : (
      <>
        <DepositScreen />
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  }
  const { api, player, wentTo } = renderInShell(<Visit />, {
    prepare: (fake) => {
      fake.answer(getPayWays, all);
      fake.answer(getPayRange, { min_price: '100', max_price: '50000' });
      fake.answer(submitDeposit, () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))), 'PD2');
    },
  });
  await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '300{Enter}');
  await waitFor(() => expect(api.payloadsOf(submitDeposit)).toHaveLength(1));
  await player.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => arrive());
  const question = await screen.findByRole('alertdialog', { name: 'Your order is ready. Pay it now?' });
  expect(wentTo).toEqual([]);
  await player.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(wentTo).toEqual(went);
});

it.each([
  [/WeChat/, 'wxpay'],
  [/Alipay/, 'alipay'],
])('%s sends nothing but the amount', async (name, paytype) => {
  const { api, player, wentTo } = await open();
  await player.click(method(name));
  await player.type(amount(), '300.50{Enter}');
  await waitFor(() => expect(wentTo).toHaveLength(1));
  expect(api.payloadsOf(submitDeposit)).toStrictEqual([{ paytype, amount: '300.50' }]);
  expect(screen.queryByRole('radiogroup', { name: 'Protocol' })).toBeNull();
});

it('each method asks for its range, and the default holds until it arrives', async () => {
  const { api, player } = await open({
    prepare: (prepared) => prepared.answer(getPayRange, () => new Promise<never>(() => undefined)),
  });
  expect(screen.getByText('100 – 10,000')).toBeVisible();
  await player.click(screen.getByRole('radio', { name: /ERC20/ }));
  for (const name of [/Bank/, /WeChat/, /Alipay/]) await player.click(method(name));
  const types = ['usdt-trc20', 'usdt-erc20', 'bank', 'wechat', 'alipay'];
  expect(api.payloadsOf(getPayRange)).toEqual(types.map((type) => ({ type })));
  await player.type(amount(), '10000.01{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入金额在100-10000之间！');
});

it('a receiving account can be copied value by value', async () => {
  const { player } = await open();
  await player.click(method(/Bank transfer/));
  await player.click(await screen.findByRole('button', { name: 'Copy: Account number' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/^复制成功！$/);
  expect(await navigator.clipboard.readText()).toBe('6222000000001111');
});

it('a refusal stays on the form, and the form can be sent again', async () => {
  const { api, player, wentTo } = await open({ prepare: (prepared) => prepared.fail(submitDeposit, '暂不支持该充值方式') });
  await player.type(amount(), '500{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^暂不支持该充值方式$/);
  expect(wentTo).toEqual([]);
  expect(amount()).toHaveValue('500');
  api.answer(submitDeposit, undefined, 'PD2');
  await player.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(wentTo).toEqual(['/payInfo?deposit_no=PD2']));
});

it.each([
  [461, '超出您设置的每日存款限额，今日还可充值 ¥100.00'],
  [462, '您已永久自我限制，期间不能充值、转入场馆或进入游戏，可以随时提现'],
])('what a limit or a break forbids (%d) stays said beside the button, with the way to it', async (code, message) => {
  const { api, player } = await open({
    prepare: (prepared) => prepared.fail(submitDeposit, new ApiError('refused', message, 'submitDeposit', code)),
  });
  await player.type(amount(), '500{Enter}');
  expect(await screen.findByRole('note')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '#/saferPlay');
  api.fail(submitDeposit, '暂不支持该充值方式');
  await player.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('暂不支持该充值方式')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your limits' })).toBeNull();
});

it.each([
  ['the records answer', false],
  ['nobody answers', true],
])('without an answer, when %s, the form says what is known', async (_when, areRecordsGone) => {
  const { player, wentTo } = await open({
    prepare: (api) => {
      api.fail(submitDeposit, new ApiError('offline', 'no network', 'submitDeposit'));
      if (areRecordsGone) api.fail(getTransactionRecords, new ApiError('offline', 'no network', 'getTransactionRecords'));
    },
  });
  await player.type(amount(), '500{Enter}');
  expect(await screen.findByText('Looking whether it went through')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(amount()).toHaveValue('500');
  expect(wentTo).toEqual([]);
});

it('what the spec’s limits refuse is judged again when the method’s limits come, and the field agrees with the refusal', async () => {
  let come: (range: { min_price: string; max_price: string }) => void = () => undefined;
  const { player } = await open({
    prepare: (api) => api.answer(getPayRange, () => new Promise((resolve) => (come = resolve))),
  });
  await player.type(amount(), '60{Enter}');
  const refused = '请输入金额在100-10000之间！';
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(refused));
  await act(async () => come({ min_price: '80', max_price: '5000' }));
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(expect.stringContaining('请输入金额在80-5000之间！')));
  expect(screen.queryByText(refused, { selector: 'form *' })).toBeNull();
});

it('an amount that the method’s limits allow is not refused any more when they come', async () => {
  let come: (range: { min_price: string; max_price: string }) => void = () => undefined;
  const { player } = await open({
    prepare: (api) => api.answer(getPayRange, () => new Promise((resolve) => (come = resolve))),
  });
  await player.type(amount(), '60{Enter}');
  await act(async () => come({ min_price: '50', max_price: '5000' }));
  await waitFor(() => expect(amount()).not.toHaveAttribute('aria-invalid', 'true'));
});

it('the rate is shown with the digits that the sum is computed with', async () => {
  await open({ user: { usdtrate: '7.215' } });
  expect(screen.getByText('You send · 1 USDT = ¥7.215')).toBeVisible();
});

it('an operator that says no rate sells USDT for nothing nowhere', async () => {
  await open({ user: { usdtrate: '0.0000' } });
  expect(screen.getByText('You send · 1 USDT = ¥—')).toBeVisible();
});

it('where there is no account to transfer to, that is said, with the way to customer service', async () => {
  const { player } = await open({ prepare: (api) => api.answer(getReceivingAccounts, []) });
  await player.click(method(/Bank transfer/));
  expect(await screen.findByText('There is no account to transfer to right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '#/kefu');
});

it('a line end after the number is no part of it', async () => {
  const { player, wentTo } = await open({ prepare: (api) => api.answer(submitDeposit, undefined, ' PD7\n') });
  await player.type(amount(), '500{Enter}');
  await waitFor(() => expect(wentTo).toEqual(['/payInfo?deposit_no=PD7']));
});

it('a deposit without a number waits in the records', async () => {
  const { player, wentTo } = await open({ prepare: (api) => api.answer(submitDeposit, undefined, '') });
  await player.type(amount(), '500{Enter}');
  await waitFor(() => expect(wentTo).toEqual(['/transRecord']));
});

it('a typed form is held until it was sent', async () => {
  const { platform, player } = await open();
  const release = jest.fn();
  const hold = jest.spyOn(platform, 'block').mockReturnValue(release);
  await player.click(screen.getByRole('radio', { name: /ERC20/ }));
  expect(hold).not.toHaveBeenCalled();
  await player.type(amount(), '500');
  expect(hold).toHaveBeenCalledTimes(1);
  await player.keyboard('{Enter}');
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it('only methods that are open are offered; without any the screen says so', async () => {
  renderInShell(<DepositScreen />, {
    prepare: (api) => api.answer(getPayWays, { card: false, usdt: false, wechat: false, alipay: false }),
  });
  expect(await screen.findByText('Recharge is closed right now')).toBeVisible();
});

it('methods that did not load can be asked for again', async () => {
  const { api, player } = renderInShell(<DepositScreen />, {
    prepare: (prepared) => prepared.fail(getPayWays, new ApiError('offline', 'no network', 'getPayWays')),
  });
  expect(await screen.findByText('Recharge did not load')).toBeVisible();
  api.answer(getPayWays, { ...all, usdt: false });
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /USDT/ })).toBeNull();
});

it.each([
  ['its payment is known', true, '/payInfo?deposit_no=PD77'],
  ['its payment is not known by that number', false, '/transRecord?type=1'],
])('a deposit whose answer was lost, when %s', async (_when, isKnown, to) => {
  const { api, player, wentTo } = await open({
    prepare: (prepared) => {
      if (!isKnown) prepared.fail(getPayInfo, '订单不存在');
    },
  });
  api.answer(submitDeposit, () => {
    const found = { out_trade_no: 'PD77', amount: '500.00', pay_way: 'USDT', state: 1, created_at: beijingTime(Date.now()) };
    api.answer(getTransactionRecords, { data: [found], total: 1, last_page: 1 });
    throw new ApiError('timeout', '', 'submitDeposit');
  });
  await player.type(amount(), '500{Enter}');
  await waitFor(() => expect(wentTo).toEqual([to]));
  expect(api.payloadsOf(getPayInfo)).toEqual([{ deposit_no: 'PD77' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an order of another session that is not paid is shown with the way to pay it, others are not', async () => {
  const at = (minutes: number) => beijingTime(Date.now() - minutes * 60_000);
  const order = { amount: '500', state: 1, pay_way: 'USDT' };
  const data = [
    { ...order, out_trade_no: 'PD1', created_at: at(50) },
    { ...order, out_trade_no: 'PD2', created_at: at(61) },
    { ...order, out_trade_no: 'PD3', created_at: at(5), pay_way: 'bank' },
  ];
  await open({ prepare: (api) => api.answer(getTransactionRecords, { data, total: 3, last_page: 1 }) });
  const list = await screen.findByRole('list', { name: 'Under way' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#/payInfo?deposit_no=PD1']);
  // In the footer it would cover the form, and above the fields it would move them when it appears.
  expect(list.compareDocumentPosition(amount())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(list.closest('form')?.lastElementChild?.contains(list)).toBe(false);
});

it('reading about the protocols loses neither amount nor protocol', async () => {
  const { player, unmount } = await open();
  await player.click(screen.getByRole('radio', { name: /ERC20/ }));
  await player.type(amount(), '2500');
  await player.click(screen.getByRole('link', { name: 'TRC20 or ERC20?' }));
  unmount();
  const again = await open();
  expect(screen.getByRole('radio', { name: /ERC20/ })).toBeChecked();
  expect(amount()).toHaveValue('2500');
  again.unmount();
  await open();
  expect(amount()).toHaveValue('');
});

it('a bound card fills the four fields; one whose number is hidden is not offered', async () => {
  const card = { bank: '某某银行', bank_owner: '林澜', bank_address: '上海徐汇支行', ico: '' };
  const { api, player } = await open({
    prepare: (given) =>
      given.answer(getCards, [
        { ...card, id: '1', bank_no: '6214 8312 0088 9021' },
        { ...card, id: '2', bank_no: '6214****1234' },
      ]),
  });
  await player.click(method(/Bank transfer/));
  const cards = await screen.findByRole('group', { name: 'Your cards' });
  expect(within(cards).getAllByRole('button')).toHaveLength(1);
  await player.click(within(cards).getByRole('button', { name: '某某银行 ··9021' }));
  await player.type(amount(), '2000{Enter}');
  await waitFor(() =>
    expect(api.payloadsOf(submitDeposit)).toStrictEqual([
      {
        paytype: 'bank',
        amount: '2000',
        bank: '某某银行',
        bank_address: '上海徐汇支行',
        bank_no: '6214831200889021',
        bank_owner: '林澜',
      },
    ]),
  );
});
