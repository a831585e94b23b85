import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sweep } from '../support/screens/sweep';
import { expect, test } from '../support/test';
import { attempts, firstAttempt, tryAttempt } from './policyAttempts';

test(
  'attacks: a script that is in the page and wants more gets none, and the gateway is told by which rule',
  { tag: '@deep' },
  async ({ phone: { page }, line, site }) => {
    await page.goto(line.url);
    await page.getByRole('navigation').first().waitFor();
    const rows = Object.entries(attempts).filter(([what]) => what !== firstAttempt);
    expect(await sweep(rows, (attempt) => tryAttempt(page, attempt))).toEqual({});
    const rules = () =>
      line.requests
        .filter(({ path: at }) => at === '/reports')
        .map(({ body }) => JSON.parse(body)['csp-report']?.['effective-directive']);
    await expect
      .poll(rules)
      .toEqual(
        expect.arrayContaining([
          'require-trusted-types-for',
          'trusted-types',
          'script-src-elem',
          'style-src-elem',
          'connect-src',
          'object-src',
          'base-uri',
          'form-action',
        ]),
      );
    const metrics = async () => (await fetch(site.metricsUrl)).text();
    await expect.poll(metrics).toMatch(/parlour_policy_violations_total\{rule="require-trusted-types-for"\} [1-9]/);
    // What came late would have been counted by now.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'hits')))).toBe(0);
  },
);

test('no source map is public, of nothing that is live', { tag: '@deep' }, async ({ site, registry }) => {
  const { shell, remotes } = await registry.live();
  const releases = Object.entries({ shell, ...remotes }).map(([name, { version }]) => `${name}/${version}`);
  for (const release of releases) {
    const files = await readdir(path.join(site.dataDir, 'registry/assets', release), { recursive: true });
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const [script, map] = await Promise.all(
        [`${release}/${file}`, `${release}/${file}.map`].map((asset) => fetch(`${site.url}/assets/${asset}`)),
      );
      expect([script?.status, map?.status]).toEqual([200, 404]);
      expect(await script?.text()).not.toContain('sourceMappingURL');
    }
  }
});
