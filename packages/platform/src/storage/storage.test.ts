import { getUser } from '@parlour/api-client/endpoints/session';
import { parse } from 'valibot';
import { createStoredRows, deviceKey } from './storedRows';
import { clearStorage, removeStored, store, readStored, readStoredJson, type StorageArea, storedKeys } from './storage';

const places: StorageArea[] = ['sessionStorage', 'localStorage'];
const block = (place: StorageArea) =>
  jest.spyOn(window, place, 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
const words = () => createStoredRows('words', (row) => (typeof row === 'string' ? [row] : []));

afterEach(() => {
  jest.restoreAllMocks();
  places.forEach(clearStorage);
});

it.each(places)('stores in %s alone, until the key is removed or the storage cleared', (place) => {
  expect(readStored('a', place)).toBeUndefined();
  expect([store('a', '1', place), store('b', '2', place)]).toEqual([true, true]);
  expect(sessionStorage.length + localStorage.length).toBe(2);
  removeStored('a', place);
  expect([readStored('a', place), readStored('b', place)]).toEqual([undefined, '2']);
  clearStorage(place);
  expect(readStored('b', place)).toBeUndefined();
});

it('keeps what is stored under a key of the device when it is cleared, for each member and for visitors', () => {
  const member = (username: string) => deviceKey({ role: 'member', user: parse(getUser.answer, { username }) }, 'games');
  const keys = [deviceKey({ role: 'visitor' }, 'games') ?? '', member('ann') ?? '', member('bob') ?? ''];
  for (const key of keys) store(key, key, 'localStorage');
  clearStorage('localStorage');
  expect(new Set(storedKeys('localStorage'))).toEqual(new Set(keys));
  expect([keys.join(' ').match(/ann|bob/), deviceKey({ role: 'member', user: undefined }, 'games')]).toEqual([null, undefined]);
  keys.forEach((key) => removeStored(key, 'localStorage'));
});

const without: Readonly<Record<string, (place: StorageArea) => void>> = {
  'that is blocked': block,
  'that is null': (place) => jest.spyOn(window, place, 'get').mockReturnValue(null as unknown as Storage),
  'that is not there': (place) => jest.spyOn(window, place, 'get').mockReturnValue(undefined as unknown as Storage),
  'without methods': (place) => jest.spyOn(window, place, 'get').mockReturnValue({} as Storage),
  'that is full': fill,
  'that keeps nothing': () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined),
};

describe.each(Object.entries(without))('with a storage %s', (_how, take) => {
  it.each(places)('%s lasts as long as the page, and reports that nothing is stored', (place) => {
    take(place);
    expect([store('a', '1', place), store('b', '2', place)]).toEqual([false, false]);
    expect([readStored('a', place), readStoredJson('a', place), storedKeys(place)]).toEqual(['1', 1, ['a', 'b']]);
    removeStored('a', place);
    expect(readStored('a', place)).toBeUndefined();
    clearStorage(place);
    expect([readStored('b', place), storedKeys(place)]).toEqual([undefined, []]);
  });
});

it('what was refused once is stored when there is room again', () => {
  store('a', '1');
  fill();
  store('a', '2');
  expect([readStored('a'), sessionStorage.getItem('a')]).toEqual(['2', '1']);
  jest.restoreAllMocks();
  expect([store('a', '3'), readStored('a'), sessionStorage.getItem('a')]).toEqual([true, '3', '3']);
});

it('reports a full storage', () => {
  fill();
  expect(store('a', '1')).toBe(false);
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['{', undefined],
  ['null', null],
  ['{"a":1}', { a: 1 }],
])('reads %p as %p', (stored, value) => {
  if (stored !== undefined) store('a', stored);
  expect(readStoredJson('a')).toEqual(value);
});

it.each([
  ['{', []],
  ['{"0":"a"}', []],
  ['["a",7,null,"b"]', ['a', 'b']],
])('of %s the rows are %p', (stored, rows) => {
  store('words', stored, 'localStorage');
  expect(words().read()).toEqual(rows);
});

it('returns the same rows until they change, and notifies its watchers, in another tab too', () => {
  const list = words();
  const listener = jest.fn();
  const stop = list.watch(listener);
  list.set(['a']);
  expect(list.read()).toBe(list.read());
  localStorage.setItem('words', '["b"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'words' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(list.read()).toEqual(['b']);
  stop();
  list.set([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  ['full', fill],
  ['blocked', () => block('localStorage')],
])('remembers rows for as long as the page lives when storage is %s', (_how, refuse) => {
  refuse();
  const list = words();
  list.set(['a']);
  expect(list.read()).toEqual(['a']);
});
