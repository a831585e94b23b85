import { ApiError } from '@parlour/api-client';
import { bindCard, type Card, getBanks, getCards } from '@parlour/api-client/endpoints/wallet';
import { type FakeApi, type Rendered, renderInShell } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AddBankCardScreen } from './AddBankCardScreen';
import { AddUsdtCardScreen } from './AddUsdtCardScreen';

const label = (name: string) => screen.getByLabelText(name);
const bind = () => screen.getByRole('button', { name: 'Bind' });
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function isRefused(player: Rendered['player'], message: string, field: HTMLElement) {
  await player.click(bind());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveFocus();
}

it('a bank card tells each broken rule in order, then is bound', async () => {
  const { api, player, wentTo } = renderInShell(<AddBankCardScreen />);
  await screen.findByRole('option', { name: '招商银行' });
  await isRefused(player, '请输入姓名', label('Holder name'));
  expect(label('Holder name')).toHaveAccessibleDescription('请输入姓名');
  await player.click(screen.getByRole('button', { name: 'Use 林澜' }));
  expect(label('Holder name')).toHaveValue('林澜');
  await isRefused(player, '请输入银行', label('Bank'));
  await player.selectOptions(label('Bank'), '招商银行');
  await isRefused(player, '请输入开户行地址', label('Branch address'));
  await player.type(label('Branch address'), '上海徐汇支行');
  await isRefused(player, '请输人银行卡号', label('Card number'));
  await player.type(label('Card number'), '6214831');
  await isRefused(player, '请输人支付密码', label('Payment password'));
  await player.type(label('Payment password'), '12345');
  await isRefused(player, '请输人正确的卡号长度', label('Card number'));
  await player.type(label('Card number'), '2');
  await isRefused(player, '请输人支付密码长度', label('Payment password'));
  expect(api.payloadsOf(bindCard)).toHaveLength(0);
  await player.type(label('Payment password'), '6{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(/^绑定成功$/);
  expect(api.payloadsOf(bindCard)).toStrictEqual([
    { bank: '招商银行', bank_no: '62148312', bank_owner: '林澜', bank_address: '上海徐汇支行', pay_pass: '123456' },
  ]);
  await waitFor(() => expect(wentTo).toEqual(['back']));
});

it('a USDT address tells each broken rule in order, then is bound', async () => {
  const { api, player, wentTo } = renderInShell(<AddUsdtCardScreen />);
  const protocols = screen.getByRole('radiogroup', { name: 'Protocol' });
  expect(protocols).toHaveAttribute('data-field', 'bank_owner');
  await isRefused(player, '请输入USDT地址', label('USDT address'));
  await player.type(label('USDT address'), TRON);
  await isRefused(player, '请选择钱包协议', within(protocols).getByRole('radio', { name: /TRC20/ }));
  expect(protocols).toHaveAccessibleDescription('请选择钱包协议');
  await player.click(within(protocols).getByRole('radio', { name: /TRC20/ }));
  await isRefused(player, '请输人支付密码', label('Payment password'));
  await player.type(label('Payment password'), 'secret2');
  await player.dblClick(bind());
  expect(await screen.findByRole('status')).toHaveTextContent(/^绑定成功$/);
  expect(api.payloadsOf(bindCard)).toStrictEqual([{ bank: 'USDT', bank_no: TRON, bank_owner: 'TRC20', pay_pass: 'secret2' }]);
  await waitFor(() => expect(wentTo).toEqual(['back']));
});

it.each([
  ['of the other protocol', TRON, 'ERC20', /does not look like a ERC20 address/],
  ['with a mistyped character', TRON.replace('q8Z', 'q9Z'), 'TRC20', /looks mistyped/],
  ['with another capital', '0xdAC17F958D2ee523a2206206994597C13D831eC7', 'ERC20', /looks mistyped/],
  ['that is too short', TRON.slice(1), 'TRC20', /does not look like a TRC20 address/],
])('an address %s is asked about, and sent when the player says so', async (_what, address, protocol, message) => {
  const { api, player } = renderInShell(<AddUsdtCardScreen />);
  await player.type(label('USDT address'), address);
  await player.click(screen.getByRole('radio', { name: new RegExp(protocol) }));
  await player.type(label('Payment password'), 'secret2{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Bind this address anyway?' });
  expect(dialog).toHaveTextContent(message);
  await player.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.payloadsOf(bindCard)).toHaveLength(0);
  expect(label('USDT address')).toHaveValue(address);
  await player.click(bind());
  await player.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.payloadsOf(bindCard)).toMatchObject([{ bank_no: address, bank_owner: protocol }]));
});

