import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { publishRival } from '../../../scripts/rivals/rivals.mjs';
import { run } from '../../../scripts/workspace/run.mjs';
import { startServer } from '../../../scripts/site/startServer.mjs';
import type { Releases } from '../support/site/releases';
import { root } from '../support/site/site';
import { expect, test } from '../support/test';

const table = path.join(root, 'docs/federation-runtimes.md');
const { version: enhanced } = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@module-federation/enhanced/package.json'), 'utf8'),
) as { version: string };

const SCREEN = 'VIP rules';
const LONGEST_MS = 45_000;

/** What a page does with the entry of one remote, on the way to its screen. */
interface Measured {
  readonly integrity: string;
  readonly timeout: string;
  readonly fallback: string;
  readonly unloading: string;
}

type Fault = 'changed' | 'hangs' | 'missing';

interface Variant {
  readonly url: string;
  /** The entry of the account. */
  readonly entry: RegExp;
  /** Has another release replace the account in an open page, and says what stays of the one before. */
  readonly unload: (page: Page) => Promise<string>;
}

/** A page whose document does not demand integrity hashes, which the rival lacks, and to which the entry comes with a fault. */
async function openPage(browser: Browser, { url, entry }: Variant, fault?: Fault): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const { 'integrity-policy': _demanded, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route(entry, async (route) => {
    if (fault === 'hangs') return;
    if (fault === 'missing') return route.fulfill({ status: 404 });
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: fault === 'changed' ? `${text}\nglobalThis.changedFileRan = true;` : text });
  });
  return page;
}

const isShown = (page: Page, timeout: number) =>
  page
    .getByText(SCREEN)
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
const failure = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

async function measure(browser: Browser, variant: Variant): Promise<Measured> {
  const { url, unload } = variant;
  const visit = async (fault?: Fault) => {
    const page = await openPage(browser, variant, fault);
    await page.goto(`${url}/#/vip`, { waitUntil: 'commit' });
    return page;
  };
  const end = (page: Page) => page.context().close();

  const changed = await visit('changed');
  await Promise.race([isShown(changed, LONGEST_MS), failure(changed).waitFor({ timeout: LONGEST_MS })]);
  const hasRun = await changed.evaluate(() => 'changedFileRan' in globalThis);
  await end(changed);

  const startedAt = Date.now();
  const hanging = await visit('hangs');
  const ends = ['the release before', 'a message'] as const;
  const shown = await Promise.any([
    hanging
      .getByText(SCREEN)
      .first()
      .waitFor({ timeout: LONGEST_MS })
      .then(() => ends[0]),
    failure(hanging)
      .waitFor({ timeout: LONGEST_MS })
      .then(() => ends[1]),
  ]).catch(() => 'nothing');
  const tookMs = Date.now() - startedAt;
  await end(hanging);

  const missing = await visit('missing');
  const hasFallback = await isShown(missing, 10_000);
  const isFrameLeft = await missing.getByRole('banner').first().isVisible();
  await end(missing);

  const whole = await visit();
  expect(await isShown(whole, LONGEST_MS)).toBe(true);
  const unloading = await unload(whole);
  await end(whole);
  return {
    integrity: hasRun ? 'a changed file runs' : 'a changed file is refused',
    timeout: `${shown} after ${Math.round(tookMs / 1000)} s`,
    fallback: hasFallback ? 'the release before' : isFrameLeft ? 'a message; the rest works' : 'an empty page',
    unloading,
  };
}

/** The weight of the shell's first file, built as it is released or by another config. */
async function shellBytes(config?: string): Promise<string> {
  const folder = path.join(root, 'scripts/rivals/.build', config ?? 'shell');
  const file = config === undefined ? 'apps/shell/rspack.config.ts' : `scripts/rivals/${config}.config.ts`;
  const env = { ...process.env, RELEASE_VERSION: '0.1.0-size', BUILD_DIR: folder };
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [rspack, 'build', '-c', path.join(root, file)], { env, cwd: path.join(root, 'apps/shell') });
  const [main = ''] = readdirSync(folder).filter((name) => /^main\..*js$/.test(name));
  return `${(brotliCompressSync(readFileSync(path.join(folder, main))).length / 1000).toFixed(1)} kB`;
}

