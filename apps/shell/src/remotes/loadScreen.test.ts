import { testManifest } from '@parlour/release-contract/testManifest';
import { loadScreen, loadedScreen } from './loadScreen';
import { filesOf, findRoute } from '@parlour/release-contract/findRoute';

Object.assign(globalThis, { __webpack_share_scopes__: { default: {} } });

it('awaits a module with a top-level await, requests a failed screen again past the cache, and a loaded one not again', async () => {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/hongbao');
  if (found === undefined) throw new Error('nobody owns /hongbao');
  const { release, module } = found;
  const Screen = () => null;
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('cut on its way'))
    .mockResolvedValue(async () => ({ [module]: Screen }));
  Object.assign(globalThis, { [release.container]: { init: () => undefined, get } });
  const fetched = jest.fn<Promise<void>, [string, RequestInit]>(async () => undefined);
  Object.assign(globalThis, { fetch: fetched });

  await expect(loadScreen(found)).rejects.toThrow('cut on its way');
  expect(loadedScreen(found)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();

  expect(await loadScreen(found)).toBe(Screen);
  expect(loadedScreen(found)).toBe(Screen);
  expect(fetched.mock.calls).toEqual(filesOf(found).map(({ url }) => [url, { cache: 'reload' }]));

  const callsBefore = get.mock.calls.length;
  expect(await loadScreen(found)).toBe(Screen);
  expect(get).toHaveBeenCalledTimes(callsBefore);
});
