import { type AnswerOf, ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { getRedPacket, grabRedPacket } from '@parlour/api-client/endpoints/promotions';
import { renderInShell, sampleApp } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { RedPacketScreen } from './RedPacketScreen';

const rule = { start_time: '10:00', end_time: '12:00', day_flow: '1000', flow_money: '18', recharge: '500' };
const info: AnswerOf<typeof getRedPacket> = { sendnums: 3, acquirednum: 2, max_times: 5, rules: [rule] };
const denied = 'You have not yet met the conditions to claim, go finish them!';

type Prepare = NonNullable<Parameters<typeof renderInShell>[1]>['prepare'];
const visit = (changes: Partial<typeof info> = {}, prepare?: Prepare) =>
  renderInShell(<RedPacketScreen />, {
    at: '/hongbao',
    prepare: (api) => {
      api.answer(getRedPacket, { ...info, ...changes });
      prepare?.(api);
    },
  });
const button = () => screen.findByRole('button', { name: 'Open a red packet' });

it('the room shows the window, the counts and what each rule asks for', async () => {
  visit({ rules: [rule, { ...rule, recharge: '10000.50', day_flow: '30000', flow_money: '0' }] });
  await button();
  expect(screen.getByText('10:00 – 12:00', { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByText('Remaining').parentElement).toHaveTextContent('3');
  expect(screen.getByText('Claimed').parentElement).toHaveTextContent('2');
  expect(screen.getByText('At most').parentElement).toHaveTextContent('5');
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('10:00 – 12:00¥5001,000¥18.00');
  expect(second).toHaveTextContent('10:00 – 12:00¥10,000.5030,000¥0.00');
  expect(screen.getByText('Conditions met: 3 of 5 left')).toBeInTheDocument();
  expect(screen.getByText('Deposits count from 12:00 the previous day to 10:00, Beijing time.')).toBeInTheDocument();
});

describe('the clock', () => {
  afterEach(() => jest.useRealTimers());
  const at = async (time: string) => {
    jest.useFakeTimers({ now: Date.parse(`${time}+08:00`), doNotFake: ['queueMicrotask'] });
    const shown = visit();
    await button();
    return shown;
  };

  it.each([
    ['2026-11-20T07:30:00', 'Opens in', '2:30:00'],
    ['2026-11-20T10:00:00', 'Open now, closes in', '2:00:00'],
    ['2026-11-20T11:59:01', 'Open now, closes in', '00:59'],
    ['2026-11-20T12:00:00', 'Opens again in', '22:00:00'],
  ])('at %s in Beijing it reads "%s %s"', async (time, words, left) => {
    await at(time);
    expect(screen.getByRole('timer', { name: words })).toHaveTextContent(left);
  });

  it('when the window opens the words turn and the counts are asked again', async () => {
    const { api } = await at('2026-11-20T09:59:58');
    expect(screen.getByRole('timer', { name: 'Opens in' })).toHaveTextContent('00:02');
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(screen.getByRole('timer', { name: 'Open now, closes in' })).toHaveTextContent('2:00:00');
    expect(api.payloadsOf(getRedPacket)).toHaveLength(2);
  });
});

it.each([
  [{ sendnums: 0 }, 'Conditions not met yet: 0 of 5 left'],
  [{ sendnums: 0, acquirednum: 5 }, 'All 5 are opened'],
  [{ sendnums: -1 }, 'Conditions not met yet: 0 of 5 left'],
])('with %j the attempt is denied without a call', async (counts, eligibility) => {
  const { api, player } = visit(counts);
  await player.click(await button());
  expect(screen.getByRole('alert')).toHaveTextContent(denied);
  expect(screen.getByText(eligibility)).toBeInTheDocument();
  expect(api.payloadsOf(grabRedPacket)).toEqual([]);
});

it('a win shows its sum, counts anew, and leads to the next packet or back', async () => {
  const { api, player } = visit({}, (fake) => fake.answer(grabRedPacket, { redpacketmoney: '88' }));
  const open = await button();
  api.answer(getRedPacket, { ...info, sendnums: 2, acquirednum: 3 });
  await player.click(open);
  expect(await screen.findByRole('img', { name: '¥88.00' })).toBeInTheDocument();
  expect(screen.getByText('恭喜 · You won').parentElement).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^红包 Red packet$/);
  expect(screen.getByTestId('confetti').children).toHaveLength(64);
  expect(await screen.findByRole('button', { name: 'Open another · 2 left' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my red packets' })).toHaveAttribute('href', '#/welfare');
  await player.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Conditions met: 2 of 5 left')).toBeInTheDocument();
});

it('the last packet offers no other', async () => {
  const { player } = visit({ sendnums: 1 });
  await player.click(await button());
  expect(await screen.findByRole('img', { name: '¥8.88' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Open another/ })).not.toBeInTheDocument();
});

it('while the counts do not load anew, each win counts', async () => {
  const { api, player } = visit({ sendnums: 3 });
  const open = await button();
  api.fail(getRedPacket, new ApiError('offline', 'no network', 'getRedPacket'));
  await player.click(open);
  for (const words of ['Open another · 2 left', 'Open another · 1 left']) {
    const another = await screen.findByRole('button', { name: words });
    await act(() => new Promise((done) => setTimeout(done, 560)));
    await player.click(another);
  }
  expect(await screen.findByText('恭喜 · You won')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Open another/ })).not.toBeInTheDocument();
  expect(api.payloadsOf(grabRedPacket)).toHaveLength(3);
});

it('one tap is one grab: a double tap, Enter on top, and the seal count once', async () => {
  const { api, player } = visit();
  const open = await button();
  await player.dblClick(open);
  await player.keyboard('{Enter}');
  await player.click(screen.getByRole('button', { name: '开' }));
  const another = await screen.findByRole('button', { name: /Open another/ });
  await player.click(another);
  expect(api.payloadsOf(grabRedPacket)).toEqual([{}]);
  // Longer than the time in which a second tap counts as part of the first.
  await act(() => new Promise((done) => setTimeout(done, 560)));
  await player.click(another);
  expect(api.payloadsOf(grabRedPacket)).toEqual([{}, {}]);
});

it('a refusal shows the server’s words with a way to recharge', async () => {
  const { api, player } = visit({}, (fake) => fake.fail(grabRedPacket, '当前不在红包领取时间内'));
  await player.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('当前不在红包领取时间内');
  expect(await screen.findByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '#/wallet?type=0');
  expect(screen.getByText('当前不在红包领取时间内', { selector: 'p' })).toBeInTheDocument();
  expect(api.payloadsOf(getRedPacket)).toHaveLength(2);
});

describe('a grab without an answer', () => {
  const lose = async (kind: ApiErrorKind, after: Partial<typeof info> | undefined) => {
    const shown = visit({}, (fake) => fake.fail(grabRedPacket, new ApiError(kind, 'technical', 'grabRedPacket')));
    const open = await button();
    if (after === undefined) shown.api.fail(getRedPacket, new ApiError('offline', 'technical', 'getRedPacket'));
    else shown.api.answer(getRedPacket, { ...info, ...after });
    await shown.player.click(open);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Server error, please try again later$/);
    return shown;
  };

  it.each<[ApiErrorKind, Partial<typeof info> | undefined, string, number]>([
    ['timeout', { acquirednum: 3, sendnums: 2 }, 'Your tap arrived: a packet was opened.', 0],
    ['offline', {}, 'No packet counts as opened so far.', 1],
    ['badAnswer', {}, 'No packet counts as opened so far.', 1],
    ['serverFault', undefined, 'We could not ask whether your tap arrived.', 1],
  ])('that ended in %s is told honestly', async (kind, after, words, waysToRecharge) => {
    await lose(kind, after);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my red packets' })).toHaveAttribute('href', '#/welfare');
    expect(screen.queryAllByRole('link', { name: 'Recharge' })).toHaveLength(waysToRecharge);
  });

  it('is the same grab when it is tried again', async () => {
    const { api, player } = await lose('timeout', {});
    api.answer(grabRedPacket, { redpacketmoney: '8.88' });
    await screen.findByText(/^No packet counts/);
    await player.click(await button());
    await screen.findByRole('img', { name: '¥8.88' });
    const keys = api.sent.filter(({ endpoint }) => endpoint === 'grabRedPacket').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBeDefined();
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('closed', () => {
  it('by the switch of the app info, nothing is asked', async () => {
    const { api, push } = visit();
    await button();
    act(() => push('appInfo', sampleApp({ redpacket_switch: false })));
    expect(screen.getByRole('heading', { name: 'Red packet closed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
    expect(screen.queryByRole('button', { name: 'Open a red packet' })).not.toBeInTheDocument();
    expect(api.payloadsOf(grabRedPacket)).toEqual([]);
    act(() => push('appInfo', sampleApp()));
    expect(await button()).toBeInTheDocument();
  });

  it('by the server’s refusal to tell', async () => {
    visit({}, (fake) => fake.fail(getRedPacket, 'Red packet closed'));
    expect(await screen.findByRole('heading', { name: 'Red packet closed' })).toBeInTheDocument();
  });

  it('by the server’s refusal of a grab, and the site is told to look', async () => {
    const { api, player } = visit({}, (fake) => fake.fail(grabRedPacket, 'Red packet closed'));
    await player.click(await button());
    expect(await screen.findByRole('heading', { name: 'Red packet closed' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Red packet closed');
    expect(api.payloadsOf(getAppInfo)).toHaveLength(1);
  });
});

it('a room that did not come can be asked for again', async () => {
  const { api, player } = visit({}, (fake) => fake.fail(getRedPacket, new ApiError('offline', 'no network', 'getRedPacket')));
  await screen.findByText('The red packets did not come');
  api.answer(getRedPacket, info);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await button()).toBeInTheDocument();
});

it('without rules no time is told', async () => {
  visit({ rules: [] });
  await button();
  expect(screen.queryByText(/Beijing time|10:00/)).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
