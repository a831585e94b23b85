/** @jest-environment node */
import { runSite } from '../runningSite';
import { growTo } from './manyRemotes';

// The benchmark is run seldom: a new rule for releases would break its copies unheard.
it('a site grows to ten remotes by renamed copies', async () => {
  const site = await runSite();
  try {
    await growTo(10, site.dataDir);
    const manifest = await (await fetch(`${site.url}/manifest.json`)).text();
    expect(manifest).toContain('"wallet-copya"');
  } finally {
    await site.stop();
  }
});
