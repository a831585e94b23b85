import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { findRoute, type FoundRoute, pathsOf } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { createRoutes } from './createRoutes';

const segments = fc.constantFrom('a', 'A', 'c.d', ':id', ':name');
const below = fc.array(segments, { minLength: 1, maxLength: 2 });
/** Two remotes, each with a first segment of its own and paths below it. */
const remotes = fc.record({ one: fc.uniqueArray(below, { selector: String }), two: fc.uniqueArray(below, { selector: String }) });

function compositionOf(paths: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const { lobby, account } = testManifest.remotes;
  if (lobby === undefined || account === undefined) throw new Error('the sample has both');
  const routes = (first: string) =>
    (paths[first] ?? []).map((path, at): RouteConfig => ({
      path: `/${first}/${path.join('/')}`,
      screen: `x/S${at}Screen`,
      access: (['all', 'member', 'ask'] as const)[at % 3] ?? 'all',
      chrome: 'main',
    }));
  const remoteOf = (release: typeof lobby, first: string) => ({ ...release, routes: routes(first) });
  const manifest = { ...testManifest, remotes: { lobby: remoteOf(lobby, 'one'), account: remoteOf(account, 'two') } };
  return { manifest, visitor: { id: undefined, rings: [] } };
}

const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/');
const home = { found: found as FoundRoute, attempt: 0, again: () => undefined };

it('the router and the boot script find the same route for a path', () => {
  const addresses = fc.record({
    first: fc.constantFrom('one', 'two'),
    path: fc.array(fc.constantFrom('a', 'A', 'c.d', 'x'), { minLength: 1, maxLength: 2 }),
  });
  fc.assert(
    fc.property(remotes, addresses, (paths, { first, path }) => {
      const composition = compositionOf(paths);
      const address = `/${first}/${path.join('/')}`;
      const matched = matchRoutes(createRoutes(pathsOf(composition), home), address)?.at(-1)?.route.path;
      expect(matched).toBe(findRoute(composition, address)?.route.path ?? '*');
    }),
    { numRuns: 500 },
  );
});

it('an entered route stays while its path is gone from the manifest', () => {
  const composition = { manifest: testManifest, visitor: { id: undefined, rings: [] } };
  const entered = findRoute(composition, '/mine');
  const { account: _account, ...left } = testManifest.remotes;
  const after = { ...composition, manifest: { ...testManifest, remotes: left } };
  expect(pathsOf(after)).not.toContain('/mine');
  expect(pathsOf(after, entered)).toContain('/mine');
});
