import { act, screen, waitFor } from '@testing-library/react';
import { ReleaseError } from '#api';
import { renderConsole } from '#testing';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: /^Log in$|^Try again in/ });

async function fillIn(ops: ReturnType<typeof renderConsole>['ops'], token: string) {
  await ops.clear(screen.getByLabelText('Token'));
  await ops.type(screen.getByLabelText('Token'), token);
  await ops.clear(screen.getByLabelText('Your name'));
  await ops.type(screen.getByLabelText('Your name'), 'mira{Enter}');
}

it('after the log-in ops are on the page that they opened', async () => {
  const { ops } = renderConsole({ at: '/history', isLoggedIn: false });
  await fillIn(ops, 'sesame');
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.getByText('mira', { selector: 'aside span' })).toBeVisible();
});

it('a missing value has a message at its field', async () => {
  const { ops } = renderConsole({ isLoggedIn: false });
  await ops.click(button());
  expect(screen.getByLabelText('Token')).toHaveAccessibleDescription('Enter the token');
  expect(screen.getByLabelText('Token')).toHaveFocus();
  await ops.type(screen.getByLabelText('Token'), 'x{Enter}');
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
});

it('a wrong token is said at its field, and what was typed stays', async () => {
  const { ops } = renderConsole({ isLoggedIn: false });
  await fillIn(ops, 'guess');
  expect(await screen.findByText('Invalid token')).toBeVisible();
  expect(screen.getByLabelText('Token')).toHaveValue('guess');
});

it('after too many tries the button counts the pause that the gateway wants', async () => {
  jest.useFakeTimers();
  const limited = new ReleaseError('limited', 'too many tries', { retryAfterS: 2 });
  const { api, ops } = renderConsole({ isLoggedIn: false, prepare: (fake) => fake.fail('logIn', limited) });
  await fillIn(ops, 'sesame');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  expect(button()).toHaveTextContent('Try again in 2 seconds');
  expect(button()).toBeDisabled();
  api.fail('logIn');
  await waitFor(() => expect(button()).toBeEnabled());
  await ops.click(button());
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

it('a gateway that is not there is said, and not taken for a wrong token', async () => {
  const offline = new ReleaseError('offline', 'The gateway cannot be reached.');
  const { ops } = renderConsole({ isLoggedIn: false, prepare: (fake) => fake.fail('logIn', offline) });
  await fillIn(ops, 'sesame');
  expect(await screen.findByRole('alert')).toHaveTextContent('The gateway cannot be reached.');
});

it('a session that ends leads to the log-in and back to the same page', async () => {
  const { api, ops } = renderConsole({ at: '/traffic' });
  expect(await screen.findByRole('heading', { name: 'wallet' })).toBeVisible();
  await api.logOut();
  act(() => api.setLive(true));
  expect(await screen.findByText(/Your session has expired/)).toBeVisible();
  await fillIn(ops, 'sesame');
  expect(await screen.findByRole('heading', { name: 'wallet' })).toBeVisible();
  expect(location.hash).toBe('#/traffic');
});

it('after the log-out the log-in is shown', async () => {
  const { ops } = renderConsole();
  await ops.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('form', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText(/Your session has expired/)).toBeNull();
});

describe('with an OpenID provider', () => {
  const provider = 'login.example';
  const leave = () => screen.findByRole('button', { name: `Log in with ${provider}` });

  it('ops leave for the provider, with the way back to the page where they were going', async () => {
    const { api, ops, left } = renderConsole({ at: '/releases?app=records', isLoggedIn: false, provider });
    const letGo = api.hold('beginLogIn');
    await ops.click(await leave());
    await ops.click(await leave());
    expect(await leave()).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(left).toEqual(['https://login.example/authorize']));
    expect(api.sent).toEqual([['beginLogIn', '/releases?app=records']]);
  });

  it('a provider that is down is said, and the token works', async () => {
    const down = new ReleaseError('serverFault', 'login.example does not answer.');
    const { ops, left } = renderConsole({ isLoggedIn: false, provider, prepare: (fake) => fake.fail('beginLogIn', down) });
    await ops.click(await leave());
    expect(await screen.findByRole('alert')).toHaveTextContent('login.example does not answer.');
    expect(left).toEqual([]);
    await fillIn(ops, 'sesame');
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it("after the provider's callback the user is logged in under the proven name", async () => {
    localStorage.setItem('parlour.console.name', 'somebody else');
    renderConsole({ at: '/history', isLoggedIn: true, wasInBefore: false, provider });
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    expect(screen.getByText('mira', { selector: 'aside span' })).toBeVisible();
  });

  it('the name that it proved is not offered as the name to type', async () => {
    const { ops } = renderConsole({ isLoggedIn: true, wasInBefore: false, provider });
    await ops.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('');
  });

  it("the provider's log-in is not offered without a provider, or while it is unknown", async () => {
    const offline = new ReleaseError('offline', 'The gateway cannot be reached.');
    renderConsole({ isLoggedIn: false, provider, prepare: (fake) => fake.fail('loginWays', offline) });
    expect(await screen.findByRole('form', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Log in with/ })).toBeNull();
  });
});
