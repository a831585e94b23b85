import { ApiError } from '@parlour/api-client';
import { register } from '@parlour/api-client/endpoints/session';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { captchaPictures } from './captchaPictures';
import { LoginScreen } from './LoginScreen';

const fields = ['Username', 'Password', 'Confirm password', 'Real name', 'Payment password'];
const good = ['lanlan88', 'secret1', 'secret1', '林澜', 'secret2'];

const visit = (at = '/login?type=1', prepare?: ShellOptions['prepare']) =>
  renderInShell(<LoginScreen />, { at, user: null, ...(prepare && { prepare }) });
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Captcha picture' });
const answer = () => captchaPictures.find(({ src }) => picture().src.endsWith(src))?.answer ?? '';
afterEach(() => sessionStorage.clear());

const code = () => screen.getByRole('textbox', { name: 'Captcha' });
const send = () => screen.getByRole('button', { name: 'Register' });

async function fillIn(player: ReturnType<typeof visit>['player'], texts: readonly string[] = good) {
  for (const [place, text] of texts.entries()) {
    const field = screen.getByLabelText(fields[place] ?? '');
    await player.clear(field);
    // `clear` has focused it.
    await player.paste(text);
  }
}

it.each([
  ['', undefined, {}],
  ['&pid=A17', undefined, { pid: 'A17' }],
  ['&pid=', undefined, {}],
  ['', 'B18', { pid: 'B18' }],
  ['&pid=A17', 'B18', { pid: 'A17' }],
])('a registration carries exactly its fields and, with "%s" after a visit of %s, the referrer', async (more, kept, referrer) => {
  if (kept !== undefined) sessionStorage.setItem('parlour.pid', kept);
  const { api, player, platform, wentTo } = visit(`/login?type=1&redirect=%2Fwelfare${more}`);
  await fillIn(player);
  const typed = answer().toUpperCase();
  await player.type(code(), `${typed}{Enter}`);
  await waitFor(() => expect(wentTo).toEqual(['/welfare']));
  const [payload] = api.payloadsOf(register);
  expect(payload).toEqual({
    name: 'lanlan88',
    password: 'secret1',
    confirmPass: 'secret1',
    realname: '林澜',
    paypassword: 'secret2',
    code: typed,
    ...referrer,
  });
  expect(platform.session.read().role).toBe('member');
});

it('each rule in its order is told as a toast and at its field', async () => {
  const { api, player } = visit();
  const expectComplaint = async (label: string, message: string) => {
    await player.click(send());
    expect(screen.getByRole('alert').textContent).toBe(message);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  };
  await expectComplaint('Username', 'Username cannot be empty!');
  await fillIn(player, ['lanlan88', '12345']);
  await expectComplaint('Password', 'Please enter a correct password length, minimum 6 characters!');
  await fillIn(player, ['lanlan88', 'secret1', 'secret2']);
  await expectComplaint('Confirm password', 'The two passwords do not match!');
  await fillIn(player, ['lanlan88', 'secret1', 'secret1', '林']);
  await expectComplaint('Real name', 'Please enter your real name!');
  await fillIn(player, ['lanlan88', 'secret1', 'secret1', '林澜', '12345']);
  await expectComplaint('Payment password', 'Please enter a correct payment password length, minimum 6 characters!');
  await fillIn(player);
  await expectComplaint('Captcha', 'Please enter the captcha!');
  expect(api.sent).toEqual([]);
});

it('a wrong captcha clears the field and changes the picture, and nothing is sent', async () => {
  const { api, player } = visit();
  await fillIn(player);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const before = picture().src;
    await player.type(code(), '0000{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Captcha error!');
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
    expect(code()).toBeInvalid();
    expect(picture().src).not.toBe(before);
  }
  expect(api.sent).toEqual([]);
  expect(screen.getByLabelText('Username')).toHaveValue('lanlan88');
});

it('the captcha is compared without regard to case', async () => {
  const { api, player } = visit();
  await fillIn(player);
  await player.type(code(), answer().toLowerCase());
  await player.click(send());
  await waitFor(() => expect(api.payloadsOf(register)).toHaveLength(1));
});

