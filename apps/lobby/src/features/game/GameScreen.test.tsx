import { ApiError } from '@parlour/api-client';
import { endGame, getAgentLoginUrl, getGameUrl, getServiceUrl } from '@parlour/api-client/endpoints/lobby';
import { createFakeApi, renderInShell, sampleApp } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { GameScreen } from './GameScreen';

const at = '/gamePage?name=FG&type=0&code=koi&title=Golden+Koi';
const played = { plat_name: 'FG', game_type: 0, game_code: 'koi' };

it('a game is asked for once and stands in a frame under its name', async () => {
  const { api, push } = renderInShell(<GameScreen />, {
    at,
    prepare: (fake) => fake.answer(getGameUrl, { url: 'https://fg.example/koi?ticket=1' }),
  });
  const frame = await screen.findByTitle('Golden Koi');
  expect(frame).toHaveAttribute('src', 'https://fg.example/koi?ticket=1');
  expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media; screen-wake-lock');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(top-navigation|modals|downloads)/);
  expect(screen.getByRole('heading', { name: 'Golden Koi' })).toBeInTheDocument();
  expect(api.payloadsOf(getGameUrl)).toEqual([{ ...played, is_mobile_url: 1 }]);
  act(() => push('balance', '77.5'));
  expect(screen.getByRole('img', { name: '¥77.50' })).toBeInTheDocument();
});

it.each([
  ['customer service may copy, ask and hand out files', 'dailiD=2', true],
  ['the agent login may not', 'dailiD=1', false],
])('%s', async (_what, query, may) => {
  renderInShell(<GameScreen />, { at: `/gamePage?${query}`, user: { isagent: true } });
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')?.includes('allow-modals allow-downloads')).toBe(may);
  expect(frame?.getAttribute('allow')?.includes('clipboard-write')).toBe(may);
});

it('a frame of the own origin has no origin', async () => {
  renderInShell(<GameScreen />, { at, prepare: (fake) => fake.answer(getGameUrl, { url: '/demo/games/koi/' }) });
  expect((await screen.findByTitle('Golden Koi')).getAttribute('sandbox')).not.toContain('allow-same-origin');
});

it.each([
  ['a platform alone', 'name=FG', { plat_name: 'FG', game_type: 0, game_code: '' }],
  ['a type in words', 'name=FG&type=fishing&code=koi', { ...played, game_type: 'fishing' }],
])('the call for %s carries the defaults', async (_what, query, payload) => {
  const { api } = renderInShell(<GameScreen />, { at: `/gamePage?${query}` });
  await waitFor(() => expect(api.payloadsOf(getGameUrl)).toEqual([{ ...payload, is_mobile_url: 1 }]));
});

it('leaving ends the game once, however it is left, by a call that outlives the page', async () => {
  const { api, unmount, player, wentTo } = renderInShell(<GameScreen />, { at });
  await screen.findByTitle('Golden Koi');
  expect(api.payloadsOf(endGame)).toEqual([]);
  await player.click(screen.getByRole('button', { name: 'Back' }));
  expect(wentTo).toEqual(['back']);
  for (const leave of [() => fireEvent(window, new Event('pagehide')), () => fireEvent(window, new Event('pagehide')), unmount]) {
    await act(async () => leave());
  }
  expect(api.payloadsOf(endGame)).toEqual([played]);
  expect(api.sent.at(-1)).toMatchObject({ endpoint: endGame.name, keepalive: true });
});

it('a game that was opened without a network opens by itself once there is one', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { api } = renderInShell(<GameScreen />, {
    at,
    prepare: (fake) => fake.fail(getGameUrl, new ApiError('offline', 'no network', 'getGameUrl')),
  });
  expect(await screen.findByText('There is no network. It opens by itself once there is one.')).toBeVisible();
  api.answer(getGameUrl, { url: 'https://fg.example/koi' });
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByTitle('Golden Koi')).toBeVisible();
  expect(api.payloadsOf(getGameUrl)).toHaveLength(2);
  network.mockRestore();
});

it('a page that the browser kept and shows again opens the game anew', async () => {
  const { api } = renderInShell(<GameScreen />, { at });
  await screen.findByTitle('Golden Koi');
  await act(async () => void fireEvent(window, new Event('pagehide')));
  await act(async () => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await screen.findByTitle('Golden Koi')).toBeInTheDocument();
  expect(api.payloadsOf(getGameUrl)).toHaveLength(2);
});

