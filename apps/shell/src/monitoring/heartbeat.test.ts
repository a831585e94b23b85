import { createTabCoordination } from '../polling/tabCoordination';
import { createFakeBrowser } from '../testing/fakeChannel';
import { loadedTogether, startHeartbeat } from './heartbeat';

const loaded = (...names: string[]) =>
  names.map((name) => {
    const [remote = '', version = ''] = name.split('@');
    return { remote, release: { version } };
  });

it.each([
  [[], [{}]],
  [['lobby@1', 'wallet@2'], [{ lobby: '1', wallet: '2' }]],
  [
    ['lobby@1', 'wallet@2', 'wallet@3'],
    [{ lobby: '1', wallet: '2' }, { wallet: '3' }],
  ],
])('tells %j as %j', (names, parts) => {
  expect(loadedTogether(loaded(...names))).toEqual(parts);
});

describe('in windows of one browser', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  function openBrowser() {
    const browser = createFakeBrowser();
    return (...names: string[]) => {
      const document = { visibilityState: 'visible' };
      const navigator = { onLine: true };
      const reported: unknown[] = [];
      startHeartbeat({
        page: { document, navigator } as Window,
        shell: '1',
        loaded: () => loaded(...names),
        emit: ({ releases }) => reported.push(releases),
        windows: createTabCoordination({ channel: browser.open() }),
      });
      return { reported, document, navigator };
    };
  }

  it('one window reports for all with the same releases, and another one when it is hidden', async () => {
    const open = openBrowser();
    const all = [open('lobby@1')];
    await pass(20_000);
    all.push(open('lobby@1'));
    await pass(5 * 60_000);
    expect(all.map(({ reported }) => reported.length)).toEqual([1, 6]);
    Object.assign(all[1]?.document ?? {}, { visibilityState: 'hidden' });
    await pass(2 * 60_000);
    expect(all.map(({ reported }) => reported.length)).toEqual([2, 6]);
  });

  it('every loaded release is reported', async () => {
    const open = openBrowser();
    const old = open('lobby@1', 'wallet@1');
    const one = open('lobby@1');
    const newer = open('lobby@1', 'wallet@2');
    await pass(3 * 60_000);
    expect(old.reported.length).toBeGreaterThan(2);
    expect(newer.reported.length).toBeGreaterThan(2);
    expect(one.reported.length).toBeLessThan(2);
  });

  it('without a network nothing is reported', async () => {
    const { reported, navigator } = openBrowser()('lobby@1');
    navigator.onLine = false;
    await pass(5 * 60_000);
    expect(reported).toHaveLength(1);
    navigator.onLine = true;
    await pass(60_000);
    expect(reported).toHaveLength(2);
  });
});
