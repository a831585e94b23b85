import { removeDictionaries, waitForTranslations, loadDictionary, dictionaries, dictionaryOf } from './dictionaries';

const late = { home: { title: '首页' } };

beforeEach(() => dictionaries.set({}));
afterEach(() => jest.useRealTimers());

it('stores dictionaries by owner and language', async () => {
  await loadDictionary('wallet_1', 'zh', async () => late);
  expect(dictionaryOf('wallet_1', 'zh')).toBe(late);
  expect(dictionaryOf('wallet_1', 'en')).toBeUndefined();
  expect(dictionaryOf('wallet_2', 'zh')).toBeUndefined();
  expect(dictionaryOf('wallet_1', 'default')).toEqual({});
  removeDictionaries('wallet_1');
  expect(dictionaryOf('wallet_1', 'zh')).toBeUndefined();
});

it('does not remove owners whose name only has the same prefix', async () => {
  await loadDictionary('wallet_10', 'zh', async () => late);
  removeDictionaries('wallet_1');
  expect(dictionaryOf('wallet_10', 'zh')).toBe(late);
});

it('continues without texts that fail to load, and reports the error', async () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  const broken = new Error('no such file');
  await loadDictionary('wallet_1', 'zh', () => Promise.reject(broken));
  expect(dictionaryOf('wallet_1', 'zh')).toEqual({});
  expect(reportError).toHaveBeenCalledWith(broken);
});

it('waits briefly for texts, and uses them when they arrive later', async () => {
  jest.useFakeTimers();
  let come = (_words: typeof late) => undefined as void;
  const waiting = waitForTranslations(loadDictionary('wallet_1', 'zh', () => new Promise((resolve) => (come = resolve))));
  await jest.advanceTimersByTimeAsync(400);
  await waiting;
  expect(dictionaryOf('wallet_1', 'zh')).toBeUndefined();
  come(late);
  await jest.advanceTimersByTimeAsync(0);
  expect(dictionaryOf('wallet_1', 'zh')).toBe(late);
});
