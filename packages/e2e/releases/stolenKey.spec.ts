import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileStore, keyFile, type Manifest, openRegistry, readKey } from '@parlour/registry';
import { sign } from '@parlour/release-contract/signature';
import { commandsOf } from './documents';
import { copyChanged } from '../support/site/releases';
import { startServer } from '../support/site/servers';
import { root } from '../support/site/site';
import { hasRelease, lookFor } from '../support/screens/watching';
import { expect, test } from '../support/test';

const LAST = 99_999_999;
const TEN_MINUTES_MS = 600_000;

test(
  'after the theft of the online key the runbook alone leads open pages back',
  { tag: '@deep' },
  async ({ openPhone, site }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'stolen-'));
    for (const part of ['keys', 'registry'])
      await cp(path.join(site.dataDir, part), path.join(dataDir, part), { recursive: true });
    const env = { DATA_DIR: dataDir, API_ORIGIN: site.url, DEMO_OPERATOR: '1' };
    const run = (command: string) =>
      promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { cwd: root, env: { ...process.env, ...env } });
    const entry = (sequence: number) => path.join(dataDir, `registry/history/${String(sequence).padStart(8, '0')}.json`);
    const live = async () => {
      const secret = await readKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
      const head = await (await openRegistry(fileStore(path.join(dataDir, 'registry')), secret)).head();
      return { ...head, wallet: head.manifest?.remotes['wallet']?.version ?? '' };
    };
    const honest = await live();
    const evil = `9.6.6-${Date.now().toString(36)}`;
    const built = await copyChanged('wallet', evil);

    const before = await startServer('gateway', env);
    const { page, complaints } = await openPhone();
    await page.goto(before.url);
    await hasRelease(page, 'shell');
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));

    // The thief's entry at the last number, signed with the stolen key; beside it entries that nobody signed.
    await run(`npm run -s release -- publish wallet --dir ${built}`);
    await run(`npm run -s release -- promote wallet@${evil} --reason "a gift"`);
    const stolen = await readKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
    if (stolen === undefined) throw new Error('there is no online key');
    const { signature: _signature, ...record } = JSON.parse(await readFile(entry(honest.sequence + 1), 'utf8')) as {
      readonly signature: unknown;
      readonly newest?: Readonly<Record<string, number>>;
      readonly manifest: Manifest;
    };
    const newest = { ...record.newest, default: LAST };
    const forged = { ...record, newest, sequence: LAST, manifest: { ...record.manifest, sequence: LAST } };
    await writeFile(entry(LAST), JSON.stringify(await sign(forged, stolen)));
    await rm(entry(honest.sequence + 1));
    await writeFile(entry(honest.sequence + 2), '{}');
    await writeFile(entry(Number.MAX_SAFE_INTEGER), '{}');

    let gateway = await startServer('gateway', env);
    // The gateway behind the address of the page is another one from now on.
    await page.route(/\/(manifest|trust)\.json$/, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: gateway.url + new URL(route.request().url()).pathname }) });
    });
    await lookFor(page, () => hasRelease(page, `wallet:${evil}`, 60_000));
    expect((await live()).sequence).toBe(LAST);

    const startedAt = performance.now();
    const printed: string[] = [];
    let isRestarted = false;
    for (const command of await commandsOf('incidents.md', 'The online key was stolen')) {
      if (command.includes('https://site') && !isRestarted) {
        await gateway.stop();
        gateway = await startServer('gateway', env);
        isRestarted = true;
      }
      const own = command
        .replaceAll('--last 209', `--last ${honest.sequence}`)
        .replaceAll('https://site', gateway.url)
        .replaceAll('ana.json', '"$DATA_DIR/keys/lobby.json"');
      printed.push((await run(own)).stdout);
    }
    await lookFor(page, () => hasRelease(page, `wallet:${honest.wallet}`, 60_000));
    expect(performance.now() - startedAt).toBeLessThan(TEN_MINUTES_MS);
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
    expect(printed.join('')).toContain(`"sequence":${honest.manifest?.sequence}`);
    expect(await live()).toMatchObject({ sequence: honest.sequence, wallet: honest.wallet });

    // The site follows what comes next, too.
    await run(`npm run -s release -- off promotions --reason "a change after it"`);
    expect((await live()).sequence).toBe(honest.sequence + 1);
    expect(complaints).toEqual([]);
    await Promise.all([before.stop(), gateway.stop()]);
    await Promise.all([dataDir, built].map((folder) => rm(folder, { recursive: true })));
  },
);
