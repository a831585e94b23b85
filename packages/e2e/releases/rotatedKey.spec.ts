import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyChanged } from '../support/site/releases';
import { startServer } from '../support/site/servers';
import { root } from '../support/site/site';
import { hasRelease, lookFor } from '../support/screens/watching';
import { expect, test } from '../support/test';

test('an open page follows when the online key is replaced', { tag: '@deep' }, async ({ openPhone, site }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rotated-'));
  for (const part of ['keys', 'registry']) await cp(path.join(site.dataDir, part), path.join(dataDir, part), { recursive: true });
  const env = { DATA_DIR: dataDir, API_ORIGIN: site.url, DEMO_OPERATOR: '1' };
  const release = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env: { ...process.env, ...env } });
  const version = `9.2.0-${Date.now().toString(36)}`;
  const built = await copyChanged('wallet', version);

  const before = await startServer('gateway', env);
  const { page, complaints } = await openPhone();
  await page.goto(before.url);
  await hasRelease(page, 'shell');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));

  await release('rotate', 'online');
  await release('publish', 'wallet', '--dir', built);
  await release('promote', `wallet@${version}`, '--reason', 'a new key');
  const after = await startServer('gateway', env);
  // The gateway behind the address of the page is another one now.
  await page.route(/\/(manifest|trust)\.json$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: after.url + new URL(route.request().url()).pathname }) });
  });
  await lookFor(page, () => hasRelease(page, `wallet:${version}`, 60_000));
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
  expect(complaints).toEqual([]);
  await Promise.all([before.stop(), after.stop()]);
  await Promise.all([dataDir, built].map((folder) => rm(folder, { recursive: true })));
});
