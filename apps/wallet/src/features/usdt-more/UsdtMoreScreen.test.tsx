import { renderInShell } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { UsdtMoreScreen } from './UsdtMoreScreen';

it('a visitor reads what tells the networks apart and what a wrong one costs', () => {
  renderInShell(<UsdtMoreScreen />, { user: null });
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Question', 'TRC20', 'ERC20']);
  const begins = within(table).getByRole('row', { name: /Address begins with/ });
  expect(
    within(begins)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['T, 34 characters', '0x, 42 characters']);
  expect(screen.getByRole('heading', { name: 'A wrong network loses the money' })).toBeVisible();
});
