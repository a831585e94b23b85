import { collectUncaughtErrors } from '../boot/collectUncaughtErrors';
import { createErrorReports } from '../services/errorReports';
import type { PageEvent } from '../services/telemetryBuffer';
import { reportUncaughtErrors } from './uncaughtErrors';

function open() {
  const page = new EventTarget();
  const reported: PageEvent[] = [];
  const emit = (event: PageEvent) => reported.push(event);
  const drainErrors = collectUncaughtErrors(page);
  const start = () =>
    reportUncaughtErrors(
      drainErrors,
      () => ['wallet'],
      emit,
      createErrorReports({ shell: '1', origin: 'http://site', screen: () => '', secrets: () => [], emit, now: () => 0 }),
    );
  const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
  const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  return { reported, fail, reject, start };
}

const thrownIn = (file: string) =>
  Object.assign(new TypeError('x is undefined'), { stack: `TypeError: x\n at f (http://site${file}:1:2)` });
const missing = Object.assign(new Error('Loading chunk 449 failed.'), {
  name: 'ChunkLoadError',
  request: '/assets/wallet/1.5.0/449.ab.js',
  stack: 'ChunkLoadError\n at http://site/assets/shell/1.0.0/main.js:1:2',
});

const fetched = jest.fn(async (_address: string, _how: RequestInit) => new Promise(() => undefined));
beforeEach(() => {
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

it("a chunk that failed to load is requested again past the browser's cache", () => {
  const { fail, start } = open();
  start();
  fail(missing);
  expect(fetched.mock.calls).toEqual([['/assets/wallet/1.5.0/449.ab.js', { cache: 'reload' }]]);
});

it.each<[string, unknown, readonly object[]]>([
  [
    'a piece that did not come',
    missing,
    [
      { event: 'error', kind: 'chunk', remote: 'wallet', version: '1.5.0', name: 'ChunkLoadError', count: 3 },
      { event: 'remoteFailed', remote: 'wallet', version: '1.5.0' },
    ],
  ],
  [
    'an error in a handler',
    thrownIn('/assets/wallet/1.5.0-rc.1/a.js'),
    [
      { event: 'error', kind: 'error', remote: 'wallet', version: '1.5.0-rc.1', message: 'x is undefined' },
      { event: 'remoteFailed', remote: 'wallet', version: '1.5.0-rc.1' },
    ],
  ],
  ['an error of the shell', thrownIn('/assets/shell/1.0.0/main.js'), [{ event: 'error', remote: 'shell', version: '1.0.0' }]],
  ['an error of the boot script', thrownIn('/'), [{ event: 'error', remote: 'shell', version: '1' }]],
  ['an error of something else in the page', thrownIn('/extension.js'), []],
  ['what is no error', 'gone', []],
  ['nothing', undefined, []],
])('%s', (_what, error, reported) => {
  const one = open();
  one.start();
  one.fail(error);
  one.reject(error);
  one.fail(error);
  expect(one.reported).toMatchObject(reported);
});

it('a release with different errors is reported as failed once', () => {
  const { reported, fail, start } = open();
  start();
  for (let late = 0; late < 3; late += 1)
    fail(Object.assign(new Error(`late by ${late} ms`), { stack: 'Error\n at http://site/assets/wallet/1.5.0/a.js:1:2' }));
  expect(reported.filter(({ event }) => event === 'remoteFailed')).toHaveLength(1);
});

it('reports an unhandled rejection as one', () => {
  const { reported, reject, start } = open();
  start();
  reject(thrownIn('/assets/shell/1.0.0/main.js'));
  expect(reported).toMatchObject([{ kind: 'rejection' }]);
});

it('without a network a failed chunk is not reported, but an error of a handler is', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reported, fail, start } = open();
  start();
  fail(missing);
  expect([reported.length, fetched.mock.calls.length]).toEqual([0, 0]);
  fail(thrownIn('/assets/wallet/1.5.0/a.js'));
  expect(reported).toHaveLength(2);
  network.mockReturnValue(true);
  fail(missing);
  expect(reported).toHaveLength(4);
  network.mockRestore();
});

it('reports errors from before it was loaded', () => {
  const { reported, fail, reject, start } = open();
  fail(missing);
  reject(thrownIn('/assets/wallet/1.5.0/a.js'));
  expect(reported).toEqual([]);
  for (let patch = 1; patch < 50; patch += 1) fail(thrownIn(`/assets/wallet/1.5.${patch}/a.js`));
  start();
  expect(reported.filter(({ event }) => event === 'remoteFailed')).toHaveLength(20);
});
