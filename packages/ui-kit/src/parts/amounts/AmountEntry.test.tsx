import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountEntry } from './AmountEntry';

function Entry() {
  const [amount, setAmount] = useState('');
  return (
    <AmountEntry
      label="Amount"
      name="amount"
      value={amount}
      onChange={setAmount}
      limits="100 – 10,000"
      unreadable="That is no amount"
      error={amount === '5' ? 'Too little' : undefined}
    >
      {`You get ${amount}`}
    </AmountEntry>
  );
}

it.each([
  ['12,34', '12,34', '12.34'],
  ['1,000', '1,000', '1000'],
  ['1a2', '12', '12'],
  ['-5', '5', '5'],
  ['10.005', '10.00', '10.00'],
])('%s typed key by key shows %s and means %s', async (keys, shown, amount) => {
  render(<Entry />);
  const input = screen.getByLabelText('Amount');
  await userEvent.type(input, keys);
  expect(input).toHaveValue(shown);
  expect(screen.getByText(`You get ${amount}`)).toBeVisible();
  await userEvent.tab();
  expect(input).toHaveValue(amount);
});

it.each(['-', '-5', '1e3', '1000.005'])('%s pasted is refused, which is said, and leaves the field as it was', async (text) => {
  render(<Entry />);
  const input = screen.getByLabelText('Amount');
  await userEvent.type(input, '20');
  await userEvent.clear(input);
  await userEvent.paste(text);
  expect(input).toHaveValue('');
  expect(input).toHaveAccessibleDescription(expect.stringContaining('That is no amount'));
  await userEvent.type(input, '3x');
  expect(input).toHaveAccessibleDescription('100 – 10,000');
});

it('says its limits, then what is wrong', async () => {
  render(<Entry />);
  const input = screen.getByLabelText('Amount');
  expect(input).toHaveAttribute('name', 'amount');
  expect(input).toHaveAccessibleDescription('100 – 10,000');
  await userEvent.type(input, '5');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('100 – 10,000 Too little');
});

it('an action stands beside the label, the total below everything', async () => {
  const takeAll = jest.fn();
  render(
    <AmountEntry
      label="Amount"
      name="amount"
      value="5"
      onChange={() => undefined}
      action={
        <button type="button" onClick={takeAll}>
          All
        </button>
      }
      total="You receive 4"
    />,
  );
  expect(screen.getByLabelText('Amount')).toHaveValue('5');
  expect(screen.getByText('You receive 4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(takeAll).toHaveBeenCalledTimes(1);
});
