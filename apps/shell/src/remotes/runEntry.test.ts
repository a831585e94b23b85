import { findRoute } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';
import { runEntry } from './runEntry';

it('runs an entry once for two screens that need it at the same time', async () => {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/mine');
  if (found === undefined) throw new Error('nobody owns /mine');
  const both = [runEntry(found), runEntry(found)];
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts).toHaveLength(1);
  const container = { init: () => undefined, get: async () => () => ({}) };
  Object.assign(globalThis, { [found.release.container]: container });
  scripts[0]?.dispatchEvent(new Event('load'));
  await expect(Promise.all(both)).resolves.toEqual([container, container]);
});

it('runs no ES module where nothing would check what it imports', async () => {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/mine');
  if (found === undefined) throw new Error('nobody owns /mine');
  const running = runEntry({ ...found, release: { ...found.release, imports: [] } });
  await expect(running).rejects.toThrow('account_2_0_0: this browser checks no imports');
});
