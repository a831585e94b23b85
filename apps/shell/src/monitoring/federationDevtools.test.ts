import { createValue } from '@parlour/platform/host';
import { testManifest } from '@parlour/release-contract/testManifest';
import { fillDevtools } from './federationDevtools';

const scope = { react: { '19.3.1': { from: 'shell', loaded: 1 } } };

function open(own: object = {}) {
  const manifest = createValue(testManifest);
  const page = { postMessage: jest.fn(), location: { origin: 'https://site.example' }, __FEDERATION__: own } as unknown as Window;
  fillDevtools({
    page,
    manifest,
    composition: () => ({ manifest: manifest.read(), visitor: { id: undefined, rings: [] } }),
    scope,
  });
  return { page, manifest };
}

it('the shell lists its remotes by the address of their entries, each with version, modules and shared libraries', () => {
  const { moduleInfo } = open().page.__FEDERATION__ ?? {};
  const account = 'https://site.example/assets/account/2.0.0/remoteEntry.js';
  expect(moduleInfo).toMatchObject({
    shell: { version: '1.0.0', remotesInfo: { account: { matchedVersion: account } } },
    [`account:${account}`]: {
      version: '2.0.0',
      globalName: 'account_2_0_0',
      modules: [{ moduleName: 'LoginScreen' }, { moduleName: 'MineScreen' }],
      shared: [{ sharedName: 'react', version: '19.3.1' }],
    },
  });
});

it('each shared library says who provides it and who uses it', () => {
  const { page } = open();
  expect(page.__FEDERATION__?.__SHARE__).toMatchObject({
    shell: {
      default: { react: { '19.3.1': { from: 'shell', loaded: true, useIn: ['shell', 'lobby', 'account', 'promotions'] } } },
    },
  });
  expect(page.__VMOK__).toBe(page.__FEDERATION__);
});

it('a new manifest is told to an open panel', () => {
  const { page, manifest } = open();
  const { account: _account, ...remotes } = testManifest.remotes;
  manifest.set({ ...testManifest, remotes });
  expect(page.postMessage).toHaveBeenCalledTimes(2);
  expect(page.postMessage).toHaveBeenLastCalledWith(
    { moduleInfo: page.__FEDERATION__?.moduleInfo, share: page.__FEDERATION__?.__SHARE__ },
    'https://site.example',
  );
  expect(Object.keys(page.__FEDERATION__?.moduleInfo ?? {}).some((key) => key.startsWith('account'))).toBe(false);
});

it('no object is in the data twice, since the extension copies each once and leaves the others out', () => {
  const seen = new Set<object>();
  const twice: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if (seen.has(value)) twice.push(path);
    seen.add(value);
    for (const [key, part] of Object.entries(value)) visit(part, `${path}.${key}`);
  };
  visit(open().page.__FEDERATION__, 'federation');
  expect(twice).toEqual([]);
});

it('keeps what the extension has put there', () => {
  expect(open({ __GLOBAL_PLUGIN__: [1] }).page.__FEDERATION__).toHaveProperty('__GLOBAL_PLUGIN__', [1]);
});
