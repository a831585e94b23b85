import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@parlour/gateway/config';
import { createGateway } from '@parlour/gateway/server';
import {
  apply,
  collectGarbage,
  fileStore,
  historyOf,
  keyFile,
  openStore,
  readOrCreateKey,
  registryCaller,
  stateOf,
  type Store,
} from '@parlour/registry';
import { startBucket } from '@parlour/registry/testing/testBucket';
import { type LargeStore, remotesOf, writeLargeStore } from '@parlour/registry/testing/testLargeStore';
import { testBuild, type TestRegistry, testRemote } from '@parlour/registry/testing/testRelease';
import { memoryStore } from '@parlour/registry/testing/testStore';
import { type Bench, type Figure, figureOf, median } from '../findings';
import { settings } from '../settings';
import { START, storeTable } from './storeTable';

const sizes = {
  '10 releases': { apps: 5, releases: 2, entries: 10 },
  '1,000 releases': { apps: 20, releases: 50, entries: 50_000 },
} as const satisfies Readonly<Record<string, LargeStore>>;
const S3_PAGE = 1_000;
const MOST_TIMES = 2;

interface Site {
  readonly made: TestRegistry;
  readonly store: Store;
  readonly folder: string;
}

const retention = { retainMs: 1, retainManifests: 20, lastSeen: new Map<string, number>() };
const [app = ''] = remotesOf({ apps: 5 });
const by = { caller: registryCaller('bench'), reason: 'bench' };

/** What a command does after it was started, in a registry that was just opened; `round` is another one each time. */
const work: Readonly<Record<string, (site: Site, round: number) => Promise<unknown>>> = {
  publish: async ({ made, store }, round) => {
    const registry = await made.reopen(store);
    await registry.publish(testBuild(testRemote(app, `2.${round}.0`, [`/${app}`])), await made.keyOf(app));
  },
  promote: async ({ made, store }, round) => {
    const releases = [{ name: app, version: `2.${round}.0` }];
    await apply(await made.reopen(store), { kind: 'promote', releases, to: { kind: 'share', share: 10_000 } }, by);
  },
  status: async ({ made, store }) => stateOf(await made.reopen(store), 1),
  history: async ({ made, store }) => historyOf(await made.reopen(store), { limit: 20 }),
  'roll back': async ({ made, store }) => apply(await made.reopen(store), { kind: 'rollBack', name: app }, by),
  gc: async ({ made, store }) => collectGarbage(await made.reopen(store), { ...retention, now: Date.now() + 1_000 }),
  'start of a gateway': async ({ store, folder }) => {
    const gateway = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' }), store);
    const { statusCode } = await gateway.inject('/manifest.json');
    if (statusCode !== 200) throw new Error(`the gateway answered ${statusCode}`);
    await gateway.close();
  },
};

/** What commands take with many releases and a long history, compared with few; in a folder and in a bucket. */
export const storeBench: Bench = {
  name: 'store',
  about: 'commands and the start of a gateway with 1,000 releases and 50,000 manifests; writes a table of docs/scale.md',
  run: async (log) => {
    const sites = await Promise.all(
      Object.entries(sizes).map(async ([name, size]) => {
        const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-store-'));
        const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
        const values = new Map<string, Buffer>();
        const made = await writeLargeStore(memoryStore(values), size, key);
        const inFolder = fileStore(path.join(folder, 'registry'));
        for (const [one, value] of values) await writeQuickly(path.join(folder, 'registry', one), value);
        const bucket = await startBucket({ page: S3_PAGE, values });
        log(`${name}, ${size.entries} manifests: ${values.size} values`);
        return { name, folder, made, bucket, stores: { folder: inFolder, bucket: await openStore(bucket.env) } };
      }),
    );
    try {
      // What is old goes the first time; afterwards there is as much to look at as ops usually have.
      for (const { made, stores, folder } of sites)
        for (const store of Object.values(stores)) await work['gc']?.({ made, store, folder }, 0);
      const starts = await startsOfCommand();
      const figures: Figure[] = [figureOf(START, 'ms', starts)];
      const start = median(starts);
      for (const place of ['folder', 'bucket'] as const) {
        const times = new Map<string, number[]>();
        for (let round = 0; round < settings.rounds; round += 1) {
          for (const [what, run] of Object.entries(work)) {
            for (const { name, made, folder, stores } of sites) {
              const started = performance.now();
              await run({ made, store: stores[place], folder }, round);
              const key = `${place}, ${name}: ${what}`;
              times.set(key, [...(times.get(key) ?? []), performance.now() - started]);
            }
          }
        }
        for (const [what, values] of times) figures.push(figureOf(what, 'ms', values));
      }
      const msOf = (what: string) => figures.find((figure) => figure.what === what)?.median ?? Number.NaN;
      const goals = Object.keys(work).flatMap((what) =>
        ['folder', 'bucket'].map((place) => {
          const [small = 0, large = 0] = Object.keys(sizes).map((size) => msOf(`${place}, ${size}: ${what}`));
          const times = (start + large) / (start + small);
          const measured = `${times.toFixed(2)} ×`;
          return { goal: `${place}, ${what}: at most ${MOST_TIMES} ×`, measured, isReached: times <= MOST_TIMES };
        }),
      );
      const notes = [
        'The goals are of whole commands: each with the start of the command as it is packed.',
        'The bucket is a server in the same process, which answers at once.',
      ];
      return { figures, goals, notes };
    } finally {
      for (const { bucket, folder } of sites) {
        await bucket.close();
        await rm(folder, { recursive: true });
      }
    }
  },
  tables: (findings) => [storeTable(findings)],
};

/** How long the command of releases, as `npm run package` packs it, takes until it has loaded itself. */
async function startsOfCommand(): Promise<readonly number[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-programs-'));
  await promisify(execFile)(process.execPath, ['scripts/package.mjs', '--out', folder]);
  const command = path.join(folder, 'parlour-releases/bin/parlour-releases.js');
  const starts = Array.from({ length: settings.rounds }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [command, 'history', '--help'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return performance.now() - started;
  });
  await rm(folder, { recursive: true });
  return starts;
}

/** Without waiting for the disk, as the store itself does for each value. */
async function writeQuickly(file: string, value: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, value);
}
