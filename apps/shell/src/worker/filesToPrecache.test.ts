import { testManifest } from '@parlour/release-contract/testManifest';
import { loadedReleases } from '../remotes/loadScreen';
import type { Composition } from '@parlour/release-contract/composition';
import { findRoute } from '@parlour/release-contract/findRoute';
import { filesToPrecache } from './filesToPrecache';

const visitor = { rings: [], place: 0 } as unknown as Composition['visitor'];
const composed = (manifest = testManifest) => ({ manifest, visitor, language: 'default' as const });
const pathsOf = (manifest = testManifest) => filesToPrecache(composed(manifest)).map(({ url }) => url);

function setConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
afterEach(() => {
  setConnection(undefined);
  loadedReleases.clear();
});

it('returns the entry and the screens of every remote, each once', () => {
  const paths = pathsOf();
  expect(paths).toContain('/assets/lobby/1.0.0/HomeScreen.js');
  expect(paths).toContain('/assets/account/2.0.0/MineScreen.js');
  expect(paths.filter((path) => path === '/assets/lobby/1.0.0/remoteEntry.js')).toHaveLength(1);
});

it('leaves out what is switched off', () => {
  const { lobby, ...others } = testManifest.remotes;
  if (lobby === undefined) throw new Error('no lobby');
  const paths = pathsOf({ ...testManifest, remotes: { ...others, lobby: { ...lobby, off: ['/gamePage'] } } });
  expect(paths).toContain('/assets/lobby/1.0.0/HomeScreen.js');
  expect(paths).not.toContain('/assets/lobby/1.0.0/GameScreen.js');
});

it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])('with %j only the opened screens', (connection) => {
  setConnection(connection);
  expect(pathsOf()).toEqual([]);
  const found = findRoute(composed(), '/mine');
  if (found !== undefined) loadedReleases.set(found.release.container, found);
  expect(pathsOf()).toEqual(['/assets/account/2.0.0/remoteEntry.js', '/assets/account/2.0.0/MineScreen.js']);
});
