import { render, screen } from '@testing-library/react';
import { HiddenAmounts } from '../money/amountMask';
import { Toast } from './Toast';

it.each([
  ['success', 'status'],
  ['plain', 'status'],
  ['danger', 'alert'],
] as const)('%s is a %s that holds exactly the message', (kind, role) => {
  render(<Toast kind={kind} message="操作成功" />);
  expect(screen.getByRole(role)).toHaveTextContent(/^操作成功$/);
});

it.each([
  ['操作成功，共回收 ¥3,204.00', '操作成功，共回收 hidden'],
  ['请输入金额在100-10000之间！', '请输入金额在100-10000之间！'],
])('%s with amounts hidden', (message, shown) => {
  render(
    <HiddenAmounts value="hidden">
      <Toast kind="success" message={message} />
    </HiddenAmounts>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
