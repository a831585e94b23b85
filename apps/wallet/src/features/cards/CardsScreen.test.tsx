import { ApiError } from '@parlour/api-client';
import { type Card, deleteCard, getCards } from '@parlour/api-client/endpoints/wallet';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CardsScreen } from './CardsScreen';

const bank = (id: number): Card => ({
  id: `${id}`,
  bank: '招商银行',
  bank_owner: '林澜',
  bank_no: `621483120088902${id}`,
  bank_address: '上海徐汇支行',
  ico: '',
});
const usdt: Card = {
  id: '9',
  bank: 'USDT',
  bank_owner: 'TRC20',
  bank_no: 'TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6',
  bank_address: '',
  ico: '',
};

function open(count: number, options: ShellOptions = {}) {
  const banks = Array.from({ length: count }, (_, index) => bank(index + 1));
  return renderInShell(<CardsScreen />, {
    at: '/cards?type=1',
    ...options,
    prepare: (api) => {
      api.answer(getCards, ({ type }) => (Number(type) === 1 ? banks : [usdt]));
      options.prepare?.(api);
    },
  });
}

it('shows bank, holder, branch and the last four', async () => {
  open(1);
  expect(await screen.findByText('9021')).toBeVisible();
  expect(screen.getByText('招商银行')).toBeVisible();
  expect(screen.getByText('林澜 · 上海徐汇支行')).toBeVisible();
  expect(screen.getByRole('tab', { name: '银行卡' })).toHaveAttribute('aria-selected', 'true');
});

it('the tab stands in the address, USDT first', async () => {
  const { player, wentTo } = open(1, { at: '/cards' });
  expect(await screen.findByText('USDT · TRC20')).toBeVisible();
  expect(screen.getByText(/^TRx8mW/).parentElement).toHaveTextContent(/^TRx8mW.*A3nFt6$/);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['虚拟币', '银行卡']);
  await player.click(screen.getByRole('tab', { name: '银行卡' }));
  expect(wentTo).toEqual(['/cards?type=1']);
});

it.each([
  [0, 'Add a bank card No bank card yet'],
  [4, 'Add a bank card 4 of 5'],
])('with %s cards there is a place for one more', async (count, words) => {
  open(count);
  const place = await screen.findByRole('link', { name: words });
  expect(place).toHaveAttribute('href', '#/addBankCard');
});

it('with five there is none', async () => {
  open(5);
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});

it('unbinding asks first, then takes the card away', async () => {
  const { api, player } = open(2);
  await player.click((await screen.findAllByRole('button', { name: /^解绑/ }))[0] ?? document.body);
  const question = await screen.findByRole('alertdialog', { name: '温馨提示' });
  expect(question).toHaveTextContent('确定要解除绑定该卡片吗？');
  await player.click(screen.getByRole('button', { name: '取消' }));
  expect(api.payloadsOf(deleteCard)).toHaveLength(0);

  await player.click(screen.getAllByRole('button', { name: /^解绑/ })[0] ?? document.body);
  await player.click(await screen.findByRole('button', { name: '确认' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/^解绑成功$/);
  expect(api.payloadsOf(deleteCard)).toStrictEqual([{ id: '1' }]);
  await waitFor(() => expect(screen.queryByText('9021')).toBeNull());
  expect(screen.getByText('9022')).toBeVisible();
});

it('a refused unbinding keeps the card', async () => {
  const { player } = open(1, { prepare: (api) => api.fail(deleteCard, '卡片不存在') });
  await player.click(await screen.findByRole('button', { name: /^解绑/ }));
  await player.click(await screen.findByRole('button', { name: '确认' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^卡片不存在$/);
  expect(screen.getByText('9021')).toBeVisible();
});

it('cards that did not load can be asked for again', async () => {
  const { api, player } = open(0, {
    prepare: (prepared) => prepared.fail(getCards, new ApiError('timeout', 'late', 'getCards')),
  });
  expect(await screen.findByRole('heading', { name: 'The cards did not load' })).toBeVisible();
  api.answer(getCards, [bank(1)]);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9021')).toBeVisible();
});

it('a card has the picture of its bank where the operator sends one', async () => {
  const card = { bank: '招商银行', bank_owner: '林澜', bank_no: '6214831200889021', bank_address: '' };
  renderInShell(<CardsScreen />, {
    at: '/cards?type=1',
    prepare: (api) =>
      api.answer(getCards, [
        { ...card, id: '1', ico: '/demo/cmb.png' },
        { ...card, id: '2', ico: '' },
      ]),
  });
  const [first, second] = await screen.findAllByRole('article');
  const picture = first?.querySelector('img');
  expect(picture).toHaveAttribute('src', '/demo/cmb.png');
  expect(second?.querySelector('img')).toBeNull();
  if (picture) fireEvent.error(picture);
  expect(first?.querySelector('img')).toBeNull();
  expect(first?.querySelector('.lucide-landmark')).not.toBeNull();
});
