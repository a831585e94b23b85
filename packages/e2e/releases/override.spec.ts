import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { logIn } from '../support/member';
import type { Releases } from '../support/releases';
import { root } from '../support/site';
import { expect, test } from '../support/test';

const TITLE = 'What you see is not what others see';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let gateway: Server;
let developer: ChildProcess | undefined;
let asked: Partial<PreviewOverride> = {};

test.beforeAll(async ({ registry }) => {
  // Gives the preview token in the place of the release API.
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { rings, overrides } = JSON.parse(await text(request)) as Pick<PreviewOverride, 'rings' | 'overrides'>;
    const isAllowed = request.headers.authorization === 'Bearer token-of-the-console';
    if (!isAllowed || request.url !== '/releases/previews') return response.writeHead(401).end('{"message":"not you"}');
    const preview: PreviewOverride = { rings, overrides, by: 'Ada', validUntil: inAnHour() };
    asked = preview;
    return response.end(JSON.stringify({ preview: await registry.createPreviewToken(preview), validUntil: preview.validUntil }));
  };
  gateway = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
test.afterAll(async () => {
  if (developer?.exitCode === null) {
    const gone = once(developer, 'close');
    developer.kill('SIGTERM');
    await gone;
  }
  gateway.close();
});

/** Starts to develop the wallet inside the site; gives the preview token of the printed link. */
function develop(token: string): Promise<string> {
  const site = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const words = ['scripts/dev.mjs', 'wallet', '--site', site, '--token', token];
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

test('says who gives no preview token', { tag: '@deep' }, async () => {
  await expect(develop('wrong')).rejects.toThrow(/gives no preview token: not you/);
});

test('shows a wallet from the developer to whoever opens the link, says so, and ends it', async ({ openPhone, baseURL }) => {
  test.setTimeout(90_000);
  const preview = await develop('token-of-the-console');
  const origin = asked.overrides?.['wallet'] ?? '';
  const { page, complaints } = await openPhone();
  await logIn(page);
  await page.goto(`/?preview=${preview}#/wallet`);
  const banner = page.getByRole('complementary', { name: TITLE });
  await banner.getByText(`wallet from ${origin.replace('http://', '')}`).waitFor();
  await banner.getByText(/for Ada, until/).waitFor();
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
