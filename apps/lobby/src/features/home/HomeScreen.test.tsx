import { ApiError } from '@parlour/api-client';
import {
  type AppInfo,
  type Game,
  getAppInfo,
  getBanners,
  getGames,
  getHomeNotices,
  getHotGames,
  type HotGame,
} from '@parlour/api-client/endpoints/lobby';
import { clearStorage } from '@parlour/platform/storage';
import { createFakeApi, renderInShell, sampleApp } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HomeScreen } from './HomeScreen';

const koi: HotGame = { Code: 'FG', name: 'Golden Koi', GameCode: 'koi', app_img: '/koi.svg', GameType: 'fishing' };
const listed: Game = {
  platform_name: 'PP',
  name: 'Lucky Sevens',
  otherName: '',
  game_code: 'sevens',
  mobile_img: '/sevens.svg',
  category_id: 'concise',
  app_state: true,
  is_hot: false,
};
const app = sampleApp({ redpacket_switch: false, intro_video: '' });
const many = <Row,>(count: number, row: (at: number) => Row) => Array.from({ length: count }, (_, at) => row(at + 1));
const room = (name: string) => screen.findByRole('region', { name });
const openers = (place: HTMLElement) => within(place).queryAllByRole('button', { name: /^(?!Favourite|All|Fewer|Try)/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a visitor who touches a game is told to log in, and both ways in lead on to the game', async () => {
  const { player, wentTo } = renderInShell(<HomeScreen />, {
    user: null,
    prepare: (api) => api.answer(getHotGames, { hot: [koi] }),
  });
  await player.click(await screen.findByRole('button', { name: /^Golden Koi FG · Fishing/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please log in!');
  const popup = within(await screen.findByRole('dialog', { name: 'Come in' }));
  const redirect = 'redirect=%2FgamePage%3Fname%3DFG%26type%3Dfishing%26code%3Dkoi%26title%3DGolden%2BKoi';
  expect(popup.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `#/login?${redirect}`);
  expect(popup.getByRole('link', { name: 'Register' })).toHaveAttribute('href', `#/login?type=1&${redirect}`);
  expect(wentTo).toEqual([]);
  await player.click(screen.getByRole('tab', { name: 'recent' }));
  expect(await screen.findByText('Nothing played yet')).toBeInTheDocument();
});

it('a member opens a hot game and finds it under Recent', async () => {
  const { player, wentTo } = renderInShell(<HomeScreen />, { prepare: (api) => api.answer(getHotGames, { hot: [koi] }) });
  await player.dblClick(await screen.findByRole('button', { name: /^Golden Koi FG · Fishing/ }));
  expect(wentTo).toEqual(['/gamePage?name=FG&type=fishing&code=koi&title=Golden+Koi']);
  await player.click(screen.getByRole('tab', { name: 'recent' }));
  expect(openers(screen.getByRole('tabpanel'))).toHaveLength(1);
});

it('a game of a room opens with type 0', async () => {
  const { player, wentTo } = renderInShell(<HomeScreen />, { prepare: (api) => api.answer(getGames, [listed]) });
  await player.click(await within(await room('Slots')).findByRole('button', { name: /^Lucky Sevens/ }));
  expect(wentTo).toEqual(['/gamePage?name=PP&type=0&code=sevens&title=Lucky+Sevens']);
});

it('the hot grid ends at fifteen', async () => {
  renderInShell(<HomeScreen />, {
    prepare: (api) => api.answer(getHotGames, { hot: many(20, (at) => ({ ...koi, GameCode: `g${at}`, name: `Game ${at}` })) }),
  });
  const hot = await room('Hot');
  await waitFor(() => expect(openers(hot)).toHaveLength(15));
  expect(within(hot).queryByText('Game 16')).not.toBeInTheDocument();
});

it('a long room shows six games and unfolds', async () => {
  const { player } = renderInShell(<HomeScreen />, {
    prepare: (api) =>
      api.answer(
        getGames,
        many(9, (at) => ({ ...listed, game_code: `g${at}`, app_state: at !== 9 })),
      ),
  });
  const slots = await room('Slots');
  const unfold = await within(slots).findByRole('button', { name: 'All 8' });
  expect(openers(slots)).toHaveLength(6);
  await player.click(unfold);
  expect(openers(slots)).toHaveLength(8);
  expect(screen.getAllByText('No games here yet')).toHaveLength(5);
});

it('failed lists fall back to the fifteen built-in games until a retry succeeds', async () => {
  const api = createFakeApi();
  const { player } = renderInShell(<HomeScreen />, {
    prepare: (fake) => {
      fake.fail(getHotGames, new ApiError('offline', 'no network', 'getHotGames'));
      fake.fail(getGames, 'busy');
      api.answer = fake.answer;
    },
  });
  await waitFor(async () => expect(openers(await room('Hot'))).toHaveLength(15));
  await waitFor(async () => expect(openers(await room('Live casino'))).toHaveLength(3));
  api.answer(getHotGames, { hot: [koi] });
  api.answer(getGames, [listed]);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(openers(await room('Hot'))).toHaveLength(1));
  expect(screen.queryByText('Not all games could be loaded')).not.toBeInTheDocument();
});

it('odd fields of games, banners and notices cost what they say and nothing else', async () => {
  const sent = { platform_name: 'PP', game_code: 'sevens', category_id: 'concise', app_state: 1 };
  renderInShell(<HomeScreen />, {
    prepare: (api) => {
      api.answerRaw(getHotGames, { hot: [{ ...koi, app_img: {}, GameType: [] }, null] });
      api.answerRaw(getGames, [
        { ...sent, name: 'Lucky Sevens', is_hot: '' },
        { ...sent, game_code: 'eights', name: 'Lucky Eights', mobile_img: false, is_hot: 'hot' },
        'odd',
      ]);
      api.answerRaw(getBanners, [{ src: '/a.svg' }, { src: {} }, { src: '/b.svg' }]);
      api.answerRaw(getHomeNotices, [null, 'First']);
    },
  });
  await waitFor(async () => expect(openers(await room('Slots'))).toHaveLength(2));
  expect(openers(await room('Hot'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'First' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Offers' })).getAllByRole('group', { name: / of 2$/ })).toHaveLength(2);
  expect(screen.queryByText('Not all games could be loaded')).not.toBeInTheDocument();
});

it('the notice bar opens the announcements one by one', async () => {
  const { player } = renderInShell(<HomeScreen />, { prepare: (api) => api.answer(getHomeNotices, ['First', ' ', 'Second']) });
  await player.click(await screen.findByRole('button', { name: 'First' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announcement' }));
  expect(dialog.getByText('1 of 2')).toBeInTheDocument();
  await player.click(dialog.getByRole('button', { name: 'Next announcement' }));
  expect(dialog.getByText('2 of 2')).toBeInTheDocument();
  expect(dialog.getByText('Second')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'more announcements' })).toHaveAttribute('href', '#/message');
  await player.click(dialog.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an announcement in HTML is shown as such and safely, its words in the bar; plain ones stay as they are', async () => {
  const { player } = renderInShell(<HomeScreen />, {
    prepare: (api) =>
      api.answer(getHomeNotices, ['<p>Pay <b>today</b></p><img src=x onerror="alert(1)">', 'odds a < b\nsecond line']),
  });
  await player.click(await screen.findByRole('button', { name: 'Pay today' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announcement' }));
  expect(await dialog.findByText('today')).toHaveProperty('tagName', 'B');
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(dialog.getByText('1 of 2')).toBeInTheDocument();
  await player.click(dialog.getByRole('button', { name: 'Next announcement' }));
  expect(dialog.getByText(/odds a < b/).textContent).toBe('odds a < b\nsecond line');
});

it('without announcements the bar leads to the list', async () => {
  renderInShell(<HomeScreen />, { prepare: (api) => api.fail(getHomeNotices, 'busy') });
  expect(await screen.findByRole('link', { name: 'Announcements' })).toHaveAttribute('href', '#/message');
});

it('a member sees both wallets and has them counted again', async () => {
  const { player, platform } = renderInShell(<HomeScreen />, { user: { balance: '1250.5', gameblance: '80' } });
  const refresh = jest.spyOn(platform.session, 'refresh');
  expect(screen.getByRole('img', { name: '¥1,250.50' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '¥80.00' })).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refresh).toHaveBeenCalledWith('recount');
});

it('a visitor is greeted, and the quick links lead where they say', () => {
  renderInShell(<HomeScreen />, { user: null });
  expect(screen.getByRole('heading', { name: /^Good (morning|afternoon|evening)$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/login');
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Customer service', '#/kefu'],
    ['Recharge', '#/recharge'],
    ['Withdrawal', '#/withdrawal'],
    ['App download', '#/app'],
  ]);
});

it('a heart keeps a game under Favourites, another takes it away', async () => {
  const { player } = renderInShell(<HomeScreen />, { prepare: (api) => api.answer(getHotGames, { hot: [koi] }) });
  const heart = { name: 'Favourite Golden Koi', pressed: false };
  await player.click((await screen.findAllByRole('button', heart))[0] ?? document.body);
  await player.click(screen.getByRole('tab', { name: 'favourites' }));
  await player.click(screen.getByRole('button', { ...heart, pressed: true }));
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'See what is hot' }));
  expect(screen.getByRole('tab', { name: 'hot', selected: true })).toBeInTheDocument();
});

const owners = { visitor: null, ann: { username: 'ann' }, bob: { username: 'bob' } };
it.each<[keyof typeof owners, [keyof typeof owners, boolean][]]>([
  [
    'ann',
    [
      ['bob', false],
      ['visitor', false],
      ['ann', true],
    ],
  ],
  [
    'visitor',
    [
      ['visitor', true],
      ['ann', true],
      ['visitor', false],
      ['bob', false],
      ['ann', true],
    ],
  ],
])('after a heart of %s and the end of each session, what each owner finds is %j', async (whose, finds) => {
  const home = async (who: keyof typeof owners) => {
    const shown = renderInShell(<HomeScreen />, { user: owners[who], prepare: (api) => api.answer(getHotGames, { hot: [koi] }) });
    await screen.findAllByRole('button', { name: 'Favourite Golden Koi' });
    return shown;
  };
  const leave = ({ unmount }: { unmount: () => void }) => {
    unmount();
    clearStorage('sessionStorage');
    clearStorage('localStorage');
    expect(JSON.stringify(localStorage)).not.toMatch(/ann|bob/);
  };
  const first = await home(whose);
  await first.player.click(screen.getAllByRole('button', { name: 'Favourite Golden Koi' })[0] ?? document.body);
  leave(first);
  for (const [who, isFound] of finds) {
    const nextVisit = await home(who);
    const [heart] = screen.getAllByRole('button', { name: 'Favourite Golden Koi' });
    expect([who, heart?.getAttribute('aria-pressed')]).toEqual([who, String(isFound)]);
    leave(nextVisit);
  }
});

it('the red packet floats only while the operator gives some away', async () => {
  const { push } = renderInShell(<HomeScreen />);
  act(() => push('appInfo', app));
  await room('Hot');
  expect(screen.queryByRole('link', { name: 'Red packet' })).not.toBeInTheDocument();
  act(() => push('appInfo', { ...app, redpacket_switch: true }));
  expect(await screen.findByRole('link', { name: 'Red packet' })).toHaveAttribute('href', '#/hongbao');
});

it.each([
  [true, ['/hongbao'], undefined],
  [false, [], 'Red packet closed'],
])('a touched red packet asks whether it is still open; it is: %s', async (isStillOpen, went, said) => {
  const { push, player, wentTo } = renderInShell(<HomeScreen />, {
    prepare: (api) => api.answer(getAppInfo, { ...app, redpacket_switch: isStillOpen }),
  });
  act(() => push('appInfo', { ...app, redpacket_switch: true }));
  await player.click(await screen.findByRole('link', { name: 'Red packet' }));
  expect(wentTo).toEqual(went);
  expect(screen.queryByRole('alert')?.textContent).toBe(said);
});

it('a second tap on the red packet, while the first one waits, starts nothing', async () => {
  const listener = jest.fn();
  let answer: (info: AppInfo) => void = () => undefined;
  const { push, player, wentTo } = renderInShell(<HomeScreen />, {
    prepare: (api) =>
      api.answer(getAppInfo, () => {
        listener();
        return new Promise<AppInfo>((resolve) => (answer = resolve));
      }),
  });
  act(() => push('appInfo', { ...app, redpacket_switch: true }));
  const packet = await screen.findByRole('link', { name: 'Red packet' });
  await player.dblClick(packet);
  expect(packet).toHaveAttribute('aria-busy', 'true');
  expect(listener).toHaveBeenCalledTimes(1);
  await act(async () => answer({ ...app, redpacket_switch: true }));
  expect(wentTo).toEqual(['/hongbao']);
});

it('the banners come as a carousel', async () => {
  renderInShell(<HomeScreen />, { prepare: (api) => api.answer(getBanners, [{ src: '/a.svg' }, { src: '/b.svg' }]) });
  const banners = await screen.findByRole('region', { name: 'Offers' });
  expect(within(banners).getAllByRole('group', { name: / of 2$/ })).toHaveLength(2);
});

it('the sidebar has seven entries', async () => {
  renderInShell(<HomeScreen />);
  const sidebar = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(sidebar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Hot', 'Live casino', 'Sports', 'Fishing', 'Card games', 'Slots', 'Lottery'],
  ]);
  expect(await screen.findByRole('link', { name: 'By provider' })).toHaveAttribute('href', '#/concise');
});

it('home begins with what a phone shows; a section that is chosen before it is rendered is scrolled to when it is', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  renderInShell(<HomeScreen />);
  expect(screen.queryByRole('region', { name: 'Lottery' })).toBeNull();
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('button', { name: 'Lottery' }));
  const lottery = await room('Lottery');
  // The focus follows in an effect, after the section is in the document.
  await waitFor(() => expect(lottery).toHaveFocus());
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('home is updated without drawing what did not change', async () => {
  const { api, player } = renderInShell(<HomeScreen />, {
    prepare: (prepared) => {
      prepared.answer(getHotGames, { hot: [koi] });
      prepared.answer(getGames, [listed]);
    },
  });
  await screen.findByRole('button', { name: /^Golden Koi/ });
  // The rooms are rendered after the visible content.
  await screen.findByRole('button', { name: new RegExp(`^${listed.name}`) });
  const update = await screen.findByRole('button', { name: 'Update this page' });
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => changes.push(...records));
  watch.observe(screen.getByRole('tabpanel'), { subtree: true, childList: true, characterData: true, attributes: true });
  await player.click(update);
  expect(await screen.findByText('Updated')).toBeInTheDocument();
  expect(api.payloadsOf(getHotGames)).toHaveLength(2);
  expect(changes).toHaveLength(0);
  api.answer(getHotGames, { hot: [{ ...koi, name: 'Silver Koi' }] });
  await player.click(update);
  expect(await screen.findByRole('button', { name: /^Silver Koi/ })).toBeInTheDocument();
  watch.disconnect();
});
