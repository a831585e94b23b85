import { ApiError } from '@parlour/api-client';
import { bindCard, getBanks } from '@parlour/api-client/endpoints/wallet';
import { type Rendered, renderInShell } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AddBankCardScreen } from './AddBankCardScreen';
import { AddUsdtCardScreen } from './AddUsdtCardScreen';

const label = (name: string) => screen.getByLabelText(name);
const bind = () => screen.getByRole('button', { name: 'Bind' });
const TRON = 'TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6';

async function isRefused(player: Rendered['player'], message: string, field: HTMLElement) {
  await player.click(bind());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveFocus();
}

test('a bank card tells each broken rule in order, then is bound', async () => {
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
  expect(wentTo).toEqual(['back']);
});

test('a USDT address tells each broken rule in order, then is bound', async () => {
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
  expect(wentTo).toEqual(['back']);
});

test('an address of another shape is warned about, and still sent', async () => {
  const { api, player } = renderInShell(<AddUsdtCardScreen />);
  await player.type(label('USDT address'), TRON);
  await player.click(screen.getByRole('radio', { name: /ERC20/ }));
  expect(screen.getByText(/does not look like a ERC20 address/)).toBeVisible();
  await player.type(label('Payment password'), 'secret2{Enter}');
  await waitFor(() => expect(api.payloadsOf(bindCard)).toHaveLength(1));
});

test('a refusal keeps everything that was typed', async () => {
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

test('without the list the bank is typed by hand', async () => {
  const { player } = renderInShell(<AddBankCardScreen />, {
    prepare: (api) => api.fail(getBanks, new ApiError('offline', 'no network', 'getBanks')),
  });
  await waitFor(() => expect(label('Bank')).toHaveProperty('tagName', 'INPUT'));
  await player.type(label('Bank'), '某某银行');
  expect(label('Bank')).toHaveValue('某某银行');
});

test('a refused list of banks is told', async () => {
  renderInShell(<AddBankCardScreen />, { prepare: (api) => api.fail(getBanks, '查询失败') });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^查询失败$/);
});
