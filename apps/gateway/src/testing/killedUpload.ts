import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileStore, keyFile, openRegistry, readKey } from '@parlour/registry';
import { testRegistry } from '@parlour/registry/testing/testRelease';
import { releaseSmallSite } from './openGateway';
import { runGateway } from './runGateway';

const root = path.resolve(__dirname, '../../../..');
const FILES = 24;

/** The results of publishing over the network that was killed repeatedly. */
export interface KilledUploads {
  /** How many were killed between their first and their last call. */
  readonly halves: number;
  readonly published: number;
}

/**
 * Publishes over the network with the release tool and kills it after each of these times. What was cut off must not be visible;
 * the same command again, unkilled, has to publish it whole and leave nothing behind.
 */
export async function uploadAndKill(lane: string, moments: readonly number[]): Promise<KilledUploads> {
  await releaseSmallSite(lane);
  const online = await readKey(keyFile(path.join(lane, 'keys'), 'registry'));
  const store = fileStore(path.join(lane, 'registry'));
  const { keyOf } = await testRegistry(store, online);
  const key = JSON.stringify(await keyOf('wallet'));
  const gateway = await runGateway(lane);
  const registry = await openRegistry(store, online);
  let halves = 0;
  const upload = async (folder: string, ms?: number) => {
    const words = ['--import', 'tsx', 'packages/registry/src/cli.ts', 'publish', 'wallet', '--dir', folder];
    const env = { ...process.env, DATA_DIR: path.join(lane, 'team'), RELEASES_SITE: gateway.url, RELEASES_KEY: key };
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    if (ms === undefined) return ended;
    // The start-up time differs between machines, and the kill has to hit the upload.
    while ((await store.list('uploads/meta')).length === 0 && child.exitCode === null) await after(2);
    await after(ms);
    child.kill('SIGKILL');
    return ended;
  };
  for (const [index, ms] of moments.entries()) {
    const version = `2.0.${index}`;
    const folder = path.join(lane, `built-${index}`);
    await writeBuild(folder, version);
    await upload(folder, ms);
    const isPublished = async () => (await registry.versions('wallet')).includes(version);
    const visible = await fetch(`${gateway.url}/assets/wallet/${version}/remoteEntry.js`);
    // The gateway completes the last call, and publishes the release although its sender was killed.
    while (visible.status !== 404 && !(await isPublished())) await after(20);
    if (!(await isPublished()) && (await store.list('uploads/meta/wallet')).includes(`${version}.json`)) halves += 1;
    expect(await upload(folder)).toBe(0);
    const release = await registry.release('wallet', version);
    expect(release?.isTrusted).toBe(true);
    expect(release && (await registry.damagedFiles(release.descriptor))).toEqual([]);
    expect(await store.list('uploads')).toEqual([]);
  }
  await gateway.stop();
  return { halves, published: (await registry.versions('wallet')).length };
}

/** Writes a build folder with many files. */
export async function writeBuild(folder: string, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = ['remoteEntry.js', ...Array.from({ length: FILES }, (_, index) => `chunk-${index}.js`)];
  for (const name of names)
    await writeFile(path.join(folder, name), `/* ${version} */ let a = '${randomBytes(3_000).toString('hex')}';`);
  const config = {
    name: 'wallet',
    platformVersion: '^1.0.0',
    outage: 'wallet is not reachable',
    routes: [{ path: '/wallet', screen: 'home/HomeScreen', access: 'all', chrome: 'main' }],
  };
  const shares = { react: '19.3.1' };
  const identity = {
    kind: 'remote',
    name: 'wallet',
    version,
    container: `wallet_${version.replaceAll('.', '_')}`,
    shares,
    config,
  };
  await writeFile(path.join(folder, 'identity.json'), JSON.stringify(identity));
  const assets = { js: { sync: names.slice(1) } };
  const federation = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [{ name: 'HomeScreen', assets }] };
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(federation));
  await writeFile(path.join(folder, 'packages.json'), '[]');
}
