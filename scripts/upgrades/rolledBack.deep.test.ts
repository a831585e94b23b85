import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { earlierStores, kindsIn } from '../../packages/registry/src/testing/testEarlierStores';
import { root } from '../workspace/run.mjs';
import { takeSources } from './earlierSources.mjs';
import { call, programsOf } from './programs.mjs';
import { sendTelemetry, writeStore } from './writeStore.mjs';

let folder: string;
let sources: string;
beforeAll(async () => {
  [folder = '', sources = ''] = ['store', 'sources'].map((what) => mkdtempSync(path.join(tmpdir(), `parlour-${what}-`)));
  const before = earlierStores().at(-1);
  if (before === undefined) throw new Error('there is no store of the version before');
  await takeSources(before.commit, sources);
  await writeStore(root, folder);
});
afterAll(() => [folder, sources].forEach((made) => rmSync(made, { recursive: true, force: true })));

const present = () => programsOf(root, folder);
const earlier = () => programsOf(sources, folder);

const json = async (site: string, at: string) => JSON.parse(await call(`${site}${at}`));
const liveAt = async (site: string) => (await json(site, '/manifest.json')).sequence;
/** How often the wallet was loaded: by the hour, by the minute, and how often it failed. */
async function figuresAt(site: string) {
  const [timings, health, errors] = await Promise.all(
    ['timings', 'health', 'errors'].map((what) => json(site, `/releases/${what}?hours=2`)),
  );
  const isWallet = ({ name, version }: { readonly name: string; readonly version: string }) =>
    name === 'wallet' && version === '1.1.0';
  return [
    timings.releases.find(isWallet).mounted.count,
    health.versions.find(isWallet).loads.reduce((sum: number, loads: number) => sum + loads, 0),
    errors.groups.map(({ count }: { readonly count: number }) => count),
  ];
}
const change = (site: string, kind: 'switchOff' | 'switchOn', reason: string) =>
  call(`${site}/releases/changes`, { change: { kind, name: 'wallet' }, reason });

it('the version before opens what this one wrote, goes on with it, and this one opens that again', async () => {
  expect(kindsIn(folder).unknown).toEqual([]);
  const commands = ['status', 'history', 'members'];
  const says = (programs: ReturnType<typeof programsOf>) => Promise.all(commands.map((what) => programs.release(what, '--json')));
  expect(await earlier().release('verify')).toContain('every live file is as it was published');
  expect(await says(earlier())).toEqual(await says(present()));
  // Each says in its own words why a release stays.
  const keeps = async (programs: ReturnType<typeof programsOf>) =>
    (await programs.release('gc', '--dry-run')).replaceAll(/(keeps +\S+).*/g, '$1');
  expect(await keeps(earlier())).toEqual(await keeps(present()));

  await earlier().release('promote', 'account@1.1.0', '--reason', 'rolled back');
  await earlier().withGateway(async (site) => {
    expect(await call(`${site}/`)).toContain('/assets/shell/1.1.0/main.js');
    expect((await json(site, '/manifest.json')).remotes.account.version).toBe('1.1.0');
    expect(await call(`${site}/assets/wallet/1.1.0/HomeScreen.js`)).toContain('wallet_1_1_0');
    expect(await figuresAt(site)).toEqual([3, 3, [3]]);
    await sendTelemetry(site);
    await change(site, 'switchOff', 'rolled back');
  });

  expect(await present().release('verify')).toContain('every live file is as it was published');
  expect(await says(present())).toEqual(await says(earlier()));
  await present().release('on', 'wallet', '--reason', 'forward again');
  expect(await earlier().release('verify')).toContain('every live file is as it was published');
});

it('gateways of both versions on one store: each serves what the other made live, and counts what the other received', async () => {
  await earlier().withGateway((old) =>
    present().withGateway(async (next) => {
      const before = await figuresAt(next);
      for (const [one, other, kind] of [
        [old, next, 'switchOff'],
        [next, old, 'switchOn'],
      ] as const) {
        await change(one, kind, 'side by side');
        expect(await liveAt(other)).toBe(await liveAt(one));
        await sendTelemetry(one);
      }
      const ana = ['--site', next, '--key', path.join(folder, 'keys/ana.json')];
      await earlier().release('promote', 'wallet@1.0.0', '--to', '3%', '--reason', 'by the older command', ...ana);
      expect((await json(old, '/manifest.json')).remotes.wallet.canary.version).toBe('1.0.0');
      // Whoever asks a gateway for errors lets it write what it received.
      for (const site of [old, next]) await json(site, '/releases/errors?hours=1');
      const [hourly, byMinute, errors] = before;
      const after = [hourly + 6, byMinute + 6, [errors[0] + 6]];
      expect([await figuresAt(old), await figuresAt(next)]).toEqual([after, after]);
    }),
  );
  expect(await present().release('verify')).toContain('every live file is as it was published');
});

it('says what is missing when the history of the repository does not reach so far back', async () => {
  const missing = '0'.repeat(40);
  await expect(takeSources(missing, path.join(folder, 'none'))).rejects.toThrow(
    `The commit ${missing} is not in this repository: fetch its whole history (git fetch --unshallow).`,
  );
});
