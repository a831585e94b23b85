import type { Beacon } from '@parlour/release-contract/telemetry';
import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { createTelemetryBuffer, type PageEvent } from '../services/telemetryBuffer';
import { readText } from '../testing/readText';
import { startTelemetry } from './telemetry';

const screenOf = (screen: string) => ({ event: 'screenLoaded', remote: 'wallet', version: '1', screen }) as const;
const loaded = (screen: string) => ({ ...screenOf(screen), askedAt: 100, mountedAt: 112.4 });
const loadedEvent = (screen: string, fetched = false) => ({ ...screenOf(screen), ms: 12, fetched });
const failure = { event: 'remoteFailed', remote: 'wallet', version: '1' } as const;
const failed: PageEvent = { ...failure, error: new Error('gone') };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

async function createPage(arrivedAt?: number) {
  const bodies: Blob[] = [];
  const sendBeacon = jest.fn((_url: string, body: Blob) => bodies.push(body) > 0);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const events = createTelemetryBuffer();
  let composition = 'c-1';
  const shown = () => ({ remote: 'wallet', version: '1', screen: 'Deposit' });
  const report = jest.fn();
  const fetchedAt = (_remote: string, version: string) => (version === '1' ? arrivedAt : undefined);
  startTelemetry({
    page: window,
    composition: () => composition,
    drainTo: events.drainTo,
    shown,
    report,
    device: 'low',
    fetchedAt,
  });
  const sent = () => Promise.all(bodies.map(async (body) => JSON.parse(await readText([body])) as Beacon));
  return { emit: events.emit, report, sent, sendBeacon, live: (next: string) => (composition = next) };
}

it('sends the collected events every five seconds, and nothing without events', async () => {
  const { emit, sent, sendBeacon } = await createPage();
  emit(loaded('A'));
  emit(loaded('B'));
  jest.advanceTimersByTime(4999);
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.advanceTimersByTime(20_000);
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(['/telemetry']);
  const [beacon] = await sent();
  expect(beacon).toEqual({
    page: expect.stringMatching(/^[a-z0-9]+$/),
    composition: 'c-1',
    device: 'low',
    events: [loadedEvent('A'), loadedEvent('B')],
  });
});

it('sends a failure at once together with the waiting events, and reports its error', async () => {
  const { emit, report, sent } = await createPage();
  emit(loaded('A'));
  emit(failed);
  expect((await sent())[0]?.events).toEqual([loadedEvent('A'), failure]);
  expect(report.mock.calls).toEqual([['screen', new Error('gone'), failure]]);
});

it.each([
  ['from the network meanwhile', 105, true],
  ['before it was asked for', 99, false],
  ['from a cache', undefined, false],
])('says whether its files came %s', async (_from, arrivedAt, fetched) => {
  const { emit, sent } = await createPage(arrivedAt);
  emit(loaded('A'));
  jest.advanceTimersByTime(5000);
  expect((await sent())[0]?.events).toEqual([loadedEvent('A', fetched)]);
});

it('reports each mismatch of an answer once', async () => {
  const { emit, sent } = await createPage();
  for (const count of [2, 3, 0, 0]) emit({ event: 'mismatch', endpoint: 'getGames', field: 'name', count });
  jest.advanceTimersByTime(5000);
  expect((await sent())[0]?.events).toEqual([
    { event: 'fieldOdd', endpoint: 'getGames', field: 'name', count: 2 },
    { event: 'answerRefused', endpoint: 'getGames', field: 'name' },
  ]);
});

it('sends eight errors at most together', async () => {
  const { emit, sent } = await createPage();
  const error = { event: 'error', kind: 'error', remote: 'a', version: '1', shell: '1', name: 'E', message: '' } as const;
  for (let line = 0; line < 9; line += 1)
    emit({ ...error, frames: [{ file: 'document', line, column: 1 }], screen: '', count: 1 });
  jest.advanceTimersByTime(5000);
  expect((await sent()).map(({ events }) => events.length)).toEqual([8, 1]);
});

it('sends the nonce of its document as its mark', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.setAttribute('nonce', '');
  script.nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';
  const { emit, sent } = await createPage();
  script.remove();
  emit(failed);
  expect((await sent())[0]).toMatchObject({ mark: 'AAAAAAAAAAAAAAAAAAAAAA==' });
});

