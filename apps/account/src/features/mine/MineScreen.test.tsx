import { ApiError } from '@parlour/api-client';
import { getNotices, getVipLevels, uploadAvatar, type VipLevel } from '@parlour/api-client/endpoints/account';
import { getSaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { recoverAll } from '@parlour/api-client/endpoints/wallet';
import { readUser, renderInShell, sampleUser, type ShellOptions } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MineScreen } from './MineScreen';

const open = (user: ShellOptions['user'], prepare?: ShellOptions['prepare']) =>
  renderInShell(<MineScreen />, { at: '/mine', user, ...(prepare && { prepare }) });
/** Waits for the whole page, because content below the window is rendered last. */
async function visit(user: ShellOptions['user'] = {}, prepare?: ShellOptions['prepare']) {
  const shown = open(user, prepare);
  await screen.findByRole('button', { name: 'Log out' });
  return shown;
}
beforeEach(() => sessionStorage.clear());

const levels = (...recharges: string[]): VipLevel[] =>
  recharges.map((recharge) => ({
    recharge,
    flow: '0',
    realperson: '0',
    sport: '0',
    e_sport: '0',
    joker: '0',
    electron: '0',
    lottery: '0',
  }));
const linkedTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('a member sees who they are and what they have', async () => {
  await visit();
  expect(screen.getByRole('heading', { name: 'demo' })).toBeInTheDocument();
  expect(screen.getByText('林澜 · with us 214 days')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '¥15,684.50' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'VIP 3' })).toBeInTheDocument();
});

it('odd fields of the user info leave the page and its sums', async () => {
  await visit(readUser({ joinday: '', isagent: '', avatar: {}, current_vip: [], vip: true, realname: null, mobile: {} }));
  expect(screen.getByRole('heading', { name: 'demo' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '¥15,684.50' })).toBeInTheDocument();
  expect(linkedTo('Become an agent Affiliate programme')).toBe('#/applyagent');
});

it.each([{ balance: undefined }, { gameblance: null }, { balance: '' }])(
  'a total of which %j is not known is not called zero',
  async (unknown) => {
    await visit(readUser(unknown));
    expect(screen.getByRole('link', { name: /^Wallet/ })).toHaveTextContent('Wallet—');
  },
);

it.each([
  [/^Message centre/, '#/message'],
  ['Profile', '#/userInfo'],
  [/^Wallet/, '#/money'],
  ['Recharge', '#/recharge'],
  ['Withdrawal', '#/withdrawal'],
  ['Transfer', '#/transfer'],
  ['Cards', '#/cards'],
  ['Transactions', '#/transRecord'],
  ['Bets', '#/betRecord'],
  ['Rebates 返水', '#/fanshui'],
  ['Red packets', '#/welfare'],
  ['Applications', '#/activityRecord'],
  ['Security', '#/userCent'],
  ['App', '#/app'],
  ['Help', '#/boutBallBet'],
  ['Frequently asked', '#/boutBallBetInfo?type=1'],
])('%s leads to %s', async (name, address) => {
  await visit();
  expect(linkedTo(name)).toBe(address);
});

it('limits and breaks are offered where the operator has them, last of all', async () => {
  await visit();
  const link = await screen.findByRole('link', { name: 'Safer play Limits, reminders and breaks' });
  expect(link).toHaveAttribute('href', '#/saferPlay');
  expect(screen.getAllByRole('link').at(-1)).toBe(link);
});

