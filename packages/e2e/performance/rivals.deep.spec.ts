import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRival } from '../../../scripts/rivals/rivals.mjs';
import { startServer } from '../support/site/servers';
import { expect, test } from '../support/test';

// The benchmarks compare the site with these, and are run seldom: a file that moves would break them unheard.
for (const rival of ['monolith', 'preloadedMonolith', 'documented'] as const) {
  test(
    `the rival "${rival}" is built from the same sources and shows home`,
    { tag: '@deep' },
    async ({ phone: { page, complaints }, site }) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'rival-'));
      await publishRival(rival, dataDir);
      const gateway = await startServer('gateway', { DATA_DIR: dataDir, API_ORIGIN: site.url, DEMO_OPERATOR: '1' });
      try {
        // Its document has no hashes, which the policy would require.
        await page.route(`${gateway.url}/`, async (route) => {
          const response = await route.fetch();
          const { 'integrity-policy': _policy, ...headers } = response.headers();
          await route.fulfill({ response, headers });
        });
        await page.goto(gateway.url);
        await expect(page.getByRole('region', { name: 'Hot' }).getByRole('listitem').first()).toBeVisible();
        await page.getByRole('link', { name: 'Offers' }).click();
        await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible();
        expect(complaints).toEqual([]);
      } finally {
        await gateway.stop();
        await rm(dataDir, { recursive: true });
      }
    },
  );
}
