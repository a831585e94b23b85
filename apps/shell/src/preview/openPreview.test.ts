import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { testManifest } from '@parlour/release-contract/testManifest';
import { type Preview, openPreview } from './openPreview';
import { removePreviewToken, storePreviewToken, storedPreviewToken } from '../device/previewToken';

const good: PreviewOverride = { rings: ['staff'], overrides: {}, by: 'Ada', validUntil: '2999-01-01T00:00:00.000Z' };
const ended = 'Your preview has ended: you see what everyone sees.';
let key: PrivateKey;
beforeAll(async () => {
  key = await createKey();
});
beforeEach(removePreviewToken);
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const textOf = async (preview: PreviewOverride, by = key, changes: Partial<PreviewOverride> = {}) =>
  btoa(JSON.stringify({ ...(await sign(preview, by)), ...changes }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function openAt(search: string) {
  const reload = jest.fn();
  const replaceState = jest.fn();
  const location = { search, pathname: '/', hash: '#/wallet', reload };
  const history = { state: 'idx', replaceState };
  const opening = openPreview(publicPart(key), undefined, { location, history, addEventListener: jest.fn() });
  return { reload, replaceState, opening };
}

async function failureMessage(opening: Promise<Preview>): Promise<string | undefined> {
  return (await opening).failure?.((texts) => texts.default);
}

it('stores a valid token from the address and reloads the page without it', async () => {
  const text = await textOf(good);
  const { reload, replaceState } = openAt(`?preview=${text}`);
  await new Promise<void>((reloaded) => reload.mockImplementation(reloaded));
  expect(storedPreviewToken()).toBe(text);
  expect(replaceState).toHaveBeenCalledWith('idx', '', '/#/wallet');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('uses the stored token', async () => {
  storePreviewToken(await textOf(good), 60);
  await expect(openAt('').opening).resolves.toMatchObject({ preview: good, overrides: {} });
});

it('completes the manifest with a remote that is not live yet, and leaves live ones as they are', async () => {
  const release = { version: '0.0.1-dev', routes: [{ path: '/bingo' }] };
  const answer = { json: async () => release };
  Object.assign(globalThis, { fetch: async () => answer });
  storePreviewToken(await textOf({ ...good, overrides: { bingo: 'http://127.0.0.1:1', lobby: 'http://127.0.0.1:2' } }), 60);
  const { complete } = await openAt('').opening;
  const { remotes } = complete?.(testManifest) ?? testManifest;
  expect(remotes['bingo']).toMatchObject(release);
  expect(remotes['lobby']).toEqual(testManifest.remotes['lobby']);
});

it.each<[string, () => Promise<string>]>([
  ['a token of another site', () => textOf({ ...good, site: 'staging' })],
  ['of another key', async () => textOf(good, await createKey())],
  ['that was changed', () => textOf(good, key, { by: 'Eve' })],
  ['that has expired', () => textOf({ ...good, validUntil: '2020-01-01T00:00:00.000Z' })],
  ['that is nonsense', async () => 'nonsense'],
])('drops one %s, from the address or kept, and says so', async (_what, make) => {
  const text = await make();
  const { opening, reload } = openAt(`?preview=${text}`);
  expect(await failureMessage(opening)).toBe(ended);
  expect(reload).not.toHaveBeenCalled();
  storePreviewToken(text, 60);
  expect(await failureMessage(openAt('').opening)).toBe(ended);
  expect(storedPreviewToken()).toBeUndefined();
});

it('an invalid token in the address does not remove a valid stored one', async () => {
  storePreviewToken(await textOf(good), 60);
  await expect(openAt('?preview=nonsense').opening).resolves.toMatchObject({ preview: good });
});

it('returns the releases that answer, and names the one that does not', async () => {
  const release = { version: '0.0.1-dev' };
  const overrides = { wallet: 'http://127.0.0.1:4000', records: 'http://127.0.0.1:4001' };
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      if (url !== 'http://127.0.0.1:4000/release.json') throw new Error('nobody there');
      return { json: async () => release };
    },
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
  storePreviewToken(await textOf({ ...good, overrides }), 60);
  const { opening } = openAt('');
  expect((await opening).overrides).toEqual({ wallet: { release, base: 'http://127.0.0.1:4000/' } });
  expect(await failureMessage(opening)).toBe('Your records does not answer: you see the live one.');
});