it.each([
  ['does not know the call', new ApiError('refused', 'unknown', 'getSaferPlay', 404)],
  ['answers something else', new ApiError('badAnswer', 'odd', 'getSaferPlay', 200)],
  ['answers 401', new ApiError('unauthorised', 'no session', 'getSaferPlay', 401)],
  ['answers another code', new ApiError('refused', 'busy', 'getSaferPlay', 500)],
])('they are not where the operator %s, nothing is said of it, and it is asked once a session', async (_what, error) => {
  const { api, unmount } = await visit({}, (fake) => fake.fail(getSaferPlay, error));
  await screen.findByRole('progressbar');
  expect(api.payloadsOf(getSaferPlay)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Safer play/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  const again = await visit();
  await screen.findByRole('progressbar');
  expect(again.api.payloadsOf(getSaferPlay)).toEqual([]);
});

it('without an answer they are asked for again at the next visit, and then no more', async () => {
  const { unmount } = await visit({}, (fake) => fake.fail(getSaferPlay, new ApiError('offline', '', 'getSaferPlay')));
  await screen.findByRole('progressbar');
  expect(screen.queryByRole('link', { name: /Safer play/ })).toBeNull();
  unmount();
  const second = await visit();
  await screen.findByRole('link', { name: /Safer play/ });
  second.unmount();
  const third = await visit();
  expect(await screen.findByRole('link', { name: /Safer play/ })).toBeInTheDocument();
  expect(third.api.payloadsOf(getSaferPlay)).toEqual([]);
});

it('members may become agents, agents log in as such', async () => {
  const { unmount } = await visit({ isagent: false });
  expect(linkedTo('Become an agent Affiliate programme')).toBe('#/applyagent');
  expect(screen.queryByText('agent login')).not.toBeInTheDocument();
  unmount();
  await visit({ isagent: true });
  expect(linkedTo('agent login')).toBe('#/gamePage?dailiD=1');
  expect(screen.queryByText('Become an agent')).not.toBeInTheDocument();
});

it.each([
  ['VIP3', '68000', 68, '¥32,000 of deposits more to VIP 4'],
  ['VIP0', '500', 50, '¥500 of deposits more to VIP 1'],
  ['VIP3', '0', 0, '¥100,000 of deposits more to VIP 4'],
  ['VIP3', '250000', 100, 'Deposits for VIP 4 are complete'],
  ['VIP4', '250000', 100, 'The highest level is yours'],
  ['VIP4', '0', 0, 'The highest level is yours'],
])('%s with deposits of %s stands at %d percent', async (current_vip, paysum, percent, words) => {
  await visit({ current_vip, paysum }, (api) => api.answer(getVipLevels, levels('1000', '5000', '30000', '100000')));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
  expect(screen.getByText(`${percent} %`)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});

it.each([{ current_vip: null }, { current_vip: '' }, { current_vip: 'VIP' }])(
  'with %j the level is that of vip',
  async (current) => {
    await visit(readUser({ ...current, vip: 3 }));
    expect(screen.getByText('VIP 3')).toBeInTheDocument();
  },
);

it('of more than ten levels the tenth is the highest, as on the page of the levels', async () => {
  const eleven = levels(...Array.from({ length: 11 }, (_, index) => String((index + 1) * 1000)));
  await visit({ current_vip: 'VIP10', paysum: '500' }, (api) => api.answer(getVipLevels, eleven));
  expect(await screen.findByText('The highest level is yours')).toBeInTheDocument();
});

it('without the levels the level itself is still shown', async () => {
  await visit({}, (api) => api.fail(getVipLevels, 'down'));
  expect(screen.getByText('VIP 3')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(/^down$/);
});

it('a dot at the messages stands for what is unread on this device', async () => {
  const notices = { data: [{ title: 'News', content: '', created_at: '2026-11-20 10:00:00' }], total: 1, last_page: 1 };
  const { unmount } = await visit({}, (api) => api.answer(getNotices, notices));
  expect(await screen.findByRole('link', { name: 'Message centre, unread messages' })).toHaveAttribute('href', '#/message');
  unmount();
  localStorage.setItem('parlour.messages.read', JSON.stringify(['2026-11-20 10:00:00 News']));
  const { api } = await visit({}, (fake) => fake.answer(getNotices, notices));
  await waitFor(() => expect(api.payloadsOf(getNotices)).toHaveLength(1));
  await screen.findByRole('progressbar');
  expect(linkedTo('Message centre')).toBe('#/message');
  localStorage.clear();
});

it('logging out asks first', async () => {
  const { player, platform, wentTo } = await visit();
  const ask = async (answer: string) => {
    await player.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to log out?' });
    await player.click(within(dialog).getByRole('button', { name: answer }));
  };
  await ask('Cancel');
  expect(platform.session.read().role).toBe('member');
  await ask('Confirm');
  await waitFor(() => expect(wentTo).toEqual(['/login']));
  expect(platform.session.read().role).toBe('visitor');
});

it('recycling sends once, shows the server’s message and has the wallets counted again', async () => {
  let answer = (_data: undefined) => {};
  const { api, player, platform } = await visit({}, (fake) =>
    fake.answer(recoverAll, () => new Promise((resolve) => (answer = resolve)), '回收成功'),
  );
  const refresh = jest.spyOn(platform.session, 'refresh');
  await player.dblClick(screen.getByRole('button', { name: 'recycle all' }));
  expect(api.payloadsOf(recoverAll)).toEqual([{}]);
  expect(refresh).not.toHaveBeenCalledWith('recount');
  answer(undefined);
  expect((await screen.findByText('回收成功')).closest('[role]')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(refresh).toHaveBeenCalledWith('recount'));
});

it('the sum follows the poll', async () => {
  const { push } = await visit();
  act(() => push('balance', '20000.00'));
  expect(screen.getByRole('img', { name: '¥23,204.00' })).toBeInTheDocument();
});

it('a gif or png becomes the picture', async () => {
  const { api, player, platform } = await visit();
  const refresh = jest.spyOn(platform.session, 'refresh');
  const input = screen.getByLabelText<HTMLInputElement>('Change your picture');
  expect(input.accept).toBe('image/gif,image/png,image/jpeg,image/webp');
  const file = new File(['GIF89a'], 'me.gif', { type: 'image/gif' });
  await player.upload(input, file);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(api.payloadsOf(uploadAvatar)).toEqual([{ file }]);
  expect(screen.getByRole('status')).toHaveTextContent('操作成功');
});

it('while a picture goes out its share is told, and another one waits', async () => {
  let answer = () => undefined as void;
  const { api, player } = await visit({}, (fake) =>
    fake.answer(uploadAvatar, () => new Promise((resolve) => (answer = () => resolve(undefined)))),
  );
  const input = screen.getByLabelText<HTMLInputElement>('Change your picture');
  await player.upload(input, new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Sending the picture' })).toHaveTextContent('42 %'));
  await player.upload(input, new File(['GIF89a'], 'other.gif', { type: 'image/gif' }));
  expect(api.payloadsOf(uploadAvatar)).toHaveLength(1);
  await act(async () => answer());
  expect(screen.queryByRole('progressbar', { name: 'Sending the picture' })).not.toBeInTheDocument();
});

it('any other picture is refused with a word', async () => {
  const { api } = await visit();
  fireEvent.change(screen.getByLabelText('Change your picture'), {
    target: { files: [new File(['x'], 'me.jpg', { type: 'image/jpeg' })] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a gif or png picture!');
  expect(api.payloadsOf(uploadAvatar)).toEqual([]);
});

it('until the user info is there the page says that it loads, and after a while that it failed', async () => {
  jest.useFakeTimers();
  try {
    const { platform } = open(null);
    await act(() => platform.session.signIn('token'));
    expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5000));
    act(() => jest.advanceTimersByTime(300));
    const refresh = jest.spyOn(platform.session, 'refresh');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('a new member with long names keeps the page whole', async () => {
  await visit({ ...sampleUser(), username: 'x'.repeat(32), realname: '', joinday: 1, avatar: '' });
  expect(screen.getByText('with us 1 day')).toBeInTheDocument();
});

it('amounts are hidden and motion is stilled by switches of the device', async () => {
  const { platform, player } = await visit({ paysum: '12345.67' }, (api) =>
    api.answer(getVipLevels, levels('1000', '5000', '30000', '100000')),
  );
  expect(await screen.findByText(/¥87,654\.33 of deposits more/)).toBeVisible();
  const group = within(screen.getByRole('group', { name: 'Comfort' }));
  await player.click(group.getByRole('switch', { name: 'Hide amounts' }));
  expect(screen.queryByRole('img', { name: /¥/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Wallet/ })).toHaveAccessibleName(/hidden/);
  expect(screen.getByText(/^hidden of deposits more/)).toBeInTheDocument();
  expect(document.body.innerHTML).not.toMatch(/87,?654/);
  // Together with the level's requirement, the percentage would reveal the deposits.
  expect(document.body.innerHTML).not.toMatch(/12 ?%/);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await player.click(group.getByRole('switch', { name: 'Stand still' }));
  expect([platform.hidesAmounts.read(), platform.reducesMotion.read()]).toEqual([true, true]);
  act(() => platform.hidesAmounts.set(false));
  expect(group.getByRole('switch', { name: 'Hide amounts' })).not.toBeChecked();
  expect(screen.getByRole('img', { name: '¥15,684.50' })).toBeInTheDocument();
});