it.each(['pagehide', 'visibilitychange'])('sends on %s', async (event) => {
  const { emit, sendBeacon } = await createPage();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  emit(loaded('A'));
  window.dispatchEvent(new Event(event));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('never mixes two compositions, nor more than fifty events', async () => {
  const { emit, sent, live } = await createPage();
  emit(loaded('A'));
  live('c-2');
  for (let count = 0; count < 51; count += 1) emit(loaded(`B${count}`));
  jest.advanceTimersByTime(5000);
  const beacons = await sent();
  expect(beacons.map(({ composition, events }) => [composition, events.length])).toEqual([
    ['c-1', 1],
    ['c-2', 50],
    ['c-2', 1],
  ]);
});

describe('the calls of a screen', () => {
  const screen = { remote: 'wallet', version: '1', screen: 'Deposit' };
  const called = (endpoint: string, answer: Promise<unknown>, isPolled = false): PageEvent => ({
    ...{ event: 'call', ...screen, endpoint, isPolled, answer },
  });
  const counted = (of: string, outcome: string, more = {}) => ({ event: 'outcome', ...screen, of, outcome, count: 1, ...more });
  const failing = (kind: ApiErrorKind, code?: number) =>
    Promise.reject(new ApiError(kind, '余额不足 12345678', 'submitDeposit', code));
  const later = () => jest.advanceTimersByTimeAsync(5000);

  it.each<[string, Promise<unknown>, object]>([
    ['answered', Promise.resolve({}), {}],
    ['refused', failing('refused', 461), { code: 461 }],
    ['refused', failing('unauthorised'), { code: 401 }],
    ['refused', failing('refused', 1_002_345), {}],
    ['refused', failing('refused', 422.5), {}],
    ['timeout', failing('timeout'), {}],
    ['offline', failing('offline'), {}],
    ['odd', failing('badAnswer', 404), {}],
    ['fault', failing('serverFault', 502), {}],
  ])('are counted when they are %s, without a message', async (outcome, answer, more) => {
    const { emit, sent } = await createPage();
    emit(called('submitDeposit', answer));
    await later();
    expect((await sent())[0]?.events).toEqual([counted('submitDeposit', outcome, more)]);
  });

  it('are counted together, and polls that succeed cause no beacon', async () => {
    const { emit, sent } = await createPage();
    for (let time = 0; time < 3; time += 1) emit(called('getBalance', Promise.resolve(), true));
    emit(called('getPayWays', Promise.resolve()));
    await later();
    await expect(sent()).resolves.toEqual([]);
    emit(called('submitDeposit', failing('timeout')));
    await later();
    expect((await sent())[0]?.events).toEqual([
      counted('getBalance', 'answered', { count: 3 }),
      counted('getPayWays', 'answered'),
      counted('submitDeposit', 'timeout'),
    ]);
  });

  it('have no outcome when the page ends them', async () => {
    const { emit, sent } = await createPage();
    emit(called('submitDeposit', Promise.reject(new DOMException('ended', 'AbortError'))));
    await later();
    await expect(sent()).resolves.toEqual([]);
  });

  it('are left when the page is left before the answer, which counts no more', async () => {
    const { emit, sent } = await createPage();
    let answer = (_value: unknown) => undefined as void;
    emit(called('submitDeposit', new Promise((resolve) => (answer = resolve))));
    emit(called('getPayWays', new Promise(() => undefined)));
    window.dispatchEvent(new Event('pagehide'));
    answer({});
    await later();
    expect((await sent()).map(({ events }) => events)).toEqual([[counted('submitDeposit', 'left')]]);
  });
});

describe('without a network', () => {
  let isOnline = false;
  beforeEach(() => {
    isOnline = false;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  });
  afterEach(() => jest.restoreAllMocks());

  it('sends nothing, and everything once there is one', async () => {
    const { emit, sent, sendBeacon } = await createPage();
    emit(loaded('A'));
    emit(failed);
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).not.toHaveBeenCalled();
    isOnline = true;
    jest.advanceTimersByTime(5000);
    expect((await sent()).map(({ events }) => events)).toEqual([[loadedEvent('A'), failure]]);
  });

  it('keeps the first two hundred, each with its composition', async () => {
    const { emit, sent, live } = await createPage();
    for (let count = 0; count < 49; count += 1) emit(loaded(`A${count}`));
    live('c-2');
    for (let count = 0; count < 400; count += 1) emit(loaded(`B${count}`));
    isOnline = true;
    jest.advanceTimersByTime(5000);
    expect((await sent()).map(({ composition, events }) => [composition, events.length])).toEqual([
      ['c-1', 49],
      ['c-2', 50],
      ['c-2', 50],
      ['c-2', 50],
    ]);
  });
});
