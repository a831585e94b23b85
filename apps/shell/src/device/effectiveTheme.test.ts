import { storeMessengerTheme, effectiveTheme } from './effectiveTheme';

afterEach(() => {
  globalThis.parlourLaunch = undefined;
});

it('is what was chosen, wherever the site is shown', () => {
  globalThis.parlourLaunch = 'tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D';
  expect([effectiveTheme('dark'), effectiveTheme('light')]).toEqual(['dark', 'light']);
});

it.each([undefined, 'system', 'of another time'])('without a choice (%s) it is the messenger’s, as it is now', (choice) => {
  expect(effectiveTheme(choice)).toBeUndefined();
  globalThis.parlourLaunch = 'tgWebAppVersion=8.0&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D';
  expect(effectiveTheme(choice)).toBe('light');
  storeMessengerTheme({ bg_color: '#101010' });
  expect(effectiveTheme(choice)).toBe('dark');
  expect(globalThis.parlourLaunch).toContain('tgWebAppVersion=8.0');
});
