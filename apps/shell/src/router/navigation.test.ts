import type { Platform, Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { createDialogs } from '../services/dialogs';
import { createBlockers } from '../services/blockers';
import { findRoute, type FoundRoute } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';
import { nextFrame } from '@parlour/ui-kit';
import { createNavigation } from './navigation';

function createSite(role: Session['role'] = 'visitor', { isBound = true } = {}) {
  const dialogs = createDialogs();
  const blockers = createBlockers();
  const toast = jest.fn();
  const navigate = jest.fn();
  const session = createValue<Session>(role === 'visitor' ? { role } : { role, user: undefined });
  const prefetch = jest.fn();
  const navigation = createNavigation({
    find: (address) => findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, address),
    session,
    dialogs,
    toast,
    blockers,
    prefetch,
    translate: (texts) => texts.default,
  });
  if (isBound) navigation.bind(navigate);
  return { navigation, dialogs, blockers, toast, navigate, prefetch };
}

const flush = async () => {
  await nextFrame();
  await nextFrame();
};
const push = { replace: false };

beforeEach(() => history.replaceState(null, '', '/#/'));

it.each<[Session['role'], string, string]>([
  ['visitor', '/gamePage?code=1', '/gamePage?code=1'],
  ['visitor', '/mine', '/login?redirect=%2Fmine'],
  ['member', '/mine', '/mine'],
  ['member', '/hongbao', '/hongbao'],
  ['visitor', '/unknown', '/'],
])('a %s who opens %s gets to %s', async (role, wanted, reached) => {
  history.replaceState(null, '', '/#/activity');
  const { navigation, navigate } = createSite(role);
  navigation.go(wanted);
  await flush();
  expect(navigate).toHaveBeenCalledWith(reached, push);
});

it('resolves when it has navigated, so that a sheet can close with the page', async () => {
  const { navigation, navigate } = createSite('member');
  await navigation.visit('/mine');
  expect(navigate).toHaveBeenCalledWith('/mine', push);
});

it('resolves when it does not navigate', async () => {
  const { navigation, navigate } = createSite('member');
  await navigation.visit('/');
  expect(navigate).not.toHaveBeenCalled();
});

it('prefetches a screen at once, paints the pressed state, and navigates once for several taps', async () => {
  const { navigation, navigate, prefetch } = createSite('member');
  navigate.mockImplementation((to: string) => history.replaceState(null, '', `/#${to}`));
  navigation.go('/mine');
  navigation.go('/mine');
  await Promise.resolve();
  expect(prefetch).toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  await flush();
  expect(navigate.mock.calls).toEqual([['/mine', push]]);
});

it('of choices within a screen in one frame the last one counts, and each once', async () => {
  history.replaceState(null, '', '/#/gamePage');
  const { navigation, navigate } = createSite();
  navigate.mockImplementation((to: string) => history.replaceState(null, '', `/#${to}`));
  for (const code of [1, 2, 2]) navigation.go(`/gamePage?code=${code}`, { replace: true });
  await flush();
  const replaced = { replace: true };
  expect(navigate.mock.calls).toEqual([
    ['/gamePage?code=1', replaced],
    ['/gamePage?code=2', replaced],
  ]);
});

it.each<[Session['role'], string, string | undefined]>([
  ['visitor', '/gamePage?code=1', '/gamePage'],
  ['visitor', '/mine', '/login'],
  ['member', '/mine', '/mine'],
  ['member', '/unknown', undefined],
])('gets ready what a %s who touches %s will see', (role, touched, ready) => {
  const { navigation, prefetch } = createSite(role);
  navigation.prefetch(touched);
  expect(prefetch.mock.calls.map(([found]: FoundRoute[]) => found?.route.path)).toEqual(ready === undefined ? [] : [ready]);
});

it('opens the last address from before the router was mounted, once', async () => {
  const { navigation, navigate } = createSite('visitor', { isBound: false });
  navigation.leaveTo('/vip');
  navigation.leaveTo('/login');
  navigation.bind(navigate);
  navigation.bind(navigate);
  expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
});

