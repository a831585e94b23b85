import { ApiError } from '@parlour/api-client';
import { updateUser, uploadAvatar } from '@parlour/api-client/endpoints/account';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ProfileScreen } from './ProfileScreen';

const visit = (user: ShellOptions['user'] = {}, prepare?: ShellOptions['prepare']) => {
  const shell = renderInShell(<ProfileScreen />, { at: '/userInfo', user, ...(prepare && { prepare }) });
  const blockingQuestions: string[] = [];
  shell.platform.block = (question = '') => {
    blockingQuestions.push(question);
    return () => void blockingQuestions.splice(blockingQuestions.indexOf(question), 1);
  };
  return { ...shell, held: blockingQuestions };
};
const save = () => screen.getByRole('button', { name: 'Save' });
type Player = ReturnType<typeof visit>['player'];
async function write(player: Player, label: string, text: string) {
  await player.clear(screen.getByLabelText(label));
  if (text !== '') await player.type(screen.getByLabelText(label), text);
}

it('the names are for reading, the rest is filled in', () => {
  visit();
  for (const [label, value] of [
    ['Username', 'demo'],
    ['Real name', '林澜'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  }
  expect(screen.getByLabelText('Birthday')).toHaveValue('1990-05-01');
  expect(screen.getByLabelText('Mobile')).toHaveValue('13800138000');
  expect(screen.getByLabelText('Email')).toHaveValue('demo@ardelle.example');
  const named = [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name);
  expect(named).toEqual(['username', 'realname', 'birthday', 'mobile', 'email']);
  expect(screen.getByLabelText<HTMLInputElement>('Mobile').maxLength).toBe(32);
  expect(screen.getByLabelText<HTMLInputElement>('Email').maxLength).toBe(32);
});

it('what was changed is saved with exactly its three fields, and the user info comes anew', async () => {
  const { api, player, platform, held } = visit();
  const refresh = jest.spyOn(platform.session, 'refresh');
  await write(player, 'Mobile', '86 139 0013 9000');
  expect(held).toEqual(['Leave without saving?']);
  refresh.mockClear();
  await player.type(screen.getByLabelText('Mobile'), '{Enter}');
  expect((await screen.findByText('操作成功')).closest('[role]')).toHaveAttribute('role', 'status');
  expect(api.payloadsOf(updateUser)).toEqual([
    { birthday: '1990-05-01', mobile: '8613900139000', email: 'demo@ardelle.example' },
  ]);
  expect(refresh).toHaveBeenCalledWith();
  expect(screen.getByLabelText('Mobile')).toHaveValue('8613900139000');
  expect(held).toEqual([]);
});

it('each rule in its order is told as a toast and at its field, until it is mended', async () => {
  const { api, player } = visit({ mobile: '', email: '', birthday: '' });
  const expectComplaint = async (label: string, message: string) => {
    await player.click(save());
    expect(screen.getByRole('alert').textContent).toBe(message);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  };
  await expectComplaint('Mobile', '请输入正确手机号');
  await write(player, 'Mobile', '13800138000');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await expectComplaint('Email', '请输入正确邮箱号');
  await write(player, 'Email', 'a@b.cn');
  await expectComplaint('Birthday', '请输入正确的日期格式：YYYY-MM-DD');
  await write(player, 'Birthday', '01/02/1990');
  await expectComplaint('Birthday', '请输入正确的日期格式：YYYY-MM-DD');
  expect(api.sent).toEqual([]);
});

it('a member born before 1980 saves', async () => {
  const { api, player } = visit({ birthday: '1975-03-01 00:00:00' });
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
  await write(player, 'Birthday', '1955-12-31');
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
  await player.click(save());
  await waitFor(() => expect(api.payloadsOf(updateUser)).toMatchObject([{ birthday: '1955-12-31' }]));
  expect(screen.getByLabelText('Birthday')).toBeValid();
});

it('the device’s picker begins in 1980 and fills the field', async () => {
  const { api, player } = visit({ birthday: '' });
  const picker = screen.getByLabelText<HTMLInputElement>('Pick a date');
  expect(picker.min).toBe('1980-01-01');
  expect(picker).not.toHaveAttribute('name');
  await player.click(save());
  expect(screen.getByLabelText('Birthday')).toBeInvalid();
  fireEvent.change(picker, { target: { value: '1988-08-08' } });
  expect(screen.getByLabelText('Birthday')).toHaveValue('1988-08-08');
  expect(screen.getByLabelText('Birthday')).toBeValid();
  await player.click(save());
  await waitFor(() => expect(api.payloadsOf(updateUser)).toMatchObject([{ birthday: '1988-08-08' }]));
});

it.each([
  ['refused', new ApiError('refused', '请求过于频繁', 'updateUser', 500), '请求过于频繁'],
  ['offline', new ApiError('offline', 'no network', 'updateUser'), undefined],
])('a save that is %s loses nothing', async (_kind, error, words) => {
  const { player, held } = visit({}, (api) => api.fail(updateUser, error));
  await write(player, 'Email', 'new@ardelle.example');
  await player.click(save());
  if (words !== undefined) expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  expect(screen.getByLabelText('Email')).toHaveValue('new@ardelle.example');
  expect(held).toEqual(['Leave without saving?']);
});

it('a double tap saves once', async () => {
  let answer = (_data: undefined) => {};
  const { api, player } = visit({}, (fake) => fake.answer(updateUser, () => new Promise((resolve) => (answer = resolve))));
  await player.dblClick(save());
  expect(save()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(api.payloadsOf(updateUser)).toHaveLength(1));
  answer(undefined);
  await screen.findByText('操作成功');
  expect(api.payloadsOf(updateUser)).toHaveLength(1);
});

it('a poll in between does not touch what is being typed', async () => {
  const { player, push } = visit();
  await write(player, 'Email', 'half');
  act(() => push('balance', '1.00'));
  expect(screen.getByLabelText('Email')).toHaveValue('half');
});

it('the picture is replaced without touching the form', async () => {
  const { api, player } = visit();
  await write(player, 'Email', 'half');
  const file = new File(['GIF89a'], 'me.png', { type: 'image/png' });
  await player.upload(screen.getByLabelText('Change your picture'), file);
  await waitFor(() => expect(api.payloadsOf(uploadAvatar)).toEqual([{ file }]));
  expect(screen.getByLabelText('Email')).toHaveValue('half');
});

it.each([
  [
    'the server takes none of this size',
    new ApiError('badAnswer', 'status 413 without an envelope', 'uploadAvatar', 413),
    /too large/,
  ],
  ['it took too long', new ApiError('timeout', 'timeout', 'uploadAvatar'), /took too long/],
])('a picture is not replaced because %s, which is said', async (_why, error, said) => {
  const { player } = visit({}, (fake) => fake.fail(uploadAvatar, error));
  await player.upload(screen.getByLabelText('Change your picture'), new File(['GIF89a'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});
