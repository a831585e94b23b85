import { removeDictionaries, waitForTranslations, loadDictionary, dictionaries, dictionaryOf } from './dictionaries';

const late = { home: { title: '首页' } };

beforeEach(() => dictionaries.set({}));
afterEach(() => jest.useRealTimers());

it('keeps what came, for whom and in which language', async () => {
  await loadDictionary('wallet_1', 'zh', async () => late);
  expect(dictionaryOf('wallet_1', 'zh')).toBe(late);
  expect(dictionaryOf('wallet_1', 'en')).toBeUndefined();
  expect(dictionaryOf('wallet_2', 'zh')).toBeUndefined();
  expect(dictionaryOf('wallet_1', 'default')).toEqual({});
  removeDictionaries('wallet_1');
  expect(dictionaryOf('wallet_1', 'zh')).toBeUndefined();
});

it('forgets nobody whose name only begins alike', async () => {
  await loadDictionary('wallet_10', 'zh', async () => late);
  removeDictionaries('wallet_1');
  expect(dictionaryOf('wallet_10', 'zh')).toBe(late);
});

it('goes on without words that do not come, and tells of it', async () => {
  const told = jest.fn();
  Object.assign(globalThis, { reportError: told });
  const broken = new Error('no such file');
  await loadDictionary('wallet_1', 'zh', () => Promise.reject(broken));
  expect(dictionaryOf('wallet_1', 'zh')).toEqual({});
  expect(told).toHaveBeenCalledWith(broken);
});

it('waits a moment for words, and takes them when they come later', async () => {
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
