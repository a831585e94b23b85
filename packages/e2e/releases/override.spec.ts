import path from 'node:path';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { inScratchCopy } from '../../../scripts/workspace/scratchCopy.mjs';
import { type Development, develop } from '../support/site/develop';
import {
  depositForm,
  depositTexts,
  expectFilledDeposit,
  fillDeposit,
  saveChanged,
  seenAt,
  troubles,
} from '../support/screens/halfFilledDeposit';
import { logIn } from '../support/site/member';
import { field } from '../support/screens/moneyForms';
import { openPreview, previewBanner } from '../support/site/preview';
import type { Releases } from '../support/site/releases';
import { root } from '../support/site/site';
import { expect, test as base } from '../support/test';

const overviewTexts = 'apps/wallet/src/features/overview/overviewTexts.ts';

/** `npm run dev wallet -- --site … --key …`, from the sources in a folder. */
const test = base.extend<{ readonly developWallet: (key: string, sources?: string) => Promise<string> }>({
  developWallet: async ({ site }, use) => {
    const all: Development[] = [];
    await use(async (key, sources = root) => {
      const words = ['scripts/dev.mjs', 'wallet', '--site', site.url, '--key', path.join(site.dataDir, 'keys', `${key}.json`)];
      const development = await develop(process.execPath, words, { folder: sources });
      all.push(development);
      return development.preview;
    });
    for (const { stop } of all) await stop();
  },
});

test('says why there is no preview token', { tag: '@deep' }, async ({ developWallet }) => {
  await expect(developWallet('records')).rejects.toThrow('gives no preview token: records lacks the right "publish" for wallet.');
});

test('shows a wallet from the developer to whoever opens the link, says so, and ends it', async ({
  openPhone,
  baseURL,
  developWallet,
}) => {
  const preview = await developWallet('wallet');
  const { overrides } = JSON.parse(Buffer.from(preview, 'base64url').toString()) as PreviewOverride;
  const origin = overrides['wallet'] ?? '';
  const { page, complaints } = await openPhone();
  await logIn(page);
  await openPreview(page, preview, { hash: '#/wallet' });
  const banner = previewBanner(page);
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
  expect(await previewBanner(other).count()).toBe(0);

  await banner.getByRole('button', { name: 'End' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.getByText('Total assets').waitFor();
  expect((await scripts()).filter((name) => name.startsWith(origin))).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  'a save is in the page of a running site at once, with the form around it as it was',
  { tag: '@deep' },
  async ({ openPhone, developWallet }) => {
    await inScratchCopy(
      async (copy) => {
        const preview = await developWallet('wallet', copy);
        const { page, complaints } = await openPhone();
        await logIn(page);
        await openPreview(page, preview);
        await fillDeposit(page);
        const seen = seenAt(page, 'Who pays');
        const savedAt = Date.now();
        await saveChanged(copy, depositTexts, /depositor: '.*'/, "depositor: 'Who pays'");
        process.stdout.write(`From a save to the screen of a site: ${(await seen) - savedAt} ms\n`);
        await expectFilledDeposit(page);
        await field(page, 'amount').focus();
        await saveChanged(copy, depositForm, 'gap: 20px', 'gap: 21px');
        await expect(page.locator('main form')).toHaveCSS('row-gap', '21px');
        await expectFilledDeposit(page);
        await expect(field(page, 'amount')).toBeFocused();
        await saveChanged(copy, depositTexts, 'depositor: ', 'depositor: : ');
        await expect(troubles(page)).toContainText(/│\s+depositor: : /);
        await saveChanged(copy, depositTexts, 'depositor: : ', 'depositor: ');
        await expect(troubles(page)).toHaveCount(0);
        await expectFilledDeposit(page);
        expect(complaints).toEqual([]);
        const before = '  const texts = useTexts(depositTexts);\n';
        await saveChanged(copy, depositForm, before, `${before}  if (texts) throw new Error('the form is torn');\n`);
        await expect(troubles(page)).toContainText('Error: the form is torn');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
        await saveChanged(copy, depositForm, /  if \(texts\) throw .*\n/, '');
        await field(page, 'amount').waitFor();
        // A screen that is loaded after the save of its text.
        const replaced = page.evaluate(
          () => new Promise<void>((resolve) => addEventListener('parlour:replaced', () => resolve(), { once: true })),
        );
        await saveChanged(copy, overviewTexts, 'Total assets', 'All your assets');
        await replaced;
        await page.goto('/#/wallet');
        await page.getByText('All your assets').waitFor();
      },
      ['.types', 'bench', 'docs', 'pictures'],
    );
  },
);

test(
  'a save of the remote config reloads the page of a running site, once',
  { tag: '@deep' },
  async ({ openPhone, developWallet }) => {
    await inScratchCopy(
      async (copy) => {
        const config = 'apps/wallet/remote.config.ts';
        const preview = await developWallet('wallet', copy);
        const { page, complaints } = await openPhone();
        await logIn(page);
        await openPreview(page, preview, { hash: '#/wallet' });
        await page.getByRole('heading', { name: 'Wallet' }).waitFor();
        let loads = 0;
        page.on('load', () => (loads += 1));
        await saveChanged(copy, config, "title: 'wallet'", "title: 'funds'");
        await page.getByRole('heading', { name: 'Funds' }).waitFor();
        await page.getByText('Total assets').waitFor();
        // It hears of the build that it was loaded with, and then of the next one, which replaces modules: neither loads it again.
        await saveChanged(copy, overviewTexts, 'Total assets', 'All your assets');
        await page.getByText('All your assets').waitFor();
        expect(loads).toBe(1);
        expect(complaints).toEqual([]);
      },
      ['.types', 'bench', 'docs', 'pictures'],
    );
  },
);

test(
  'the step of whoever does not wait for the preview is taken',
  { tag: '@deep' },
  async ({ phone: { page, complaints }, releases }) => {
    const validUntil = new Date(Date.now() + 3_600_000).toISOString();
    const preview = await releases.createPreviewToken({ rings: ['staff'], overrides: {}, by: 'Ada', validUntil });
    // The page stores the token, and opens again a moment later.
    await page.addInitScript(() => {
      const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
      Object.defineProperty(document, 'cookie', {
        get: () => get?.call(document),
        set: (text: string) => {
          set?.call(document, text);
          if (text.startsWith('parlour_preview=')) queueMicrotask(() => location.assign('#/login'));
        },
      });
    });
    await openPreview(page, preview);
    await page.locator('input[name=name]').waitFor();
    expect(new URL(page.url()).hash).toBe('#/login');
    expect(complaints).toEqual([]);
  },
);

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
    expect(await previewBanner(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
}
