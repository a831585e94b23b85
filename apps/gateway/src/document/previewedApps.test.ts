import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { createKey, type PrivateKey, sign } from '@parlour/release-contract/signature';
import { previewedApps } from './previewedApps';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const good: PreviewOverride = {
  rings: [],
  overrides: { wallet: 'http://127.0.0.1:4000' },
  by: 'Ada',
  validUntil: '2026-11-20T12:00:01Z',
};
let key: PrivateKey;
beforeAll(async () => {
  key = await createKey();
});

const cookie = async (preview: PreviewOverride, by: PrivateKey, changes: Partial<PreviewOverride> = {}) =>
  `api=1; parlour_preview=${Buffer.from(JSON.stringify({ ...(await sign(preview, by)), ...changes })).toString('base64url')}; b=2`;

it('gives the apps of a good preview and their origins', async () => {
  await expect(previewedApps(await cookie(good, key), key, 'default', NOW)).resolves.toEqual({ wallet: 'http://127.0.0.1:4000' });
});

it.each<[string, () => Promise<string | undefined>]>([
  ['no cookie', async () => undefined],
  ['another cookie', async () => 'my_parlour_preview=abc'],
  ['nonsense', async () => 'parlour_preview=e30'],
  ['a preview token of another key', async () => cookie(good, await createKey())],
  ['a changed preview', () => cookie(good, key, { overrides: { wallet: 'http://evil.example' } })],
  ['a preview of another site', () => cookie({ ...good, site: 'staging' }, key)],
  ['an expired preview', () => cookie({ ...good, validUntil: '2026-11-20T12:00:00Z' }, key)],
  [
    'a preview token with more than an origin',
    () => cookie({ ...good, overrides: { wallet: "http://a.example; script-src 'unsafe-inline'" } }, key),
  ],
])('gives nothing for %s', async (_what, make) => {
  await expect(previewedApps(await make(), key, 'default', NOW)).resolves.toEqual({});
});

it('a preview of a site is for that site alone', async () => {
  const text = await cookie({ ...good, site: 'staging' }, key);
  await expect(previewedApps(text, key, 'staging', NOW)).resolves.toEqual({ wallet: 'http://127.0.0.1:4000' });
  await expect(previewedApps(text, key, 'koi', NOW)).resolves.toEqual({});
});