it('opens an address that is typed before the router is mounted, and leaves later ones to the router', () => {
  const { navigation, navigate } = createSite('member', { isBound: false });
  const type = (address: string) => {
    history.replaceState(null, '', `/#${address}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  type('/mine');
  navigation.bind(navigate);
  type('/vip');
  navigation.bind(navigate);
  expect(navigate.mock.calls).toEqual([['/mine', { replace: true }]]);
});

it('shows a toast when the player is there already, query included', async () => {
  const { navigation, navigate, toast } = createSite('member');
  navigation.go('/');
  await flush();
  expect(toast).toHaveBeenCalledWith('Already on the current page!', 'plain');
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  [true, [['/login?redirect=%2Fhongbao', push]]],
  [false, []],
])('asks a visitor before the red packet; confirmed: %s', async (isConfirmed, moves) => {
  const { navigation, dialogs, navigate } = createSite();
  navigation.go('/hongbao');
  await flush();
  const [dialog] = dialogs.open.read();
  expect(dialog?.request.message).toBe('Exciting content awaits, come log in!');
  dialog?.answer(isConfirmed);
  await flush();
  expect(navigate.mock.calls).toEqual(moves);
});

it.each([true, false])('asks before leaving a screen that blocks with a question; confirmed: %s', async (isConfirmed) => {
  const { navigation, dialogs, blockers, navigate } = createSite('member');
  const release = blockers.block('Leave the form?');
  navigation.go('/mine');
  await flush();
  dialogs.open.read()[0]?.answer(isConfirmed);
  await flush();
  expect(navigate).toHaveBeenCalledTimes(isConfirmed ? 1 : 0);
  release();
  expect(blockers.isHeld()).toBe(false);
});

it('a choice within the screen is not asked about', async () => {
  history.replaceState(null, '', '/#/mine?type=1');
  const { navigation, dialogs, blockers, navigate } = createSite('member');
  blockers.block('Leave the form?');
  navigation.go('/mine?type=2', { replace: true });
  await flush();
  expect(dialogs.open.read()).toEqual([]);
  expect(navigate).toHaveBeenCalledWith('/mine?type=2', { replace: true });
});

it('a step back is dropped when the page has navigated meanwhile', async () => {
  history.replaceState({ idx: 1 }, '', '/#/payInfo');
  const { navigation, navigate } = createSite('member');
  navigation.back();
  await Promise.resolve();
  history.pushState({ idx: 2 }, '', '/#/transfer');
  await flush();
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['/gamePage?code=1', [[-1]]],
  ['/', [['/gamePage?code=1', { replace: true }]]],
])('leaves a login that was opened at %s without a second place for the same screen', async (before, moves) => {
  history.replaceState({ idx: 1 }, '', '/#/login?redirect=%2FgamePage%3Fcode%3D1');
  const entries = [{ url: `http://localhost/#${before}`, sameDocument: true }];
  Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries: () => entries } });
  const { navigation, navigate } = createSite('member');
  navigation.go('/gamePage?code=1', { replace: true });
  await flush();
  Reflect.deleteProperty(window, 'navigation');
  expect(navigate.mock.calls).toEqual(moves);
});

it('goes home when there is no step back within the site', async () => {
  history.replaceState(null, '', '/#/mine');
  const { navigation, navigate } = createSite('member');
  navigation.back();
  await flush();
  expect(navigate).toHaveBeenCalledWith('/', { replace: true });
});

describe('with a frame that navigated itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState({ idx: 1 }, '', '/#/gamePage?code=1');
  });
  afterEach(() => jest.useRealTimers());
  const settle = () => jest.advanceTimersByTimeAsync(4_000);

  it.each([1, 3])('steps back until the address has changed, after %i steps', async (needed) => {
    const { navigation, navigate } = createSite('member');
    navigate.mockImplementation(() => {
      if (navigate.mock.calls.length === needed) history.replaceState({ idx: 0 }, '', '/#/');
    });
    navigation.back();
    await settle();
    expect(navigate.mock.calls).toEqual(Array.from({ length: needed }, () => [-1]));
  });

  it('with the Navigation API it steps back once, however long that takes', async () => {
    const back = jest.fn(() => ({ committed: Promise.reject(new Error('left')), finished: new Promise(() => undefined) }));
    const entries = [{ url: 'http://localhost/#/', sameDocument: true }];
    Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries: () => entries, back } });
    const { navigation, navigate } = createSite('member');
    navigation.back();
    await settle();
    Reflect.deleteProperty(window, 'navigation');
    expect([back.mock.calls.length, navigate.mock.calls]).toEqual([1, []]);
  });

  it('goes home when no step leads out', async () => {
    const { navigation, navigate } = createSite('member');
    navigation.back();
    await settle();
    expect(navigate.mock.calls).toEqual([...Array.from({ length: 8 }, () => [-1]), ['/', { replace: true }]]);
  });
});

describe('of a screen', () => {
  const open = (address: string) => history.replaceState(null, '', `/#${address}`);
  const moves = async (act: (own: Pick<Platform, 'navigation'>) => void) => {
    const { navigation, navigate } = createSite('member');
    act(navigation.within('/mine'));
    await flush();
    return navigate.mock.calls.length;
  };

  it.each([
    ['/mine', 1],
    ['/mine?type=1', 1],
    ['/unknown', 1],
    ['/gamePage?code=1', 0],
  ])('at %s, goes and steps back %i times', async (address, expected) => {
    open(address);
    expect(await moves(({ navigation }) => navigation.go('/hongbao'))).toBe(expected);
    open(address);
    expect(await moves(({ navigation }) => navigation.back())).toBe(expected);
  });

  it.each([
    [true, '/gamePage?code=1', 1],
    [false, '/gamePage?code=1', 0],
    [true, '/', 0],
  ])(
    'that was left, moves the player who confirms its question (%s), unless at %s by then',
    async (isConfirmed, at, expected) => {
      open('/gamePage?code=1');
      const { navigation, navigate, dialogs } = createSite('member');
      const own = navigation.within('/mine');
      const answer = own.dialogs.confirm({ title: 'Pay now?' });
      dialogs.open.read()[0]?.answer(isConfirmed);
      await answer;
      open(at);
      own.navigation.go('/hongbao');
      await flush();
      expect(navigate).toHaveBeenCalledTimes(expected);
    },
  );
});
