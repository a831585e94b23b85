import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './ListRow';

it('is a link with an address, a button with an action, else only words', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<ListRow label="Wallet" sub="Cards" href="#/wallet" />);
  expect(screen.getByRole('link', { name: /Wallet.*Cards/ })).toHaveAttribute('href', '#/wallet');
  rerender(<ListRow label="Log out" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<ListRow label="Order" value="PD1" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has a line below it unless it is the last, also in a list', () => {
  render(
    <ul>
      {['Deposit', 'Withdrawal'].map((label) => (
        <li key={label}>
          <ListRow label={label} />
        </li>
      ))}
    </ul>,
  );
  const lines = [...document.querySelectorAll('li > div > span')].map((line) => getComputedStyle(line).boxShadow);
  expect(lines.map((shadow) => shadow !== '')).toEqual([true, false]);
});
