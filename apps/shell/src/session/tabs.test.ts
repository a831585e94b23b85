import { createValue } from '@parlour/platform/host';
import { createFakeBrowser } from '../testing/fakeChannel';
import { createTabs, holdSession, waitForTabs } from './tabs';

function openTab(browser: ReturnType<typeof createFakeBrowser>, first?: string) {
  let token = first;
  let former: string | undefined;
  const become = (next: string | undefined) => {
    former = token;
    token = next;
  };
  const onSession = jest.fn(become);
  const onEnd = jest.fn(() => become(undefined));
  const emit = createTabs({
    channel: browser.open(),
    store: { token: () => token, former: () => former },
    onSession,
    onEnd,
  });
  return { emit, become, onSession, onEnd, token: () => token };
}

const throwing = () => {
  throw new Error('blocked');
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('passes the session of a tab to one that requests it, and only to tabs without one', async () => {
  const browser = createFakeBrowser();
  const member = openTab(browser, 'one');
  const same = openTab(browser, 'one');
  const fresh = openTab(browser);
  fresh.emit('wanted');
  await settle();
  expect(fresh.onSession).toHaveBeenCalledTimes(1);
  expect(fresh.token()).toBe('one');
  expect([member.onSession, same.onSession].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('does not answer without a session', async () => {
  const browser = createFakeBrowser();
  openTab(browser);
  const fresh = openTab(browser);
  fresh.emit('wanted');
  await settle();
  expect(browser.posted).toEqual([{ kind: 'wanted', token: undefined }]);
  expect(fresh.onSession).not.toHaveBeenCalled();
});

it('does not let an answer for an empty tab change a tab of another session', async () => {
  const browser = createFakeBrowser();
  const one = openTab(browser, 'one');
  const other = openTab(browser, 'other');
  openTab(browser).emit('wanted');
  await settle();
  expect([one.token(), other.token()]).toEqual(['one', 'other']);
});

it('brings every tab into a session that began in one of them', async () => {
  const browser = createFakeBrowser();
  const visitor = openTab(browser);
  const member = openTab(browser, 'old');
  const here = openTab(browser);
  here.become('new');
  here.emit('begun', 'new');
  await settle();
  expect([visitor.token(), member.token(), here.token()]).toEqual(['new', 'new', 'new']);
  expect(here.onSession).not.toHaveBeenCalled();
});

it('ends every session when the player leaves, whatever its token', async () => {
  const browser = createFakeBrowser();
  const [one, other, visitor, here] = [openTab(browser, 'one'), openTab(browser, 'other'), openTab(browser), openTab(browser)];
  here.emit('ended');
  await settle();
  expect([one, other, visitor].map(({ onEnd }) => onEnd.mock.calls.length)).toEqual([1, 1, 0]);
});

it('a 401 ends only the session in which the call was sent', async () => {
  const browser = createFakeBrowser();
  const [same, other, here] = [openTab(browser, 'dead'), openTab(browser, 'living'), openTab(browser)];
  here.emit('ended', 'dead');
  await settle();
  expect([same.token(), other.token()]).toEqual([undefined, 'living']);
});

it('tells a returning tab that its session has ended, and passes on the current one', async () => {
  const browser = createFakeBrowser();
  const here = openTab(browser, 'dead');
  here.become('new');
  const back = openTab(browser, 'dead');
  back.emit('wanted', 'dead');
  await settle();
  expect(back.onEnd).toHaveBeenCalledTimes(1);
  expect(back.token()).toBe('new');
});

it.each([null, 'ended', { kind: 'ended ' }, { kind: 'begun' }, { kind: 'begun', token: 7 }, { kind: 'living', token: '' }])(
  'takes no notice of %j',
  async (nonsense) => {
    const browser = createFakeBrowser();
    const [member, visitor] = [openTab(browser, 'one'), openTab(browser)];
    browser.post(nonsense);
    await settle();
    expect([member.token(), visitor.token()]).toEqual(['one', undefined]);
  },
);

describe('waiting for other tabs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits 400 ms from the request on, and no longer', async () => {
    const isAsking = waitForTabs(performance.now() - 350);
    await jest.advanceTimersByTimeAsync(30);
    expect(isAsking.read()).toBe(true);
    await jest.advanceTimersByTimeAsync(20);
    expect(isAsking.read()).toBe(false);
  });

  it.each([
    ['none has a session', [], [400]],
    ['another lock is held', [{ name: 'parlour.deposit' }], [400]],
    ['one has a session', [{ name: 'parlour.session' }], [3_000]],
  ])('ends in time when %s', async (_case, holders, [end = 0]) => {
    const isAsking = waitForTabs(performance.now(), { query: async () => ({ held: holders }) });
    await jest.advanceTimersByTimeAsync(end - 1);
    expect(isAsking.read()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(isAsking.read()).toBe(false);
  });

  it.each([
    ['does not tell', () => Promise.reject(new Error('blocked'))],
    ['throws', throwing],
  ])('is as short where the browser %s', async (_case, query) => {
    const isAsking = waitForTabs(performance.now(), { query });
    await jest.advanceTimersByTimeAsync(400);
    expect(isAsking.read()).toBe(false);
  });
});

it('a tab holds the lock of sessions while it has one, whichever that is, and is not left', async () => {
  const token = createValue<string | undefined>(undefined);
  let held = 0;
  const request = jest.fn(async (_name: string, _how: object, inside: () => Promise<void>) => {
    held += 1;
    await inside();
    held -= 1;
  });
  const page = new EventTarget();
  holdSession({ token: token.read, watch: token.watch }, page, { request } as unknown as LockManager);
  const seen: number[] = [held];
  for (const next of ['one', 'two', undefined, 'three']) {
    token.set(next);
    await settle();
    seen.push(held);
  }
  for (const event of ['pagehide', 'pageshow', 'pageshow']) {
    page.dispatchEvent(new Event(event));
    await settle();
    seen.push(held);
  }
  expect(seen).toEqual([0, 1, 1, 0, 1, 0, 1, 1]);
  expect(request).toHaveBeenCalledWith('parlour.session', { mode: 'shared' }, expect.any(Function));
});

it('a browser without locks, or one that refuses them, keeps its session all the same', async () => {
  const store = { token: () => 'one', watch: () => () => undefined };
  for (const locks of [undefined, { request: throwing }, { request: () => Promise.reject(new Error('blocked')) }])
    expect(() => holdSession(store, new EventTarget(), locks)).not.toThrow();
  await settle();
});
