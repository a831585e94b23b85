import { BehaviorSubject } from 'rxjs';
import type { Manifest } from '@parlour/release-contract/manifest';
import { MOST_ENTRIES, type PageKey } from '@parlour/release-contract/rootChain';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { createFakeLocks } from '../testing/fakeLocks';
import { createTabCoordination, type TabCoordination } from '../polling/tabCoordination';
import { createFakeBrowser } from '../testing/fakeChannel';
import { testManifest } from '@parlour/release-contract/testManifest';
import { manifestPolling } from './manifestPolling';

const validUntil = '2999-01-01T00:00:00.000Z';
let key: PrivateKey;
beforeAll(async () => {
  key = await createKey();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The real timer, because verifying a signature takes real time. */
const wait = setTimeout;
const settle = () => new Promise((resolve) => wait(resolve, 20));
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await settle();
};

function createBrowser(answer: (path: string) => Promise<unknown>) {
  const fetched = jest.fn(async (url: string, _how: RequestInit) => ({
    ok: true,
    text: async () => JSON.stringify(await answer(url)),
    json: async () => JSON.parse(JSON.stringify(await answer(url))) as unknown,
  }));
  Object.assign(globalThis, { fetch: fetched });
  const [browser, locks] = [createFakeBrowser(), createFakeLocks()];
  const openWindow = (pageKey?: PageKey, first?: Manifest) => {
    const channel = browser.open();
    return follow(createTabCoordination({ channel, locks: locks.open(channel) }), pageKey, first);
  };
  return { fetched, openWindow };
}

function open(answer: () => Promise<unknown>) {
  const { fetched, openWindow } = createBrowser(answer);
  return { fetched, ...openWindow() };
}

function follow(windows: TabCoordination, pageKey: PageKey = key, first: Manifest = testManifest) {
  const awake = new BehaviorSubject(true);
  const taken: Manifest[] = [];
  const refuse = jest.fn();
  let current = first;
  const polling = manifestPolling({
    key: pageKey,
    isAwake: awake,
    now: Date.now,
    current: () => current,
    refuse,
    windows,
  }).subscribe((next) => {
    if (next === undefined) return;
    taken.push(next);
    current = next;
  });
  return { awake, taken, refuse, stop: () => polling.unsubscribe() };
}

const signed = new Map<string, ReturnType<typeof sign>>();

/** A manifest as the gateway serves it. It is signed once, because each signature has different bytes. */
function served(sequence: number, by: PrivateKey) {
  const name = `${by.kid} ${sequence}`;
  const manifest = signed.get(name) ?? sign({ ...testManifest, sequence, validUntil }, by);
  signed.set(name, manifest);
  return manifest;
}

const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
};

it('checks every 15 s with a jitter of a fifth, and not at the start', async () => {
  const { fetched, taken, stop } = open(() => sign({ ...testManifest, sequence: 4, validUntil }, key));
  await pass(11_900);
  expect(fetched).not.toHaveBeenCalled();
  await pass(6_200);
  expect(fetched).toHaveBeenCalledWith('/manifest.json', { cache: 'no-cache', signal: expect.any(AbortSignal) });
  await until(() => taken.length > 0);
  expect(taken.map(({ sequence }) => sequence)).toEqual([4]);
  stop();
});

it('pauses while the page is hidden, and checks at once when it is visible', async () => {
  const { fetched, awake, stop } = open(() => sign({ ...testManifest, validUntil }, key));
  await pass(0);
  awake.next(false);
  await pass(100_000);
  expect(fetched).not.toHaveBeenCalled();
  awake.next(true);
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});

it('emits a manifest that arrived while the page was hidden with the next check', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const next = await sign({ ...testManifest, sequence: 4, validUntil }, key);
  const { fetched, awake, taken, stop } = open(() => arrival.then(() => next));
  await pass(18_100);
  expect(fetched).toHaveBeenCalledTimes(1);
  awake.next(false);
  arrive();
  await settle();
  await settle();
  expect(taken).toEqual([]);
  awake.next(true);
  await until(() => taken.length > 0);
  expect(taken.map(({ sequence }) => sequence)).toEqual([4]);
  stop();
});

it('reports a refused manifest once, however often it is served, and emits nothing', async () => {
  const { fetched, taken, refuse, stop } = open(async () => ({ ...testManifest, sequence: 9, validUntil }));
  for (let times = 0; times < 4; times += 1) await pass(18_500);
  await until(() => refuse.mock.calls.length > 0);
  expect(fetched.mock.calls.length).toBeGreaterThan(2);
  expect(refuse.mock.calls).toEqual([['unsigned']]);
  expect(taken).toEqual([]);
  stop();
});

it('continues after invalid answers', async () => {
  let isDown = true;
  const { taken, refuse, stop } = open(async () => {
    if (isDown) throw new Error('no network');
    return sign({ ...testManifest, sequence: 4, validUntil }, key);
  });
  await pass(20_000);
  isDown = false;
  await pass(61_000);
  await until(() => taken.length > 0);
  expect(taken).toHaveLength(1);
  expect(refuse).not.toHaveBeenCalled();
  stop();
});

it('the windows of a browser check as often as one, and each gets the newer manifest', async () => {
  let sequence = 3;
  const { fetched, openWindow } = createBrowser(() => sign({ ...testManifest, sequence, validUntil }, key));
  const all = [openWindow(), openWindow(), openWindow()];
  await pass(0);
  for (let times = 0; times < 20; times += 1) await pass(6_000);
  expect(fetched.mock.calls.length).toBeGreaterThan(2);
  // 120 s with intervals of at least 12 s.
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(10);
  sequence = 4;
  for (let times = 0; times < 12; times += 1) await pass(5_000);
  for (const { taken, stop } of all) {
    expect(taken.map((manifest) => manifest.sequence)).toEqual([4]);
    stop();
  }
});

