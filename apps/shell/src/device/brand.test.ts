import type { PlatformCall } from '@parlour/platform';
import { testManifest } from '@parlour/release-contract/testManifest';
import { topicCalls } from '../polling/intervals';
import { withoutPaths } from '../remotes/withoutPaths';
import { effectiveTheme, storedThemeChoice } from './effectiveTheme';
import { preferenceNames, storePreference } from './preferences';
import { offeredLanguages, storedLanguage } from './storedLanguage';

const brand = { name: 'koi', version: '1.0.0', base: '/assets/koi/1.0.0/', title: 'Koi', logo: 'logo.svg' };

afterEach(() => {
  delete (globalThis as { parlourBrand?: unknown }).parlourBrand;
  storePreference(preferenceNames.language, 'default');
});

it("the brand's theme is shown until the player chooses one, or the device's", () => {
  globalThis.parlourBrand = { ...brand, theme: 'light' };
  expect([undefined, 'system', 'dark'].map(effectiveTheme)).toEqual(['light', undefined, 'dark']);
  expect(storedThemeChoice()).toBe('light');
  storePreference(preferenceNames.theme, 'system');
  expect(storedThemeChoice()).toBe('system');
});

it.each([
  [undefined, 'default', 'default'],
  [undefined, 'zh', 'zh'],
  [['en', 'zh'] as const, 'default', 'en'],
  [['en', 'zh'] as const, 'zh', 'zh'],
  [['en'] as const, 'zh', 'en'],
])('a brand that offers %j to a player who chose %s shows %s', (languages, chosen, shown) => {
  globalThis.parlourBrand = { ...brand, ...(languages && { languages: [...languages] }) };
  storePreference(preferenceNames.language, chosen);
  expect(storedLanguage()).toBe(shown);
  expect(Object.keys(offeredLanguages() ?? {})).toEqual(languages ?? []);
});

it("the operator's name and logo are those of the brand", async () => {
  const info = { title: 'Operator', site_logo: '/logo.png' };
  const call = (async () => ({ data: info, message: '' })) as unknown as PlatformCall;
  expect(await topicCalls(call).appInfo({ polled: true })).toMatchObject(info);
  globalThis.parlourBrand = brand;
  expect(await topicCalls(call).appInfo({ polled: true })).toMatchObject({
    title: 'Koi',
    site_logo: '/assets/koi/1.0.0/logo.svg',
  });
});

it('paths that a brand does not have are in no release, and every look at a manifest is the same', () => {
  const reduce = withoutPaths(['/mine']);
  expect(reduce(testManifest).remotes['account']?.routes.map(({ path }) => path)).not.toContain('/mine');
  expect(testManifest.remotes['account']?.routes.map(({ path }) => path)).toContain('/mine');
  expect(reduce(testManifest)).toBe(reduce(testManifest));
  expect(withoutPaths([])(testManifest)).toBe(testManifest);
});
