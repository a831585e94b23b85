import { initData, keepLaunch, keptLaunch, spendInitData } from './launch';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  delete globalThis.parlourLaunch;
  Reflect.deleteProperty(globalThis, 'TelegramWebviewProxy');
});

const launch = () => new URLSearchParams({ tgWebAppData: 'user=1&hash=abc', tgWebAppVersion: '8.0' });
/** What a reload leaves of a page. */
const reload = () => delete globalThis.parlourLaunch;

it('knows no launch where there was none', () => {
  expect(keptLaunch()).toBeUndefined();
  expect(initData()).toBeUndefined();
  expect(spendInitData()).toBe('');
});

it('gives the data once, also after a reload, and keeps the rest of the launch', () => {
  keepLaunch(launch());
  reload();
  expect(initData()).toBe('user=1&hash=abc');
  expect(spendInitData()).toBe('user=1&hash=abc');
  expect(initData()).toBe('');
  reload();
  expect(spendInitData()).toBe('');
  expect(keptLaunch()?.get('tgWebAppVersion')).toBe('8.0');
});

it('has empty data where the messaging app gave none', () => {
  keepLaunch(new URLSearchParams({ tgWebAppVersion: '8.0' }));
  expect(initData()).toBe('');
});

it('knows the messaging app by its bridge when there was no launch', () => {
  Object.assign(globalThis, { TelegramWebviewProxy: {} });
  expect(initData()).toBe('');
});

it('goes on in memory when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(initData()).toBeUndefined();
  keepLaunch(launch());
  expect(spendInitData()).toBe('user=1&hash=abc');
  expect(spendInitData()).toBe('');
});