it('the picture is a button that shows another one, and its words do not give the answer away', () => {
  visit();
  const another = screen.getByRole('button', { name: 'Show another picture' });
  const shown = picture();
  for (let turn = 0; turn < 30; turn += 1) {
    const before = shown.src;
    expect(shown.alt.toLowerCase()).not.toContain(answer().toLowerCase());
    fireEvent.input(code(), { target: { value: 'ab' } });
    fireEvent.click(another);
    expect(shown.src).not.toBe(before);
    expect(code()).toHaveValue('');
  }
});

it('a question can take the place of the picture: it asks for what the picture shows', async () => {
  const { api, player } = visit();
  await fillIn(player);
  await player.click(screen.getByRole('button', { name: 'Use a question instead' }));
  expect(screen.queryByRole('img', { name: 'Captcha picture' })).not.toBeInTheDocument();
  await player.type(screen.getByRole('textbox', { name: /^The first letters of/ }), '!{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Captcha error!');
  const field = screen.getByRole('textbox', { name: /^The first letters of/ });
  expect(field).toHaveValue('');
  const expected = lettersAskedIn(field);
  expect(captchaPictures.map(({ answer: shown }) => shown.toUpperCase())).toContain(expected);
  await player.type(field, `${expected}{Enter}`);
  await waitFor(() => expect(api.payloadsOf(register)).toHaveLength(1));
  expect(api.payloadsOf(register)).toEqual([expect.objectContaining({ code: expected })]);
});

it('a double tap registers once; a refused registration keeps what was typed', async () => {
  let refuse = () => {};
  const refusal = new ApiError('refused', 'Username already exists', 'register', 500);
  const { api, player } = visit(undefined, (fake) =>
    fake.answer(register, () => new Promise((_, reject) => (refuse = () => reject(refusal)))),
  );
  await fillIn(player);
  const typed = answer();
  await player.type(code(), typed);
  await player.dblClick(send());
  await player.type(code(), '{Enter}');
  await waitFor(() => expect(api.payloadsOf(register)).toHaveLength(1));
  refuse();
  expect((await screen.findByRole('alert')).textContent).toBe('Username already exists');
  expect(api.payloadsOf(register)).toHaveLength(1);
  for (const [place, text] of good.entries()) expect(screen.getByLabelText(fields[place] ?? '')).toHaveValue(text);
  expect(code()).toHaveValue(typed);
});

it('the fields stand in the order of the payload, with their limits', () => {
  visit();
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map(({ name }) => name)).toEqual(['name', 'password', 'confirmPass', 'realname', 'paypassword', 'code']);
  expect(inputs.map(({ maxLength }) => maxLength)).toEqual([32, 32, 32, 32, 32, 4]);
  expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual([
    'username',
    'new-password',
    'new-password',
    'name',
    'new-password',
    'off',
  ]);
});

function lettersAskedIn(field: HTMLElement): string {
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const [, words = ''] = /letters of (.*); numbers/.exec(field.closest('div')?.parentElement?.textContent ?? '') ?? [];
  return words
    .split(', ')
    .map((word) => (numbers.includes(word) ? numbers.indexOf(word) : word.charAt(0)))
    .join('');
}

it('what was typed is still there after a look at the login', async () => {
  const { player } = visit();
  await fillIn(player);
  await player.type(code(), 'ab');
  await player.click(screen.getByRole('tab', { name: 'Log in' }));
  await screen.findByRole('form', { name: 'Log in' });
  expect(screen.getByLabelText('Username')).toHaveValue('');
  await player.click(screen.getByRole('tab', { name: 'Register' }));
  expect(fields.map((field) => screen.getByLabelText<HTMLInputElement>(field).value)).toEqual(good);
  expect(code()).toHaveValue('');
});

it('a half-filled registration asks before it is lost, an untouched and a sent one do not', async () => {
  const { player, platform, wentTo } = visit();
  const release = jest.fn();
  const block = jest.spyOn(platform, 'block').mockReturnValue(release);
  expect(block).not.toHaveBeenCalled();
  await fillIn(player);
  expect(block).toHaveBeenLastCalledWith('Leave this page? What you typed will be lost.');
  await player.type(code(), answer());
  await player.click(send());
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(release).toHaveBeenCalledTimes(block.mock.calls.length);
});
