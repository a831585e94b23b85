import { findRoute } from '@parlour/release-contract/composition';
import { testManifest } from '@parlour/release-contract/testManifest';
import { runEntry } from './runEntry';

it('runs no ES module where nothing would check what it imports', async () => {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/mine');
  if (found === undefined) throw new Error('nobody owns /mine');
  const running = runEntry({ ...found, release: { ...found.release, imports: [] } });
  await expect(running).rejects.toThrow('account_2_0_0: this browser checks no imports');
});
