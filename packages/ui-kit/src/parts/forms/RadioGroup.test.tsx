import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'usdt', label: 'USDT' },
  { value: 'wechat', label: 'WeChat', disabled: true },
  { value: 'alipay', label: 'Alipay' },
] as const;

function Methods() {
  const [method, setMethod] = useState<(typeof options)[number]['value']>();
  return <RadioGroup label="Method" name="paytype" value={method} onChange={setMethod} options={options} />;
}

it('carries its field name', () => {
  render(<Methods />);
  expect(screen.getByRole('radiogroup', { name: 'Method' })).toHaveAttribute('data-field', 'paytype');
});

it('is one tab stop; arrows wrap around the ends and skip disabled options', async () => {
  render(<Methods />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'USDT' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Alipay' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Alipay' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
