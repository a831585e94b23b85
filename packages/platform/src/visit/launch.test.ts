import {
  hasUsedInitData,
  initData,
  isMiniApp,
  reuseInitData,
  storeLaunch,
  launchParameter,
  restoreLaunch,
  spendInitData,
} from './launch';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  delete globalThis.parlourLaunch;
  delete globalThis.parlourUsedData;
  Reflect.deleteProperty(globalThis, 'TelegramWebviewProxy');
});

const launch = () => new URLSearchParams({ tgWebAppData: 'user=1&hash=abc', tgWebAppVersion: '8.0' });

function reload() {
  delete globalThis.parlourLaunch;
  restoreLaunch();
}

it('finds no launch where there was none', () => {
  reload();
  expect(isMiniApp()).toBe(false);
  expect(initData()).toBeUndefined();
  expect(spendInitData()).toBe('');
  expect(isMiniApp()).toBe(false);
});

it('returns the data once, also after a reload, and keeps the rest of the launch', () => {
  storeLaunch(launch());
  reload();
  expect(initData()).toBe('user=1&hash=abc');
  expect(spendInitData()).toBe('user=1&hash=abc');
  expect(initData()).toBe('');
  reload();
  expect(spendInitData()).toBe('');
  expect(launchParameter('tgWebAppVersion')).toBe('8.0');
});

it('has empty data where the messaging app gave none', () => {
  storeLaunch(new URLSearchParams({ tgWebAppVersion: '8.0' }));
  expect(initData()).toBe('');
});

it('recognises the messaging app by its bridge when the launch is not stored', () => {
  Object.assign(globalThis, { TelegramWebviewProxy: {} });
  reload();
  expect(isMiniApp()).toBe(true);
  expect(initData()).toBe('');
});

it('uses memory when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  restoreLaunch();
  expect(initData()).toBeUndefined();
  storeLaunch(launch());
  expect(spendInitData()).toBe('user=1&hash=abc');
  expect(spendInitData()).toBe('');
});

it('returns used data again on request, in this page only', () => {
  storeLaunch(launch());
  expect(hasUsedInitData()).toBe(true);
  const data = spendInitData();
  reload();
  expect([initData(), hasUsedInitData()]).toEqual(['', true]);
  reuseInitData();
  expect(initData()).toBe(data);
  delete globalThis.parlourUsedData;
  reload();
  expect([initData(), hasUsedInitData()]).toEqual(['', false]);
});
