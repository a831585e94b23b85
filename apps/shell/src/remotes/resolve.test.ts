import { testManifest } from '../testManifest';
import { filesOf, findRoute, pathOf } from './resolve';

it.each([
  ['/', 'lobby', 'HomeScreen'],
  ['', 'lobby', 'HomeScreen'],
  ['/gamePage?name=OB&code=1', 'lobby', 'GameScreen'],
  ['/mine', 'account', 'MineScreen'],
])('finds who owns %s', (address, remote, module) => {
  expect(findRoute(testManifest, address)).toMatchObject({ remote, module });
});

it.each(['/nowhere', '/mine/deeper', '//mine', '/Mine'])('finds nobody for %s', (address) => {
  expect(findRoute(testManifest, address)).toBeUndefined();
});

it('names the entry and the files of the screen below the base of the release', () => {
  const found = findRoute(testManifest, '/mine');
  expect(found && filesOf(found).map(({ url }) => url)).toEqual([
    '/assets/account/2.0.0/remoteEntry.js',
    '/assets/account/2.0.0/MineScreen.js',
  ]);
});

it('takes the path out of an address', () => {
  expect(['', '/', '/a?b=c', '/a'].map(pathOf)).toEqual(['/', '/', '/a', '/a']);
});