/** Makes a second release of the account live while its screen is left. */
async function swapAccount(page: Page, releases: Releases): Promise<string> {
  const version = `0.1.0-f${Date.now()}`;
  await releases.publishCopy('account', version);
  const before = await containers(page);
  await releases.makeLive({ name: 'account', version });
  await page.evaluate(() => location.assign('#/'));
  await expect.poll(() => containers(page), { timeout: 60_000 }).not.toEqual(before);
  return 'container, chunks and styles go';
}

const containers = (page: Page) =>
  page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('account') && Reflect.get(globalThis, name)));

/** Registers the remote anew by force, as the runtime's documents replace one. */
async function forceAccount(page: Page): Promise<string> {
  const left = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__');
    const host = instances.find(({ name }: { name: string }) => name === 'shell');
    const { entry } = host.options.remotes.find(({ name }: { name: string }) => name === 'account');
    host.registerRemotes([{ name: 'account', entry }], { force: true });
    return {
      container: Boolean(Reflect.get(globalThis, 'account')),
      chunks: Object.keys(globalThis).some((name) => /Chunk_?account$/.test(name)),
    };
  });
  const stays = Object.entries(left).flatMap(([what, isLeft]) => (isLeft ? [what] : []));
  return stays.length === 0 ? 'container and chunks go' : `stays: ${stays.join(', ')}`;
}

test(
  'what the stock federation runtime does with the same sources, beside ours',
  { tag: '@deep' },
  async ({ browser, site, releases }) => {
    test.setTimeout(900_000);
    const before = (await releases.live()).remotes['account']?.version ?? '';
    const version = `0.1.0-s${Date.now()}`;
    await releases.publishCopy('account', version);
    await releases.provenInPages('account', before);
    await releases.makeLive({ name: 'account', version });
    const dataDir = path.join(root, '.parlour/bench/documented-federation');
    await publishRival('documented', dataDir);
    const gateway = startServer('gateway', { ...process.env, PORT: '0', DATA_DIR: dataDir, API_ORIGIN: site.url });
    const { port } = await gateway.ready;
    try {
      const stock = await measure(browser, {
        url: `http://127.0.0.1:${port}`,
        entry: /\/account\/remoteEntry/,
        unload: forceAccount,
      });
      const ours = await measure(browser, {
        url: site.url,
        entry: new RegExp(`/account/${version}/remoteEntry`),
        unload: (page) => swapAccount(page, releases),
      });
      const rows = (Object.keys(ours) as (keyof Measured)[]).map((what) => [labels[what], ours[what], stock[what]]);
      rows.unshift(['the shell with the same build settings, Brotli', await shellBytes(), await shellBytes('stockShell')]);
      writeFileSync(table, `${head}${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
      // Decision 5: our runtime stays while the stock one runs what nobody signed.
      expect(ours).toMatchObject({ integrity: 'a changed file is refused', unloading: 'container, chunks and styles go' });
    } finally {
      await gateway.stop();
    }
  },
);

const labels: Readonly<Record<keyof Measured, string>> = {
  integrity: 'the entry of a remote was changed on its way',
  timeout: 'the entry never comes',
  fallback: 'the entry is missing',
  unloading: 'another release replaces it in an open page',
};

const head = `# Our federation runtime and the stock one

The same sources, built once as they are released and once as Module Federation's documentation sets it up (\`scripts/rivals/documented.config.ts\`), with \`@module-federation/enhanced\` ${enhanced}. \`npm run test:deep -- federation\` measures both in one run and writes this page; [decision 5](decisions/0005-own-federation-runtime-and-lean-libraries.md) says when the stock runtime is taken. Its hooks (\`createScript\`, \`errorLoadRemote\`) allow more, with code of one's own.

| | Parlour | stock |
|---|---|---|
`;
