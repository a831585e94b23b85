import { storedLanguage } from '../device/storedLanguage';
import { createFakeBrowser } from '../testing/fakeChannel';
import { createLanguage } from './createLanguage';

const dictionaries = { zh: () => import('./shellTexts.zh'), en: () => import('./shellTexts.en') };

function createSite(channel = createFakeBrowser().open()) {
  const toast = jest.fn();
  const arrivals: (() => void)[] = [];
  const loadHere = jest.fn(() => new Promise<void>((resolve) => arrivals.push(resolve)));
  return { toast, loadHere, arrivals, language: createLanguage({ dictionaries, loadHere, toast, channel }) };
}

const flush = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  document.cookie = 'parlour.language=default';
});

it('changes when the texts have loaded, stores the choice and shows a toast in the new language', async () => {
  const { language, loadHere, arrivals, toast } = createSite();
  expect([language.read(), document.documentElement.lang]).toEqual(['default', 'zh-CN']);
  language.choose('en');
  await flush();
  expect(loadHere).toHaveBeenCalledWith('en');
  expect([language.read(), storedLanguage()]).toEqual(['default', 'en']);
  arrivals[0]?.();
  await flush();
  expect([language.read(), document.documentElement.lang]).toEqual(['en', 'en']);
  expect(toast).toHaveBeenCalledWith('Now in English');
  expect(createSite().language.read()).toBe('en');
});

it('applies the last of several choices, whichever loads first', async () => {
  const { language, arrivals, toast } = createSite();
  language.choose('zh');
  language.choose('en');
  await flush();
  arrivals[1]?.();
  await flush();
  arrivals[0]?.();
  await flush();
  expect(language.read()).toBe('en');
  expect(toast).toHaveBeenCalledTimes(1);
});

it('changes although the texts of the screen fail to load', async () => {
  const toast = jest.fn();
  const loadHere = () => Promise.reject(new Error('gone'));
  const language = createLanguage({ dictionaries, loadHere, toast, channel: createFakeBrowser().open() });
  language.choose('zh');
  await flush();
  expect(language.read()).toBe('zh');
  expect(toast).toHaveBeenCalledWith('已切换为中文');
});

it('is followed by the other tabs', async () => {
  const browser = createFakeBrowser();
  const [mine, other] = [createSite(browser.open()), createSite(browser.open())];
  mine.language.choose('en');
  await flush();
  for (const { arrivals } of [mine, other]) arrivals[0]?.();
  await flush();
  expect([mine.language.read(), other.language.read()]).toEqual(['en', 'en']);
});
