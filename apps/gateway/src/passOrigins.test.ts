import type { Pass } from '@parlour/release-contract/previewOverride';
import { makeKey, type PrivateKey, seal } from '@parlour/release-contract/signature';
import { passOrigins } from './passOrigins';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const good: Pass = {
  rings: [],
  overrides: { wallet: 'http://127.0.0.1:4000' },
  by: 'Ada',
  validUntil: '2026-11-20T12:00:01Z',
};
let key: PrivateKey;
beforeAll(async () => {
  key = await makeKey();
});

const cookie = async (pass: Pass, by: PrivateKey, changes: Partial<Pass> = {}) =>
  `api=1; parlour_pass=${Buffer.from(JSON.stringify({ ...(await seal(pass, by)), ...changes })).toString('base64url')}; b=2`;

it('gives the origins of a good pass', async () => {
  await expect(passOrigins(await cookie(good, key), key, NOW)).resolves.toEqual(['http://127.0.0.1:4000']);
});

it.each<[string, () => Promise<string | undefined>]>([
  ['no cookie', async () => undefined],
  ['another cookie', async () => 'my_parlour_pass=abc'],
  ['nonsense', async () => 'parlour_pass=e30'],
  ['a pass of another key', async () => cookie(good, await makeKey())],
  ['a changed pass', () => cookie(good, key, { overrides: { wallet: 'http://evil.example' } })],
  ['an expired pass', () => cookie({ ...good, validUntil: '2026-11-20T12:00:00Z' }, key)],
  [
    'a pass with more than an origin',
    () => cookie({ ...good, overrides: { wallet: "http://a.example; script-src 'unsafe-inline'" } }, key),
  ],
])('gives nothing for %s', async (_what, make) => {
  await expect(passOrigins(await make(), key, NOW)).resolves.toEqual([]);
});
