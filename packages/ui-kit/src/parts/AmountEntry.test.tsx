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
      error={amount === '5' ? 'Too little' : undefined}
    >
      You get {amount}
    </AmountEntry>
  );
}

test('takes a comma for a decimal point and drops what is no digit', async () => {
  render(<Entry />);
  await userEvent.type(screen.getByLabelText('Amount'), '1a2,345');
  expect(screen.getByLabelText('Amount')).toHaveValue('12.34');
  expect(screen.getByText('You get 12.34')).toBeVisible();
});

test('says its limits, then what is wrong', async () => {
  render(<Entry />);
  const input = screen.getByLabelText('Amount');
  expect(input).toHaveAttribute('name', 'amount');
  expect(input).toHaveAccessibleDescription('100 – 10,000');
  await userEvent.type(input, '5');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('100 – 10,000 Too little');
});
