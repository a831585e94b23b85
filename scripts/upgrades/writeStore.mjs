// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call, programsOf } from './programs.mjs';
import { smallApps, writeSmallApp } from './smallApps.mjs';

/**
 * Lets the programs of some sources make a small site in a folder: every kind of change and of file that they write. Uses commands and
 * calls alone, so that the same steps are taken by each version.
 * @param {string} sources @param {string} folder
 */
export async function writeStore(sources, folder) {
  const { release, withGateway } = programsOf(sources, folder);
  const scratch = mkdtempSync(path.join(tmpdir(), 'parlour-built-'));
  const because = (/** @type {string} */ reason) => ['--reason', reason];
  const keyOf = (/** @type {string} */ name) => path.join(scratch, `${name}.public.json`);
  /** @param {(typeof smallApps)[number]} name @param {string} version @param {readonly string[]} [more] */
  const publish = async (name, version, more = []) => {
    const built = path.join(scratch, `${name}-${version}`);
    writeSmallApp(built, name, version);
    await release('publish', name, '--dir', built, ...more);
  };
  try {
    await release('init', '--store', folder, '--two-people', '');
    for (const name of [...smallApps, 'ana']) await release('key', name, '--public', keyOf(name));
    for (const name of smallApps) await release('team', name, keyOf(name));
    for (const name of smallApps) await publish(name, '1.0.0');
    await release('promote', ...smallApps.map((name) => `${name}@1.0.0`), ...because('the first day'));

    await publish('wallet', '1.1.0');
    await release('promote', 'wallet@1.1.0', '--to', '5%', ...because('new receipt'));
    await release('stop', 'wallet', ...because('too early'));
    await release('promote', 'wallet@1.1.0', ...because('new receipt'));
    await release('rollback', 'wallet', ...because('receipt wrong'));
    await release('off', 'wallet', '/recharge', ...because('bank is down'));
    await release('on', 'wallet', ...because('bank is back'));
    await release('worker', 'off', ...because('old files'));
    await release('worker', 'on', ...because('mended'));

    await release('person', 'ana', keyOf('ana'), '--apps', 'wallet', '--rights', 'canary,promote,rollback');
    await release('rules', 'wallet', '--approval-above', '5%');
    await release('promote', 'wallet@1.1.0', ...because('receipt is right'));
    const [request] = JSON.parse(await release('history', '--json', '--limit', '1'));
    await withGateway(async (site) => {
      const ana = ['--site', site, '--key', path.join(folder, 'keys/ana.json')];
      await release('approve', String(request.sequence), ...because('looked at it'), ...ana);
      await publish('account', '1.1.0', ['--site', site, '--key', path.join(folder, 'keys/account.json')]);
      await release('promote', 'account@1.1.0', '--to', '5%', ...because('try it'));
      await beginUpload(folder, site);
      await sendTelemetry(site);
    });

    await publish('shell', '1.1.0');
    await release('rotate', 'online');
    await release('promote', 'shell@1.1.0', ...because('the first under the new key'));
    await release('rotate', 'root');
    await release('person', 'ben', '--subject', 'https://login.example|7', '--apps', '*', '--rights', 'rollback,switchOff');
    await release('off', 'account', ...because('the terms are wrong'));
    await release('on', 'account', ...because('the terms are right'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Begins to publish again what is published, and leaves it at that. @param {string} folder @param {string} site */
async function beginUpload(folder, site) {
  const read = (/** @type {string} */ key) => readFileSync(path.join(folder, 'registry', key), 'utf8');
  const upload = { release: JSON.parse(read('published/wallet/1.1.0.json')), sbom: read('bills/wallet/1.1.0.json') };
  await call(`${site}/releases/uploads`, upload);
}

/** Sends what three pages report: what they loaded, how long it took, and an error. @param {string} site */
export async function sendTelemetry(site) {
  const { sequence, composition, shell, remotes } = JSON.parse(await call(`${site}/manifest.json`));
  if (!(sequence > 0)) throw new Error('nothing is live');
  const wallet = { remote: 'wallet', version: remotes.wallet.version };
  const events = [
    { event: 'alive', shell: shell.version, releases: { wallet: wallet.version } },
    { event: 'screenLoaded', ...wallet, screen: 'HomeScreen', ms: 420, fetched: true },
    { event: 'vital', name: 'LCP', value: 900, shown: { ...wallet, screen: 'HomeScreen' } },
    {
      event: 'error',
      kind: 'screen',
      ...wallet,
      shell: shell.version,
      name: 'TypeError',
      message: 'x is undefined',
      frames: [{ file: `wallet/${wallet.version}/HomeScreen.js`, line: 1, column: 1 }],
      screen: '/wallet',
      count: 1,
    },
  ];
  for (const page of ['a', 'b', 'c']) await call(`${site}/telemetry`, { page, composition, device: 'medium', events });
}
