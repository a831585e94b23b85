import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';

it('a wrong field is named, marked invalid and described by its message', () => {
  const { rerender } = render(<Field label="Username" name="name" maxLength={32} autoComplete="username" />);
  const input = screen.getByLabelText('Username');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toHaveAttribute('name', 'name');
  expect(input).toHaveAttribute('maxlength', '32');

  rerender(<Field label="Username" name="name" hint="6 to 32" error="Username cannot be empty!" />);
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('6 to 32 Username cannot be empty!');
});

it('the eye shows the password and keeps what was typed', async () => {
  render(<Field label="Password" type="password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(input).toHaveAttribute('type', 'password');
});

it.each([
  ['text', 'TR7NHqj'],
  ['password', 'TR7N\u200BHqj\uFEFF'],
])('what cannot be seen is taken out of what is pasted into a %s, unless it is secret', async (type, value) => {
  const typed = jest.fn();
  render(<Field label="Address" type={type} onChange={(event) => typed(event.target.value)} />);
  const input = screen.getByLabelText('Address');
  await userEvent.click(input);
  await userEvent.paste('TR7N\u200BHqj\uFEFF');
  expect(input).toHaveValue(value);
  expect(typed).toHaveBeenLastCalledWith(value);
});
