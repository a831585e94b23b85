import type { State } from '@parlour/release-contract/api';
import { testManifest } from '@parlour/release-contract/testManifest';
import { pathsOf } from './appLabels';

const { lobby } = testManifest.remotes;
const brand = { title: 'Koi', logo: 'logo.svg' };

it.each([
  ['the shell', 'shell', {}, 'host'],
  ['a remote', 'lobby', {}, /^\d+ paths$/],
  ['a brand', 'koi', { koi: { ...lobby, routes: [], brand } }, 'brand'],
  ['a brand that is tried for the first time', 'koi', { koi: { ...lobby, routes: [], canary: { ...lobby, brand } } }, 'brand'],
])('%s is called what it is to the site', (_what, name, remotes, expected) => {
  const state = { manifest: { ...testManifest, remotes: { ...testManifest.remotes, ...remotes } } } as State;
  expect(pathsOf(state, { name, kind: name === 'shell' ? 'shell' : 'remote' } as never)).toMatch(expected);
});
