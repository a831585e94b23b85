import { ApiError } from '@parlour/api-client';
import { changePassword, changePayPassword } from '@parlour/api-client/endpoints/account';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PasswordScreen } from './PasswordScreen';

const visit = (type: 1 | 2, prepare?: ShellOptions['prepare']) =>
  renderInShell(<PasswordScreen />, { at: `/password?type=${type}`, ...(prepare && { prepare }) });
const change = () => screen.getByRole('button', { name: 'Change password' });
const labels = { 1: 'login', 2: 'withdrawal' } as const;

async function fillIn(player: ReturnType<typeof visit>['player'], type: 1 | 2, texts = ['secret1', 'secret3', 'secret3']) {
  const fields = [`Old ${labels[type]} password`, `New ${labels[type]} password`, 'Confirm password'];
  for (const [place, label] of fields.entries()) {
    await player.clear(screen.getByLabelText(label));
    // `clear` has focused it.
    await player.paste(texts[place] ?? '');
  }
}

it('a new login password ends the session', async () => {
  const { api, player, platform, wentTo } = visit(1);
  const end = jest.spyOn(platform.session, 'end');
  await fillIn(player, 1);
  await player.keyboard('{Enter}');
  expect((await screen.findByText('密码修改成功！')).closest('[role]')).toHaveAttribute('role', 'status');
  expect(api.payloadsOf(changePassword)).toEqual([{ password: 'secret1', paypassword: 'secret3' }]);
  expect(api.payloadsOf(changePayPassword)).toEqual([]);
  expect(end).toHaveBeenCalledTimes(1);
  expect(wentTo).toEqual(['/login']);
  expect(platform.session.read().role).toBe('visitor');
});

it('a new withdrawal password leads back, and the session stays', async () => {
  const { api, player, platform, wentTo } = visit(2);
  await fillIn(player, 2);
  await player.click(change());
  expect((await screen.findByText('密码修改成功！')).closest('[role]')).toHaveAttribute('role', 'status');
  expect(api.payloadsOf(changePayPassword)).toEqual([{ password: 'secret1', paypassword: 'secret3' }]);
  expect(api.payloadsOf(changePassword)).toEqual([]);
  expect(wentTo).toEqual(['back']);
  expect(platform.session.read().role).toBe('member');
});

it('a change without an answer says that the new password may hold, and the form stays', async () => {
  const { player, platform, wentTo } = visit(1, (api) => api.fail(changePassword, new ApiError('timeout', '', 'changePassword')));
  await fillIn(player, 1);
  await player.click(change());
  expect(await screen.findByText(/^No answer came\. The new password may hold already/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([wentTo, platform.session.read().role]).toEqual([[], 'member']);
});

it.each([1, 2] as const)('each rule of password %d is told in its order, as a toast and at its field', async (type) => {
  const { api, player } = visit(type);
  const expectComplaint = async (texts: string[], label: string, message: string) => {
    await fillIn(player, type, texts);
    await player.click(change());
    expect(screen.getByRole('alert').textContent).toBe(message);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  };
  const [old, fresh] = [`Old ${labels[type]} password`, `New ${labels[type]} password`];
  await expectComplaint(['', '', ''], old, '请输入旧密码');
  await expectComplaint(['12345', '', ''], fresh, '请输入新密码');
  await expectComplaint(['12345', '12345', ''], 'Confirm password', '请输入确认密码');
  await expectComplaint(['12345', '12345', '1'], old, '请输入正确的旧密码长度');
  await expectComplaint(['123456', '12345', '1'], fresh, '请输入正确的新密码长度');
  await expectComplaint(['123456', '123456', '1'], 'Confirm password', '两次密码不一致！');
  await expectComplaint(['123456', '123456', '123456'], fresh, '新旧密码不能一致！');
  expect(api.sent).toEqual([]);
});

it('a refused change says why, keeps what was typed and the session', async () => {
  const { player, platform, wentTo } = visit(1, (api) => api.fail(changePassword, '旧密码错误'));
  await fillIn(player, 1);
  await player.click(change());
  expect(await screen.findByRole('alert')).toHaveTextContent('旧密码错误');
  expect(screen.getByLabelText('Old login password')).toHaveValue('secret1');
  expect(screen.getByLabelText('New login password')).toHaveValue('secret3');
  expect(platform.session.read().role).toBe('member');
  expect(wentTo).toEqual([]);
});

it('a double tap changes once, and the button stays locked until the screen is left', async () => {
  let answer = (_data: undefined) => {};
  const { api, player, wentTo } = visit(2, (fake) =>
    fake.answer(changePayPassword, () => new Promise((resolve) => (answer = resolve))),
  );
  await fillIn(player, 2);
  await player.dblClick(change());
  await waitFor(() => expect(api.payloadsOf(changePayPassword)).toHaveLength(1));
  answer(undefined);
  await waitFor(() => expect(wentTo).toEqual(['back']));
  await player.click(change());
  fireEvent.submit(screen.getByRole('form', { name: 'Withdrawal password' }));
  expect(change()).toHaveAttribute('aria-busy', 'true');
  expect(api.payloadsOf(changePayPassword)).toHaveLength(1);
});

it('every password can be shown', async () => {
  const { player } = visit(1);
  for (const name of ['Old login password', 'New login password', 'Confirm password']) {
    expect(screen.getByLabelText(name)).toHaveAttribute('type', 'password');
    await player.click(screen.getByRole('button', { name: `Show ${name.toLowerCase()}` }));
    expect(screen.getByLabelText(name)).toHaveAttribute('type', 'text');
  }
});

it.each([
  [1, ['username', 'current-password', 'new-password', 'new-password']],
  [2, ['off', 'off', 'off']],
] as const)('password managers know password %d by %j', (type, autocompletes) => {
  visit(type);
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(autocompletes);
  const typed = inputs.slice(-3);
  expect(typed.map(({ name }) => name)).toEqual(['password', 'paypassword', 'confirmPass']);
  expect(typed.map(({ maxLength }) => maxLength)).toEqual([32, 32, 32]);
});
