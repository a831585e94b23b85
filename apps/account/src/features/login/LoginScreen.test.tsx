import { ApiError } from '@parlour/api-client';
import { logIn } from '@parlour/api-client/endpoints/session';
import { renderInShell, sampleApp, type ShellOptions } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LoginScreen } from './LoginScreen';

const visit = (at: string, prepare?: ShellOptions['prepare']) =>
  renderInShell(<LoginScreen />, { at, user: null, ...(prepare && { prepare }) });
const button = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn(player: ReturnType<typeof visit>['player']) {
  await player.type(screen.getByLabelText('Username'), 'demo');
  await player.type(screen.getByLabelText('Password'), 'demo1234');
}

it('a player logs in with exactly name and password and gets home', async () => {
  const { api, player, platform, wentTo } = visit('/login');
  await fillIn(player);
  await player.click(button());
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(api.payloadsOf(logIn)).toEqual([{ name: 'demo', password: 'demo1234' }]);
  expect(platform.session.read().role).toBe('member');
});

it('a try without an answer is said in the form, not in a toast, until the next one', async () => {
  const { api, player } = visit('/login', (fake) => fake.fail(logIn, new ApiError('timeout', '', 'logIn')));
  await fillIn(player);
  await player.click(button());
  expect(await screen.findByText('No answer came. Try again.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  api.fail(logIn, '密码错误');
  await player.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('密码错误');
  expect(screen.queryByText('No answer came. Try again.')).toBeNull();
});

it('a fault that the server tells is no missing answer', async () => {
  const { api, player } = visit('/login', (fake) =>
    fake.fail(logIn, new ApiError('serverFault', '系统维护中', 'logIn', 503, true)),
  );
  await fillIn(player);
  await player.click(button());
  await waitFor(() => expect(api.payloadsOf(logIn)).toHaveLength(1));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('No answer came. Try again.')).toBeNull();
});

it('Enter sends the form, and a second Enter in the meantime does not', async () => {
  let answer = (_token: { api_token: string }) => {};
  const { api, player, wentTo } = visit('/login', (fake) =>
    fake.answer(logIn, () => new Promise((resolve) => (answer = resolve))),
  );
  await fillIn(player);
  await player.keyboard('{Enter}{Enter}');
  await player.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(api.payloadsOf(logIn)).toHaveLength(1));
  answer({ api_token: 'token' });
  await waitFor(() => expect(wentTo).toEqual(['/']));
  expect(api.payloadsOf(logIn)).toHaveLength(1);
});

it('the button is painted busy before the call begins', async () => {
  const { api, player } = visit('/login');
  await fillIn(player);
  const frames: FrameRequestCallback[] = [];
  const hold = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  await player.click(button());
  hold.mockRestore();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(api.payloadsOf(logIn)).toEqual([]);
  for (const draw of frames) draw(0);
  await waitFor(() => expect(api.payloadsOf(logIn)).toHaveLength(1));
});

it('until the member is known the button stays busy and nothing is sent twice', async () => {
  const { api, player, platform, wentTo } = visit('/login');
  let finish = () => {};
  platform.session.signIn = () => new Promise((resolve) => (finish = resolve));
  await fillIn(player);
  await player.click(button());
  await player.click(button());
  fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(api.payloadsOf(logIn)).toHaveLength(1));
  finish();
  await waitFor(() => expect(wentTo).toEqual(['/']));
});

it.each([
  ['/recharge', '/recharge'],
  ['/activityInfo?id=7', '/activityInfo?id=7'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\\evil.example', '/'],
  ['/login?type=1', '/'],
  ['', '/'],
])('the redirect %p leads to %p', async (redirect, target) => {
  const { player, wentTo } = visit(`/login?redirect=${encodeURIComponent(redirect)}`);
  await fillIn(player);
  await player.click(button());
  await waitFor(() => expect(wentTo).toEqual([target]));
});

it('a refused login says why and keeps what was typed', async () => {
  const { player, wentTo, platform } = visit('/login', (fake) => fake.fail(logIn, 'Wrong username or password'));
  await fillIn(player);
  await player.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Wrong username or password$/);
  expect(screen.getByLabelText('Username')).toHaveValue('demo');
  expect(screen.getByLabelText('Password')).toHaveValue('demo1234');
  expect(wentTo).toEqual([]);
  expect(platform.session.read().role).toBe('visitor');
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

it('an empty field is told as a toast and at the field, which has the focus, until something is typed there', async () => {
  const { api, player } = visit('/login');
  await player.type(screen.getByLabelText('Username'), 'demo');
  await player.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your account and password!$/);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('Please enter your account and password!');
  expect(screen.getByLabelText('Username')).toBeValid();
  await player.keyboard('x');
  expect(password).toBeValid();
  expect(api.sent).toEqual([]);
});

it('the fields are the ones that password managers know', () => {
  visit('/login');
  const [name, password] = [screen.getByLabelText('Username'), screen.getByLabelText('Password')];
  expect(name).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [name, password]) expect(field).toHaveAttribute('maxlength', '32');
});

it('changing to the registration keeps referrer and redirect', async () => {
  const { player, wentTo, platform } = visit('/login?pid=A1&redirect=%2Frecharge');
  const go = jest.spyOn(platform.navigation, 'go');
  await player.click(screen.getByRole('tab', { name: 'Log in' }));
  expect(wentTo).toEqual([]);
  await player.click(screen.getByRole('tab', { name: 'Register' }));
  expect(go).toHaveBeenCalledWith('/login?type=1&pid=A1&redirect=%2Frecharge', { replace: true });
});

it('the brand comes from the operator, and the ways out are there', () => {
  const { push } = visit('/login');
  act(() => push('appInfo', sampleApp({ title: 'Golden House', site_logo: '/logo.svg' })));
  expect(screen.getByText('Golden House')).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Customer service', '#/kefu'],
    ['Browse first', '#/'],
    ['Play within your means · 博彩责任', '#/boutBallBetInfo?type=8'],
  ]);
});

it('the arrow leads back', async () => {
  const { player, wentTo } = visit('/login');
  await player.click(screen.getByRole('button', { name: 'Back' }));
  expect(wentTo).toEqual(['back']);
});

it('a name is sent without the spaces and the invisible characters around it, a password as it is', async () => {
  const { api, player } = visit('/login');
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' demo\u200B ' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: ' demo1234 ' } });
  await player.click(button());
  await waitFor(() => expect(api.payloadsOf(logIn)).toEqual([{ name: 'demo', password: ' demo1234 ' }]));
});