it('a refusal keeps everything that was typed', async () => {
  const { player, wentTo } = renderInShell(<AddUsdtCardScreen />, {
    prepare: (api) => api.fail(bindCard, '支付密码错误'),
  });
  await player.type(label('USDT address'), TRON);
  await player.click(screen.getByRole('radio', { name: /TRC20/ }));
  await player.type(label('Payment password'), 'secret2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^支付密码错误$/);
  expect(label('USDT address')).toHaveValue(TRON);
  expect(label('Payment password')).toHaveValue('secret2');
  expect(wentTo).toEqual([]);
});

const boundCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, id) => ({ id: `${id}`, bank: '', bank_owner: '', bank_no: '', bank_address: '', ico: '' }));
const MOST = 'At most 5 of a kind: unbind one to add another';

describe.each([
  ['bank cards', 1, <AddBankCardScreen key={1} />, '银行卡'],
  ['USDT addresses', 2, <AddUsdtCardScreen key={2} />, '虚拟币'],
])('with 5 %s', (_what, kind, form, tab) => {
  const visit = (count: number, others: number) =>
    renderInShell(form, {
      prepare: (api) => api.answer(getCards, ({ type }) => boundCards(Number(type) === kind ? count : others)),
    });

  it.each([5, 6])('%d: there is no sixth, and the way to them', async (count) => {
    const { api, player } = visit(count, 0);
    expect(bind()).toBeInTheDocument();
    expect(await screen.findByText(MOST)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bind' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: tab })).toHaveAttribute('href', `#/cards?type=${kind}`);
    const password = label('Payment password');
    await player.type(password, 'secret2{Enter}');
    fireEvent.submit(password.closest('form') as HTMLFormElement);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.payloadsOf(bindCard)).toEqual([]);
  });

  it('a fifth is bound, however many there are of the other kind', async () => {
    const { api } = visit(4, 5);
    await waitFor(() => expect(api.payloadsOf(getCards)).toEqual([{ type: kind }]));
    await act(async () => undefined);
    expect(bind()).toBeInTheDocument();
    expect(screen.queryByText(MOST)).not.toBeInTheDocument();
  });
});

it.each<[string, (api: FakeApi) => void]>([
  ['has not arrived', (api) => api.answer(getCards, () => new Promise(() => undefined))],
  ['was refused', (api) => api.fail(getCards, '查询失败')],
])('while the list of cards %s, the operator decides', async (_what, prepare) => {
  const { api, player } = renderInShell(<AddUsdtCardScreen />, { prepare });
  await player.type(label('USDT address'), TRON);
  await player.click(screen.getByRole('radio', { name: /TRC20/ }));
  await player.type(label('Payment password'), 'secret2{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(/^绑定成功$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.payloadsOf(bindCard)).toHaveLength(1);
});

it('the fifth card is said to be bound, and not to be one too many', async () => {
  const { api, player } = renderInShell(<AddUsdtCardScreen />, { prepare: (fake) => fake.answer(getCards, boundCards(4)) });
  await player.type(label('USDT address'), TRON);
  await player.click(screen.getByRole('radio', { name: /TRC20/ }));
  api.answer(getCards, boundCards(5));
  await player.type(label('Payment password'), 'secret2{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(/^绑定成功$/);
  await waitFor(() => expect(api.payloadsOf(getCards)).toHaveLength(2));
  await act(async () => undefined);
  expect(screen.queryByText(MOST)).not.toBeInTheDocument();
});

it('without the list the bank is typed by hand', async () => {
  const { player } = renderInShell(<AddBankCardScreen />, {
    prepare: (api) => api.fail(getBanks, new ApiError('offline', 'no network', 'getBanks')),
  });
  await waitFor(() => expect(label('Bank')).toHaveProperty('tagName', 'INPUT'));
  await player.type(label('Bank'), '某某银行');
  expect(label('Bank')).toHaveValue('某某银行');
});

it('a refused list of banks is told', async () => {
  renderInShell(<AddBankCardScreen />, { prepare: (api) => api.fail(getBanks, '查询失败') });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^查询失败$/);
});

it.each([
  ['bank card', <AddBankCardScreen key={1} />, 'Branch address'],
  ['USDT address', <AddUsdtCardScreen key={2} />, 'USDT address'],
])('a half-filled %s is asked about before it is lost', async (_what, form, field) => {
  const { player, platform } = renderInShell(form);
  const block = jest.spyOn(platform, 'block');
  await player.type(label(field), 'x');
  expect(block.mock.calls).toEqual([['Leave without binding? What you typed is not kept.']]);
});