it('a check that found no valid manifest spares no other window its own', async () => {
  const { fetched, openWindow } = createBrowser(async () => ({ ...testManifest, sequence: 9, validUntil }));
  const all = [openWindow(), openWindow()];
  for (let times = 0; times < 6; times += 1) await pass(6_000);
  await until(() => all.every(({ refuse }) => refuse.mock.calls.length > 0));
  expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(all.map(({ refuse }) => refuse.mock.calls)).toEqual([[['unsigned']], [['unsigned']]]);
  for (const { stop } of all) stop();
});

describe('after the online key was replaced', () => {
  let root: PrivateKey;
  let next: PrivateKey;
  let roots: object[];
  beforeAll(async () => {
    [root, next] = [await createKey(), await createKey()];
    const document = (version: number, online: object[]) =>
      sign({ format: 1, version, root: [publicPart(root)], online, at: '' }, root);
    roots = [
      await document(1, [publicPart(key)]),
      await document(2, [publicPart(next), { ...publicPart(key), lastSequence: 3 }]),
    ];
  });
  const openAt = (answer: (path: string) => Promise<unknown>, pageKey: PageKey) => {
    const { fetched, openWindow } = createBrowser(answer);
    return { fetched, ...openWindow(pageKey) };
  };
  const trustRequests = (fetched: jest.Mock) => fetched.mock.calls.filter(([path]) => path === '/trust.json').length;
  const registered = () => ({ ...publicPart(key), registry: root.kid, version: 1 });

  it('a page accepts manifests of the new key, and none of the old one any more', async () => {
    let [signer, sequence] = [next, 4];
    const { fetched, taken, refuse, stop } = openAt(
      async (path) => (path === '/trust.json' ? roots : served(sequence, signer)),
      registered(),
    );
    await pass(20_000);
    await until(() => taken.length > 0);
    expect(taken.map((manifest) => manifest.sequence)).toEqual([4]);
    expect(refuse).not.toHaveBeenCalled();
    [signer, sequence] = [key, 5];
    await pass(20_000);
    await until(() => refuse.mock.calls.length > 0);
    expect(refuse.mock.calls).toEqual([['unsigned']]);
    [signer, sequence] = [next, 6];
    await pass(20_000);
    await until(() => taken.length > 1);
    expect(taken.map((manifest) => manifest.sequence)).toEqual([4, 6]);
    expect(trustRequests(fetched)).toBe(2);
    stop();
  });

  it.each([9, MOST_ENTRIES])('numbers begin anew for a page that has number %i of the old key, once', async (stolen) => {
    let [signer, sequence] = [next, 4];
    const { openWindow } = createBrowser(async (path) => (path === '/trust.json' ? roots : served(sequence, signer)));
    const { taken, refuse, stop } = openWindow(registered(), { ...testManifest, sequence: stolen });
    await pass(20_000);
    await until(() => taken.length > 0);
    expect(taken.map((manifest) => manifest.sequence)).toEqual([4]);
    for (const [by, number, reason] of [
      [next, 3, 'older'],
      [key, stolen, 'unsigned'],
      [key, 5, 'unsigned'],
    ] as const) {
      [signer, sequence] = [by, number];
      refuse.mockClear();
      await pass(20_000);
      await until(() => refuse.mock.calls.length > 0);
      expect(refuse.mock.calls).toEqual([[reason]]);
    }
    expect(taken).toHaveLength(1);
    stop();
  });

  it('a page that was hidden when the key changed accepts the first manifest of the new key later', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const answer = await served(4, next);
    const { openWindow } = createBrowser(async (path) => (path === '/trust.json' ? roots : arrival.then(() => answer)));
    const { awake, taken, stop } = openWindow(registered(), { ...testManifest, sequence: 9 });
    await pass(20_000);
    awake.next(false);
    arrive();
    await settle();
    await settle();
    expect(taken).toEqual([]);
    awake.next(true);
    await until(() => taken.length > 0);
    expect(taken.map(({ sequence }) => sequence)).toEqual([4]);
    stop();
  });

  it('a window with a number of the old key checks itself, even if another window has the same or a smaller number', async () => {
    const { openWindow } = createBrowser(async (path) => (path === '/trust.json' ? roots : served(4, next)));
    const laterKey = { ...publicPart(next), registry: root.kid, version: 2 };
    const windows = [openWindow(laterKey, { ...testManifest, sequence: 4 })];
    for (const sequence of [4, 9]) windows.push(openWindow(registered(), { ...testManifest, sequence }));
    for (let times = 0; times < 12; times += 1) await pass(5_000);
    expect(windows.map(({ taken }) => taken.map(({ sequence }) => sequence))).toEqual([[], [4], [4]]);
    for (const { stop } of windows) stop();
  });

  it('a page that could not read the root documents requests them again', async () => {
    let isDown = true;
    const { taken, refuse, stop } = openAt(async (path) => {
      if (path !== '/trust.json') return served(4, next);
      if (isDown) throw new Error('no network');
      return roots;
    }, registered());
    await pass(20_000);
    expect(refuse).not.toHaveBeenCalled();
    isDown = false;
    await pass(61_000);
    await until(() => taken.length > 0);
    expect(taken).toHaveLength(1);
    stop();
  });

  it('a page whose document names no registry stays with its manifest', async () => {
    const { fetched, taken, refuse, stop } = openAt(
      async (path) => (path === '/trust.json' ? roots : served(4, next)),
      publicPart(key),
    );
    await pass(20_000);
    await until(() => refuse.mock.calls.length > 0);
    expect([taken, refuse.mock.calls, trustRequests(fetched)]).toEqual([[], [['unsigned']], 0]);
    stop();
  });
});
