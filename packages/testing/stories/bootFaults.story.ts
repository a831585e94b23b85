import type { Page } from 'playwright-core';
import { change, type Fault, type FaultyLine, flipped, lineFaults, openFaultyLine, say } from './faultyLine';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { factsOn } from './toldFacts';
import { keepLive, makeLive, publishCopy } from './releases';
import { hasRelease, lookFor } from './watching';

const run = Date.now().toString(36);
const makeWalletLive = (version: string) => makeLive({ name: 'wallet', version });

let line: FaultyLine;
beforeAll(async () => {
  line = await openFaultyLine(siteUrl);
});
afterAll(async () => {
  await closeBrowser();
  await line.close();
});

describe('faults: the manifest that an open page looks for', () => {
  const json = (fault: (manifest: Record<string, unknown>) => object | string): Fault =>
    change(({ body }) => {
      const changed = fault(JSON.parse(body.toString()));
      return { body: Buffer.from(typeof changed === 'string' ? changed : JSON.stringify(changed)) };
    });
  let older = '';
  const rows: Readonly<Record<string, readonly [fault: Fault, refused?: string]>> = {
    ...Object.fromEntries(Object.entries(lineFaults).map(([what, fault]) => [what, [fault] as const])),
    'broken JSON': [json((manifest) => JSON.stringify(manifest).slice(0, -9))],
    null: [say(200, 'application/json', 'null'), 'unknownFormat'],
    'of a format of the future': [json((manifest) => ({ ...manifest, format: 2 })), 'unknownFormat'],
    unsigned: [json(({ signature: _signature, ...manifest }) => manifest), 'unsigned'],
    'signed by somebody else': [
      json((manifest) => ({ ...manifest, signature: { ...(manifest['signature'] as object), value: 'A'.repeat(86) } })),
      'unsigned',
    ],
    altered: [json((manifest) => ({ ...manifest, sequence: 1_000_000 })), 'unsigned'],
    older: [(_ask, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(older), 'older'],
  };
  let page: Page;
  let complaints: string[];

  keepLive();
  beforeAll(async () => {
    older = await (await fetch(`${siteUrl}/manifest.json`)).text();
    await publishCopy('wallet', `2.0.0-m${run}`, (text) => text.replaceAll('Total assets', 'Assets of the first'));
    await publishCopy('wallet', `2.0.1-m${run}`, (text) => text.replaceAll('Total assets', 'Assets of the second'));
    await makeWalletLive(`2.0.0-m${run}`);
    ({ page, complaints } = await openPhone());
    await logIn(page, line.url);
    await hasRelease(page, `wallet:2.0.0-m${run}`);
  }, 60_000);

  const told = () => factsOn(line).flatMap((fact) => (fact.event === 'manifestRefused' ? [fact.reason] : []));
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 150 && !isSo(); tries += 1) await page.waitForTimeout(100);
    expect(isSo()).toBe(true);
  };

  it.each(Object.entries(rows))(
    '%s: the page goes on with what it has, and takes the next good one',
    async (_what, [fault, refused]) => {
      line.mend();
      line.requests.length = 0;
      line.breakIt(/^\/manifest\.json/, fault);
      await lookFor(page, () => until(() => line.requests.some(({ path }) => path === '/manifest.json')));
      await page.evaluate(() => location.assign('#/wallet'));
      await page.getByText('Assets of the first').waitFor();
      await page.evaluate(() => location.assign('#/mine'));
      await page.getByText('Log out').waitFor();
      if (refused !== undefined) await until(() => told().includes(refused as never));
      else expect(told()).toEqual([]);
    },
  );

  it('takes the next good one', async () => {
    line.mend();
    await makeWalletLive(`2.0.1-m${run}`);
    await lookFor(page, () => hasRelease(page, `wallet:2.0.1-m${run}`, 40_000));
    await page.evaluate(() => location.assign('#/wallet'));
    await page.getByText('Assets of the second').waitFor();
    expect(complaints.filter((text) => !/manifest\.json|Failed to load resource/.test(text))).toEqual([]);
  }, 60_000);
});

describe('faults: the shell itself', () => {
  const rows: Readonly<Record<string, Fault>> = {
    ...lineFaults,
    'one byte flipped': flipped,
    'it throws before it begins': say(200, 'text/javascript', 'throw Error("seeded")'),
  };

  it.each(Object.entries(rows))(
    'its script: %s: the page says so and starts when it is tried again',
    async (_what, fault) => {
      const { page } = await openPhone();
      line.mend();
      line.breakIt(/\/assets\/shell\/[^/]+\/main\./, fault);
      await page.goto(line.url, { waitUntil: 'commit' });
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor({ timeout: 25_000 });
      await page.getByRole('alert').getByText('The site could not be loaded.').waitFor();
      const isThere = page.getByRole('navigation').first().waitFor({ timeout: 25_000 });
      line.mend();
      // What hung arrives now, and the site may start before anybody has tried again.
      await Promise.any([again.click(), isThere]);
      await isThere;
      await page.context().close();
    },
    60_000,
  );

  it.each(Object.entries(rows).filter(([what]) => what !== 'hang'))(
    'all its later pieces: %s: the site is there without them',
    async (_what, fault) => {
      const { page } = await openPhone();
      line.mend();
      line.breakIt(/\/assets\/shell\/[^/]+\/\d+\./, fault);
      await logIn(page, line.url);
      await page.evaluate(() => location.assign('#/mine'));
      await page.getByText('Log out').waitFor();
      await page.context().close();
    },
  );
});
