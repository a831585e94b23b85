import { nextFrame } from '@parlour/ui-kit';
import { testManifest } from '@parlour/release-contract/testManifest';
import { prefetch } from './prefetch';
import { findRoute } from '@parlour/release-contract/findRoute';

it('requests the files of a screen at once, and runs them after the pressed state is painted', async () => {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/mine');
  if (found === undefined) throw new Error('nobody owns /mine');
  const entry = found.base + found.release.entry.path;
  const preloadLink = () => document.head.querySelector(`link[rel="preload"][href="${entry}"]`);
  const run = () => document.head.querySelector(`script[src="${entry}"]`);
  prefetch(found);
  expect([preloadLink() !== null, run() !== null]).toEqual([true, false]);
  await nextFrame();
  expect(run()).not.toBeNull();
});
