import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay, setDepositLimits, setReminder, takeBreak } from '@parlour/api-client/endpoints/saferPlay';
import { memberKey } from '@parlour/platform/storage';
import { renderInShell, sampleUser, type ShellOptions } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SaferPlayScreen } from './SaferPlayScreen';

const none = { limit: null, used: '0.00', next: null };
const state = (changes: Partial<SaferPlay> = {}): SaferPlay => ({
  limits: { day: { limit: '1000.00', used: '250.00', next: null }, week: none, month: none },
  break: null,
  reminder: 30,
  play: null,
  ...changes,
});

async function visit(known: Partial<SaferPlay> = {}, prepare?: ShellOptions['prepare']) {
  const shell = renderInShell(<SaferPlayScreen />, {
    at: '/saferPlay',
    prepare: (api) => {
      api.answer(getSaferPlay, state(known));
      prepare?.(api);
    },
  });
  await screen.findByRole('heading', { name: 'Deposit limits' });
  return shell;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save limits' });
const dialog = () => screen.findByRole('alertdialog');
const answer = async (name: string) => within(await dialog()).getByRole('button', { name });

it('the limits stand in fields of their names, with what is used of each', async () => {
  await visit();
  expect([...document.querySelectorAll<HTMLInputElement>('input')].map(({ name, value }) => [name, value])).toEqual([
    ['day', '1000'],
    ['week', ''],
    ['month', ''],
  ]);
  expect(screen.getByRole('progressbar', { name: 'Used today' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByRole('img', { name: '¥250.00' })).toBeInTheDocument();
  expect(screen.getAllByText(/no limit$/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: /博彩责任/ })).toHaveAttribute('href', '#/boutBallBetInfo?type=8');
});

it('with amounts hidden the bar does not tell how much of a limit is used', async () => {
  const { platform } = await visit();
  act(() => platform.hidesAmounts.set(true));
  const bar = screen.getByRole('progressbar', { name: 'Used today' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar.innerHTML).not.toContain('25%');
});

it('a raise that waits stands in its field, and when it holds is said', async () => {
  await visit({
    limits: {
      day: { limit: '500.00', used: '0.00', next: { limit: '2000.00', at: '2026-11-23 12:00:00' } },
      week: { limit: '900.00', used: '0.00', next: { limit: null, at: '2026-11-23 12:00:00' } },
      month: none,
    },
  });
  expect(field('Daily limit')).toHaveValue('2000');
  expect(field('Weekly limit')).toHaveValue('');
  expect(screen.getByText('¥2,000.00 from 2026-11-23 12:00 on')).toBeInTheDocument();
  expect(screen.getByText('No limit from 2026-11-23 12:00 on')).toBeInTheDocument();
});

it('all three are sent together, what was typed with a comma too, and everything is asked for again', async () => {
  const { api, player } = await visit();
  await player.clear(field('Daily limit'));
  await player.type(field('Weekly limit'), '1,500{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('操作成功');
  expect(api.payloadsOf(setDepositLimits)).toEqual([{ day: '', week: '1500', month: '' }]);
  await waitFor(() => expect(api.payloadsOf(getSaferPlay)).toHaveLength(2));
});

it('zero is told at its field and as a toast, until it is mended', async () => {
  const { api, player } = await visit();
  await player.type(field('Monthly limit'), '0');
  await player.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount above zero, or nothing for no limit');
  expect(field('Monthly limit')).toHaveFocus();
  expect(field('Monthly limit')).toBeInvalid();
  await player.type(field('Monthly limit'), '.5');
  expect(field('Monthly limit')).toHaveValue('0.5');
  expect(field('Monthly limit')).toBeValid();
  expect(api.payloadsOf(setDepositLimits)).toEqual([]);
});

it('what is no amount does not enter a field', async () => {
  const { player } = await visit();
  await player.type(field('Weekly limit'), '-1a2.345');
  expect(field('Weekly limit')).toHaveValue('12.34');
});

it('limits that were typed and not saved are held, and a double tap saves once', async () => {
  let arrive = (_data: undefined) => {};
  const { api, platform, player } = await visit({}, (fake) =>
    fake.answer(setDepositLimits, () => new Promise((resolve) => (arrive = resolve))),
  );
  const release = jest.fn();
  const hold = jest.spyOn(platform, 'block').mockReturnValue(release);
  await player.type(field('Weekly limit'), '5');
  expect(hold).toHaveBeenCalledWith('Leave without saving?');
  await player.dblClick(save());
  expect(save()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(api.payloadsOf(setDepositLimits)).toHaveLength(1));
  arrive(undefined);
  await screen.findByRole('status');
  expect(api.payloadsOf(setDepositLimits)).toHaveLength(1);
  expect(release).toHaveBeenCalledTimes(1);
});

it.each([
  ['refused', new ApiError('refused', '请求过于频繁', 'setDepositLimits', 500), '请求过于频繁'],
  ['offline', new ApiError('offline', 'no network', 'setDepositLimits'), undefined],
  ['a 401', new ApiError('unauthorised', 'no session', 'setDepositLimits', 401), 'That was not saved. Nothing has changed.'],
])('limits whose saving is %s stay typed', async (_kind, error, words) => {
  const { player } = await visit({}, (api) => api.fail(setDepositLimits, error));
  await player.type(field('Weekly limit'), '700');
  await player.click(save());
  if (words !== undefined) expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  expect(field('Weekly limit')).toHaveValue('700');
});

it('the reminder is sent as it is chosen', async () => {
  const { api, player } = await visit();
  const choice = within(screen.getByRole('radiogroup', { name: 'Reminder' }));
  expect(screen.getByRole('radiogroup', { name: 'Reminder' })).toHaveAttribute('data-field', 'minutes');
  expect(choice.getByRole('radio', { name: '30 min' })).toBeChecked();
  await player.click(choice.getByRole('radio', { name: '30 min' }));
  await player.click(choice.getByRole('radio', { name: '15 min' }));
  await waitFor(() => expect(api.payloadsOf(setReminder)).toEqual([{ minutes: 15 }]));
  expect(choice.getByRole('radio', { name: '15 min' })).toBeChecked();
});

it('a reminder that did not arrive is taken back', async () => {
  const { player } = await visit({}, (api) => api.fail(setReminder, new ApiError('offline', '', 'setReminder')));
  await player.click(screen.getByRole('radio', { name: 'Off' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '30 min' })).toBeChecked());
});

it('a break is asked about before it begins', async () => {
  const { api, player } = await visit();
  const take = screen.getByRole('button', { name: 'Take this break' });
  expect(take).toBeDisabled();
  await player.click(screen.getByRole('radio', { name: '7 days Cool-off' }));
  await player.dblClick(take);
  expect(await dialog()).toHaveAccessibleName('Take a break: 7 days?');
  expect(await dialog()).toHaveTextContent('Nobody can shorten it');
  await player.click(await answer('Cancel'));
  expect(api.payloadsOf(takeBreak)).toEqual([]);
  api.answer(getSaferPlay, state({ break: { kind: 'coolOff', until: '2126-11-29 12:00:00' } }));
  await player.click(take);
  await player.click(await answer('Confirm'));
  expect(await screen.findByRole('heading', { name: 'You are on a break until 2126-11-29 12:00' })).toBeInTheDocument();
  expect(api.payloadsOf(takeBreak)).toEqual([{ length: '7d' }]);
  expect(screen.getByRole('link', { name: 'Withdrawal' })).toHaveAttribute('href', '#/withdrawal');
});

it('one for good is asked about in other words', async () => {
  const { player } = await visit();
  await player.click(screen.getByRole('radio', { name: 'For good Self-exclusion' }));
  await player.click(screen.getByRole('button', { name: 'Take this break' }));
  expect(await dialog()).toHaveAccessibleName('Never play here again?');
  expect(await dialog()).toHaveTextContent('It begins at once and has no end.');
});

it('on a break only longer ones are offered, and it stands first', async () => {
  const until = new Date(Date.now() + 8 * 3_600_000 + 29 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
  await visit({ break: { kind: 'coolOff', until } });
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('You are on a break until');
  const lengths = within(screen.getByRole('radiogroup', { name: 'Make it longer' })).getAllByRole('radio');
  expect(lengths.map((radio) => radio.getAttribute('data-value'))).toEqual(['30d', '6m', '1y', 'forever']);
});

it('on one for good nothing is left to choose but the withdrawal', async () => {
  await visit({ break: { kind: 'exclusion', until: null } });
  expect(screen.getByRole('heading', { name: 'You have excluded yourself for good' })).toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: 'Make it longer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Withdrawal' })).toBeInTheDocument();
});

it('until the answer is there the page says that it loads; a failure can be tried again', async () => {
  let arrive = (_state: SaferPlay) => {};
  const { api, player } = renderInShell(<SaferPlayScreen />, {
    at: '/saferPlay',
    prepare: (fake) => fake.fail(getSaferPlay, new ApiError('offline', '', 'getSaferPlay')),
  });
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('Your limits did not load')).toBeInTheDocument();
  api.answer(getSaferPlay, () => new Promise((resolve) => (arrive = resolve)));
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  arrive(state());
  expect(await screen.findByRole('heading', { name: 'Deposit limits' })).toBeInTheDocument();
});

it.each<[ApiErrorKind, number]>([
  ['refused', 404],
  ['refused', 500],
  ['badAnswer', 200],
  ['unauthorised', 401],
])('where the operator answers %s %d the page says that it is not offered', async (kind, code) => {
  renderInShell(<SaferPlayScreen />, {
    at: '/saferPlay',
    prepare: (api) => api.fail(getSaferPlay, new ApiError(kind, 'There is no such call', 'getSaferPlay', code)),
  });
  expect(await screen.findByText('Safer play is not offered here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '#/kefu');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what the operator has offered in this session is not said to be lacking when one answer is odd', async () => {
  sessionStorage.setItem(memberKey({ role: 'member', user: sampleUser() }, 'saferPlay') ?? '', 'offered');
  renderInShell(<SaferPlayScreen />, {
    at: '/saferPlay',
    prepare: (api) => api.fail(getSaferPlay, new ApiError('badAnswer', 'odd', 'getSaferPlay', 200)),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  sessionStorage.clear();
});

it('without a network it is said that nothing can be changed', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await visit();
  expect(screen.getByRole('note')).toHaveTextContent('No connection');
  online.mockRestore();
});
