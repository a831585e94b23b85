import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { apply, faultsOf, fileStore, historyOf, keyFile, openRegistry, readOrCreateKey, registryCaller } from '@parlour/registry';
import { testRegistry, testRemote } from '@parlour/registry/testing/testRelease';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { releaseSmallSite } from './openGateway';
import { type RunningGateway, runGateway } from './runGateway';

const GATEWAYS = 3;
/** Longer than a gateway takes from one look to the next. */
const APART_MS = 7_000;
const SHARES = [500, 1_000, 2_500, EVERYONE];

/** What a stage came to: for whom, by which entry, and how long after its time. */
interface CarriedOut {
  readonly share: number;
  readonly sequence: number;
  readonly lateMs: number;
}

/**
 * A release goes live in stages while three gateways run, of which one is killed at the moment of each stage and replaced. Each stage has
 * to be carried out once; returns them.
 */
export async function carryOutAndKill(folder: string): Promise<readonly CarriedOut[]> {
  await releaseSmallSite(folder);
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  const store = fileStore(path.join(folder, 'registry'));
  await (await testRegistry(store, key)).publish(testRemote('wallet', '1.1.0', ['/wallet']));
  const registry = await openRegistry(store, key);
  let gateways: readonly RunningGateway[] = await Promise.all(Array.from({ length: GATEWAYS }, () => runGateway(folder)));
  const begun = Date.now();
  const times = SHARES.map((_share, index) => begun + index * APART_MS);
  const stages = SHARES.map((share, index) => ({
    to: { kind: 'share' as const, share },
    ...(index > 0 && { at: new Date(times[index] ?? 0).toISOString() }),
  }));
  const releases = [{ name: 'wallet', version: '1.1.0' }];
  await apply(
    registry,
    { kind: 'schedule', releases, stages, loads: 0 },
    { caller: registryCaller('test'), reason: 'in stages' },
    { now: () => new Date(begun) },
  );
  for (const time of times.slice(1)) {
    await after(time - Date.now());
    const [first, ...others] = gateways;
    await first?.stop('SIGKILL');
    gateways = [...others, await runGateway(folder)];
  }
  await after(APART_MS);
  await Promise.all(gateways.map((gateway) => gateway.stop()));

  expect(await faultsOf(store, await registry.trust())).toEqual([]);
  expect((await registry.current())?.remotes['wallet']).toMatchObject({ version: '1.1.0' });
  const entries = (await historyOf(registry, { limit: 30 })).filter(({ change }) => change.kind === 'stage').toReversed();
  return entries.flatMap(({ change, sequence, at }) => {
    if (change.kind !== 'stage' || change.to.kind !== 'share') return [];
    return [{ share: change.to.share, sequence, lateMs: Date.parse(at) - (times[change.stage] ?? 0) }];
  });
}
