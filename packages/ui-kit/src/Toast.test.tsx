import { render, screen } from '@testing-library/react';
import { Toast } from './Toast';

test.each([
  ['success', 'status'],
  ['plain', 'status'],
  ['danger', 'alert'],
] as const)('%s is a %s that holds exactly the message', (kind, role) => {
  render(<Toast kind={kind} message="操作成功" />);
  expect(screen.getByRole(role)).toHaveTextContent(/^操作成功$/);
});
