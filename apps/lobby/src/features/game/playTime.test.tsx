import { ApiError } from '@parlour/api-client';
import { getGameUrl } from '@parlour/api-client/endpoints/lobby';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { renderInShell } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { GameScreen } from './GameScreen';

beforeEach(() => sessionStorage.clear());

const at = '/gamePage?name=FG&type=0&code=koi&title=Golden+Koi';

const saferPlay = (seconds: number, net: string, reminder: SaferPlay['reminder'] = 30): SaferPlay => {
  const none = { limit: null, used: '0.00', next: null };
  return { limits: { day: none, week: none, month: none }, break: null, reminder, play: { seconds, net } };
};

it("the bar shows the member's play time and result", async () => {
  const { api } = renderInShell(<GameScreen />, {
    at,
    prepare: (fake) => fake.answer(getSaferPlay, saferPlay(3720, '-1250.00', 0)),
  });
  expect(await screen.findByRole('button', { name: 'Golden Koi FG 1 h 2 min · Net result −1,250.00' })).toBeInTheDocument();
  expect(api.payloadsOf(getSaferPlay)).toHaveLength(1);
});

it('a break that the member took is said instead of the game, with the way to it', async () => {
  const onBreak = new ApiError('refused', '您正在休息期', 'getGameUrl', 462);
  renderInShell(<GameScreen />, { at, prepare: (fake) => fake.fail(getGameUrl, onBreak) });
  expect(await screen.findByText('您正在休息期', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '#/saferPlay');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a game that did not open asks for no play', async () => {
  const { api } = renderInShell(<GameScreen />, { at, prepare: (fake) => fake.fail(getGameUrl, '游戏维护中') });
  await screen.findByRole('button', { name: 'Try again' });
  expect(api.payloadsOf(getSaferPlay)).toEqual([]);
});

describe('with the clock in hand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Time until a dialog is shown. */
  const FRAMES_MS = 50;
  const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const reminder = () => screen.queryByRole('alertdialog', { hidden: true });

  it('a reminder comes when its time of play has come, once, and playing on is one way out', async () => {
    const { api, wentTo } = renderInShell(<GameScreen />, {
      at,
      prepare: (fake) => fake.answer(getSaferPlay, saferPlay(1790, '-80.00')),
    });
    await passes(0);
    expect(reminder()).toBeNull();
    api.answer(getSaferPlay, saferPlay(1820, '-120.00'));
    await passes(30_000);
    await passes(FRAMES_MS);
    expect(reminder()).toHaveAccessibleName('You have played 30 min');
    expect(reminder()).toHaveTextContent('Net result −¥120.00');
    fireEvent.click(screen.getByRole('button', { name: 'Go on', hidden: true }));
    await passes(300);
    expect(reminder()).toBeNull();
    api.answer(getSaferPlay, saferPlay(1850, '-130.00'));
    await passes(30_000);
    expect(reminder()).toBeNull();
    expect(wentTo).toEqual([]);
  });

  it('another game of the same play reminds at the next time; stopping leads back, and leaving takes the reminder along', async () => {
    const { wentTo, unmount } = renderInShell(<GameScreen />, {
      at,
      prepare: (fake) => fake.answer(getSaferPlay, saferPlay(3600, '15.50')),
    });
    await passes(0);
    await passes(FRAMES_MS);
    expect(reminder()).toHaveAccessibleName('You have played 1 h 0 min');
    expect(reminder()).toHaveTextContent('Net result +¥15.50');
    fireEvent.click(screen.getByRole('button', { name: 'Stop', hidden: true }));
    expect(wentTo).toEqual(['back']);
    unmount();
    expect(reminder()).toBeNull();
  });

  it('another play is reminded anew', async () => {
    const { api, unmount } = renderInShell(<GameScreen />, {
      at,
      prepare: (fake) => fake.answer(getSaferPlay, saferPlay(10, '0.00', 15)),
    });
    await passes(0);
    api.answer(getSaferPlay, saferPlay(900, '0.00', 15));
    await passes(30_000);
    await passes(FRAMES_MS);
    expect(reminder()).toHaveAccessibleName('You have played 15 min');
    unmount();
    expect(reminder()).toBeNull();
  });

  it.each([
    ['404 in the envelope', new ApiError('refused', 'There is no POST /api/saferplay', 'getSaferPlay', 404)],
    ['401', new ApiError('unauthorised', 'no session', 'getSaferPlay', 401)],
    ['404 without one', new ApiError('badAnswer', 'status 404 without an envelope', 'getSaferPlay', 404)],
  ])('an operator that answers %s is asked once, and nothing of it is seen', async (_what, error) => {
    const { api } = renderInShell(<GameScreen />, { at, prepare: (fake) => fake.fail(getSaferPlay, error) });
    await passes(200_000);
    expect(api.payloadsOf(getSaferPlay)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Golden Koi FG' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('one that does not answer for a while is asked again, a page that is hidden asks nothing', async () => {
    const { api } = renderInShell(<GameScreen />, {
      at,
      prepare: (fake) => fake.fail(getSaferPlay, new ApiError('timeout', '', 'getSaferPlay')),
    });
    await passes(0);
    await passes(30_000);
    expect(api.payloadsOf(getSaferPlay)).toHaveLength(2);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await passes(60_000);
    expect(api.payloadsOf(getSaferPlay)).toHaveLength(2);
    hidden.mockReturnValue(false);
    await passes(30_000);
    expect(api.payloadsOf(getSaferPlay)).toHaveLength(3);
    hidden.mockRestore();
  });
});
