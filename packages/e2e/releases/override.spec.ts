import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { logIn } from '../support/member';
import type { Releases } from '../support/releases';
import { root, type Site } from '../support/site';
import { expect, test } from '../support/test';

const TITLE = 'What you see is not what others see';

let developer: ChildProcess | undefined;

test.afterAll(async () => {
  if (developer?.exitCode !== null) return;
  const gone = once(developer, 'close');
  developer.kill('SIGTERM');
  await gone;
});

/** Starts to develop the wallet inside the site, with the key of a team; gives the preview token of the printed link. */
function develop({ url }: Site, key: string): Promise<string> {
  const words = ['scripts/dev.mjs', 'wallet', '--site', url, '--key', key];
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env }, stdio: ['ignore', 'pipe', 'pipe'] });
  developer = child;
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const link = /Open (\S+)\?preview=(\S+)/.exec(output);
      if (link?.[2] !== undefined) resolve(link[2]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(output)));
  });
}

test('says why there is no preview token', { tag: '@deep' }, async ({ site }) => {
  const records = path.join(site.dataDir, 'keys/records.json');
  await expect(develop(site, records)).rejects.toThrow('gives no preview token: records lacks the right "publish" for wallet.');
});

test('shows a wallet from the developer to whoever opens the link, says so, and ends it', async ({
  openPhone,
  baseURL,
  site,
}) => {
  test.setTimeout(90_000);
  const preview = await develop(site, path.join(site.dataDir, 'keys/wallet.json'));
  const { overrides } = JSON.parse(Buffer.from(preview, 'base64url').toString()) as PreviewOverride;
  const origin = overrides['wallet'] ?? '';
  const { page, complaints } = await openPhone();
  await logIn(page);
  await page.goto(`/?preview=${preview}#/wallet`);
  const banner = page.getByRole('complementary', { name: TITLE });
  await banner.getByText(`wallet from ${origin.replace('http://', '')}`).waitFor();
  await banner.getByText(/for wallet, until/).waitFor();
  await page.getByText('Total assets').waitFor();
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  // The browser notes a file some time after it ran.
  await expect.poll(async () => (await scripts()).filter((name) => name.startsWith(origin)).length).toBeGreaterThan(1);
  expect((await scripts()).filter((name) => name.includes('/assets/wallet/'))).toEqual([]);
  expect(page.url()).toBe(`${baseURL}/#/wallet`);

  const { page: other } = await openPhone();
  await logIn(other);
  await other.goto('/#/wallet');
  await other.getByText('Total assets').waitFor();
  expect(await other.getByRole('complementary', { name: TITLE }).count()).toBe(0);

  await banner.getByRole('button', { name: 'End' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.getByText('Total assets').waitFor();
  expect((await scripts()).filter((name) => name.startsWith(origin))).toEqual([]);
  expect(complaints).toEqual([]);
});

const passes: readonly (readonly [what: string, make: (releases: Releases) => Promise<string>])[] = [
  [
    'that has expired',
    (releases) =>
      releases.createPreviewToken({ rings: ['staff'], overrides: {}, by: 'Ada', validUntil: '2020-01-01T00:00:00.000Z' }),
  ],
  ['that nobody signed', async () => Buffer.from('{"rings":["staff"]}').toString('base64url')],
];

for (const [what, make] of passes) {
  test(`drops a preview token ${what}, and says so`, { tag: '@deep' }, async ({ phone: { page, complaints }, releases }) => {
    await page.goto(`/?preview=${await make(releases)}`);
    await page.getByRole('alert').getByText('Your preview has ended: you see what everyone sees.').waitFor();
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('complementary', { name: TITLE }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
}
