import { createStoredRows } from './storedRows';
import { clearStorage, removeStored, store, readStored, readStoredJson, type StorageArea } from './storage';

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
  sessionStorage.clear();
  localStorage.clear();
});

it.each(places)('keeps in %s, there alone, until it is forgotten or cleared', (place) => {
  expect(readStored('a', place)).toBeUndefined();
  expect([store('a', '1', place), store('b', '2', place)]).toEqual([true, true]);
  expect(sessionStorage.length + localStorage.length).toBe(2);
  removeStored('a', place);
  expect([readStored('a', place), readStored('b', place)]).toEqual([undefined, '2']);
  clearStorage(place);
  expect(readStored('b', place)).toBeUndefined();
});

it.each(places)('goes on without a blocked %s', (place) => {
  block(place);
  expect(store('a', '1', place)).toBe(false);
  expect([readStored('a', place), readStoredJson('a', place)]).toEqual([undefined, undefined]);
  removeStored('a', place);
  clearStorage(place);
});

it('tells when storage is full', () => {
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

it('gives the same rows until they change, and tells its watchers when they do, in another tab too', () => {
  const list = words();
  const heard = jest.fn();
  const stop = list.watch(heard);
  list.set(['a']);
  expect(list.read()).toBe(list.read());
  localStorage.setItem('words', '["b"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'words' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(list.read()).toEqual(['b']);
  stop();
  list.set([]);
  expect(heard).toHaveBeenCalledTimes(2);
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
