import { readStored } from '@parlour/platform/storage';
import { testManifest } from '@parlour/release-contract/testManifest';
import { loadedScreen } from './loadScreen';
import { filesOf, findRoute, type FoundRoute } from '@parlour/release-contract/findRoute';
import { runIfFetched } from './runIfFetched';

Object.assign(globalThis, { __webpack_share_scopes__: { default: {} } });

function routeOf(address: string): FoundRoute {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, address);
  if (found === undefined) throw new Error(`nobody owns ${address}`);
  return found;
}

/** The browser has loaded these files. */
function have(...urls: string[]): void {
  const come = new Set(urls.map((url) => new URL(url, location.href).href));
  performance.getEntriesByName = (name) => (come.has(name) ? [{ responseEnd: 5 } as PerformanceResourceTiming] : []);
}

const script = ({ base, release }: FoundRoute) => document.head.querySelector(`script[src="${base}${release.entry.path}"]`);
const isNoted = () => readStored('parlour.running') !== undefined;

afterEach(() => document.head.replaceChildren());

it('does not wait for files that are still loading', async () => {
  const found = routeOf('/mine');
  have(
    ...filesOf(found)
      .map(({ url }) => url)
      .slice(1),
  );
  await runIfFetched(found);
  expect(script(found)).toBeNull();
  expect(isNoted()).toBe(false);
});

it('ignores a screen that fails', async () => {
  const found = routeOf('/mine');
  have(...filesOf(found).map(({ url }) => url));
  const failing = runIfFetched(found);
  expect(isNoted()).toBe(true);
  script(found)?.dispatchEvent(new Event('error'));
  await failing;
  expect(isNoted()).toBe(false);
});

it('stops waiting for a screen that does not run', async () => {
  const found = routeOf('/mine');
  have(...filesOf(found).map(({ url }) => url));
  globalThis.fetch = () => new Promise(() => undefined);
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const running = runIfFetched(found);
  await jest.advanceTimersByTimeAsync(300);
  await running;
  jest.useRealTimers();
  expect(loadedScreen(found)).toBeUndefined();
});

it('runs a screen whose files are loaded, and records it as running until it is mounted', async () => {
  const found = routeOf('/hongbao');
  const { release, module } = found;
  have(...filesOf(found).map(({ url }) => url));
  const Screen = () => null;
  Object.assign(globalThis, { [release.container]: { init: () => undefined, get: async () => () => ({ [module]: Screen }) } });
  await runIfFetched(found);
  expect(loadedScreen(found)).toBe(Screen);
  expect(isNoted()).toBe(true);
});