it('a game that hangs can be loaded again, opened outside or asked about', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { api, player, wentTo } = renderInShell(<GameScreen />, {
    at,
    prepare: (fake) => fake.answer(getGameUrl, { url: 'https://fg.example/koi' }),
  });
  await screen.findByTitle('Golden Koi');
  const choose = async (name: string) => {
    await player.click(screen.getByRole('button', { name: /^Golden Koi/ }));
    await player.click(await screen.findByRole('button', { name }));
  };
  await choose('Open in a new window');
  expect(String(open.mock.calls[0]?.[0])).toBe('https://fg.example/koi');
  expect(open.mock.calls[0]?.[2]).toBe('noopener');
  await choose('Load again');
  await waitFor(() => expect(api.payloadsOf(getGameUrl)).toHaveLength(2));
  await choose('Customer service');
  expect(wentTo).toEqual(['/kefu']);
  open.mockRestore();
});

it('an address that is none of the web is not framed; a retry asks again', async () => {
  const api = createFakeApi();
  const { player } = renderInShell(<GameScreen />, {
    at,
    prepare: (fake) => {
      fake.answer(getGameUrl, { url: 'javascript:alert(1)' });
      api.answer = fake.answer;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Golden Koi did not open' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  api.answer(getGameUrl, { url: '/demo/games/koi/' });
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Golden Koi')).toBeInTheDocument();
});

it("the server's refusal is said", async () => {
  renderInShell(<GameScreen />, { at, prepare: (api) => api.fail(getGameUrl, '游戏维护中') });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^游戏维护中$/);
  expect(screen.getByText('游戏维护中', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it.each([['name=FG&type=0&code=koi'], ['dailiD=1']])('a visitor of ?%s is sent to the login and back', async (query) => {
  const { api, wentTo } = renderInShell(<GameScreen />, { at: `/gamePage?${query}`, user: null });
  await waitFor(() => expect(wentTo).toEqual([`/login?redirect=${encodeURIComponent(`/gamePage?${query}`)}`]));
  expect(api.sent).toEqual([]);
});

it('a visitor may speak to the customer service, and leaving it ends no game', async () => {
  const { api, unmount } = renderInShell(<GameScreen />, { at: '/gamePage?dailiD=2', user: null });
  expect(await screen.findByTitle('Customer service')).toBeInTheDocument();
  expect(api.payloadsOf(getServiceUrl)).toHaveLength(1);
  unmount();
  expect(api.payloadsOf(endGame)).toEqual([]);
});

it('an agent logs in through a frame', async () => {
  const { api } = renderInShell(<GameScreen />, { at: '/gamePage?dailiD=1', user: { isagent: true } });
  expect(await screen.findByTitle('agent login')).toBeInTheDocument();
  expect(api.payloadsOf(getAgentLoginUrl)).toHaveLength(1);
});

it('a member who is no agent is told so, and where to apply', () => {
  const { api } = renderInShell(<GameScreen />, { at: '/gamePage?dailiD=1', user: { isagent: false } });
  expect(screen.getByRole('heading', { name: 'The agent login is for agents' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Affiliate programme' })).toHaveAttribute('href', '#/applyagent');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
  expect(api.sent).toEqual([]);
});

it('an address without a game leads home', () => {
  const { api } = renderInShell(<GameScreen />, { at: '/gamePage' });
  expect(screen.getByRole('heading', { name: 'No game was chosen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
  expect(api.sent).toEqual([]);
});

describe('with the clock in hand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('the download frame is nowhere to come to, and goes after two seconds', () => {
    const { push } = renderInShell(<GameScreen />, { at: '/gamePage?app=1', user: null });
    act(() => push('appInfo', sampleApp({ ios_download_url: 'https://get.example/app' })));
    expect(screen.getByTitle('App download')).toHaveAttribute('src', 'https://get.example/app');
    expect(screen.getByTitle('App download')).not.toBeVisible();
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.getByTitle('App download')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByTitle('App download')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The download has started' })).toBeInTheDocument();
  });

  it('without a download address nothing is framed', () => {
    const { push } = renderInShell(<GameScreen />, { at: '/gamePage?app=1', user: null });
    act(() => push('appInfo', sampleApp({ ios_download_url: '' })));
    expect(screen.queryByTitle('App download')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'There is no download for this phone yet' })).toBeInTheDocument();
  });

  it('a frame that does not come within ten seconds can be opened outside', async () => {
    renderInShell(<GameScreen />, { at, prepare: (api) => api.answer(getGameUrl, { url: 'https://fg.example/koi' }) });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.queryByRole('link', { name: 'Open in a new window' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', 'https://fg.example/koi');
    fireEvent.load(screen.getByTitle('Golden Koi'));
    expect(screen.queryByRole('link', { name: 'Open in a new window' })).not.toBeInTheDocument();
  });
});
