import type { RequestedChange } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { appRights, type Caller, type Member } from '@parlour/release-contract/policy';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import type { DescribedBuild } from '../publishing/describedBuild';
import { integrityOf } from '../publishing/integrity';
import { type UsedPackage, sbomOf } from '../publishing/sbom';
import { carryOutSchedules } from '../registry/carryOut';
import type { HistoryRecord } from '../registry/history';
import { apply } from '../registry/operations';
import { openRegistry, type Registry } from '../registry/registry';
import type { Store } from '../storage/store';
import { signPolicy, writeInitialPolicy } from '../trust/policies';
import { readTrust, writeRoot } from '../trust/trust';
import { githubIdentity, testCertificate } from './testJob';
import { testBuild, testRemote, testShell } from './testRelease';

const BIG: UsedPackage = { name: 'big.js', version: '7.0.1', licence: 'MIT', integrity: 'sha512-AAAA' };

/** A wallet with two screens and a dictionary, whose scripts name their release, as builds do. */
export async function testWallet(
  version: string,
  {
    withdrawal = 'least=100',
    english = 'Wallet',
    packages = [BIG],
  }: { withdrawal?: string; english?: string; packages?: UsedPackage[] } = {},
): Promise<DescribedBuild> {
  const remote = testRemote('wallet', version, ['/wallet', '/withdrawal']);
  const own = (name: string, text: string) => {
    const bytes = Buffer.from(`(globalThis.chunk_${remote.container}||=[]).push(function(e,t){${text}})`);
    const hash = integrityOf(bytes).slice(7, 13).replaceAll(/\W/g, '0');
    return { path: `${name}.${hash}A1.js`, integrity: integrityOf(bytes), bytes };
  };
  const chunks = [own('Wallet', 'e.show(t)'), own('Withdrawal', withdrawal), own('en', `e.title=${JSON.stringify(english)}`)];
  const hashes = JSON.stringify(chunks.map(({ path, integrity }) => [path, integrity]));
  const exposed = 'WalletScreen() {}, WithdrawalScreen() {}, en: {}';
  const entry = Buffer.from(
    `var ${remote.container} = { chunks: ${hashes}, init() {}, get: async () => () => ({ ${exposed} }) };`,
  );
  const logo = Buffer.from('<svg/>');
  const files = [
    { path: 'remoteEntry.js', integrity: integrityOf(entry), bytes: entry },
    ...chunks,
    { path: 'logo.svg', integrity: integrityOf(logo), bytes: logo },
  ];
  const [first, wallet, withdraw, texts] = files.map(({ path, integrity }) => ({ path, integrity }));
  if (first === undefined || wallet === undefined || withdraw === undefined || texts === undefined) throw new Error('no files');
  const sbom = await sbomOf({ name: 'wallet', version }, packages);
  return {
    descriptor: {
      ...remote,
      routes: remote.routes.map((route) => ({
        ...route,
        screen: route.path === '/wallet' ? 'home/WalletScreen' : 'home/WithdrawalScreen',
      })),
      entry: first,
      modules: { WalletScreen: [wallet], WithdrawalScreen: [withdraw], en: [texts] },
      files: files.map(({ path, integrity, bytes }) => ({ path, integrity, size: bytes.length, brotli: bytes.length })),
      sbom: integrityOf(Buffer.from(sbom)),
      source: { repository: 'https://git.example/wallet' },
    },
    files: files.map(({ path, integrity, bytes }) => ({
      path,
      integrity,
      size: bytes.length,
      brotli: bytes.length,
      bytes,
      twins: [],
    })),
    sbom,
  };
}

export interface TestEvening {
  readonly registry: Registry;
  readonly root: PrivateKey;
  readonly online: PrivateKey;
  readonly team: PrivateKey;
  /** The entry that did something, by a name that tests call it by. */
  readonly entries: Readonly<Record<string, number>>;
}

/**
 * An evening of 24 November 2026 in a store: a first composition, a canary that the guardrail stops, a release of a job of a CI that a
 * second person approves, one in stages, a request that is declined and one that nobody answers, a path that is off for a while, and a rollback.
 */
export async function writeEvening(store: Store): Promise<TestEvening> {
  const keys = await Promise.all([createKey(), createKey(), createKey(), createKey(), createKey(), createKey()]);
  const [root, online, team, ana, ben, job] = keys;
  await writeRoot(store, { version: 1, root: [publicPart(root)], online: [publicPart(online)] }, root);
  const trust = await readTrust(store);
  if (trust === undefined) throw new Error('no root document');
  const members = {
    wallet: { ...memberOf('team', team), identities: [githubIdentity] },
    ana: memberOf('person', ana),
    ben: memberOf('person', ben),
  };
  await writeInitialPolicy(store, trust, { members, apps: {} }, root);
  const registry = await openRegistry(store, { ...online, registry: root.kid });
  const builds = [
    testBuild(testShell('1.0.0')),
    await testWallet('1.4.0'),
    await testWallet('1.5.0', { withdrawal: 'least=10' }),
  ];
  for (const build of builds) await registry.publish(build, team);
  const packages = [
    { ...BIG, version: '7.1.0' },
    { ...BIG, name: 'qr', licence: 'ISC' },
  ];
  const ofJob = await testWallet('1.5.1', { english: 'Purse', packages });
  await registry.publishSigned(
    await sign(ofJob.descriptor, job),
    ofJob.files.map((file) => ({ ...file, read: async () => file })),
    ofJob.sbom,
    { certificate: await testCertificate({ registry: root.kid, online, key: job }) },
  );

  let nowMs = Date.parse('2026-11-24T19:00:00Z');
  const now = () => new Date(nowMs);
  const entries: Record<string, number> = {};
  const callerOf = (name: 'wallet' | 'ana' | 'ben'): Caller => ({
    author: { kind: name === 'wallet' ? 'team' : 'person', name, key: members[name].keys[0]?.kid ?? '' },
    rights: [members[name]],
  });
  const did = async (name: string, minutes: number, caller: Caller, change: RequestedChange, reason: string) => {
    nowMs += minutes * 60_000;
    const record = await apply(registry, change, { caller, reason }, { now });
    entries[name] = record.sequence;
    return record;
  };
  const carriedOut = async (name: string, minutes: number): Promise<readonly HistoryRecord[]> => {
    nowMs += minutes * 60_000;
    const records = await carryOutSchedules(registry, { now, isWorse: () => false, loadsSince: async () => 1_000 });
    entries[name] = records[0]?.sequence ?? 0;
    return records;
  };
  const [wallet, one, other]: [Caller, Caller, Caller] = [callerOf('wallet'), callerOf('ana'), callerOf('ben')];
  const version = (text: string) => [{ name: 'wallet', version: text }];
  const share = (percent: number) => ({ kind: 'share' as const, share: percent * 100 });

  const first = [{ name: 'shell', version: '1.0.0' }, ...version('1.4.0')];
  await did(
    'first',
    0,
    { author: { kind: 'registry', name: 'registry', claimed: 'mira' } },
    { kind: 'promote', releases: first, to: share(100) },
    'the first composition',
  );
  const rules = await signPolicy(0, trust, { members, apps: { wallet: { approvalAbove: 500 } } }, root);
  await did(
    'rules',
    5,
    { author: { kind: 'root', name: 'root', key: root.kid, claimed: 'mira' } },
    rules,
    'two people for the wallet',
  );
  await did(
    'canary',
    5,
    wallet,
    { kind: 'promote', releases: version('1.5.0'), to: share(5) },
    '=smaller <b>withdrawals</b>\u202E',
  );
  await did(
    'stop',
    10,
    { author: { kind: 'guardrail', name: 'guardrail' } },
    { kind: 'stop', name: 'wallet' },
    'fails for 4.8 % of 412 loads',
  );
  const stages = [{ to: share(5) }, { to: share(100), after: 10 }];
  const asked = await did('asked', 5, one, { kind: 'schedule', releases: version('1.5.1'), stages, loads: 0 }, 'clearer words');
  await did('approved', 5, other, { kind: 'approve', request: asked.sequence }, 'read with ana');
  await carriedOut('stage', 11);
  await did('off', 5, other, { kind: 'switchOff', name: 'wallet', paths: ['/withdrawal'] }, 'the bank is down');
  await did('on', 15, other, { kind: 'switchOn', name: 'wallet' }, 'the bank is back');
  const again = await did(
    'askedAgain',
    5,
    one,
    { kind: 'promote', releases: version('1.5.0'), to: share(EVERYONE / 100) },
    'mended?',
  );
  await did('declined', 5, other, { kind: 'decline', request: again.sequence }, 'the same build');
  await did('back', 5, other, { kind: 'rollBack', name: 'wallet' }, 'the words after all');
  await did('unanswered', 5, one, { kind: 'promote', releases: version('1.5.1'), to: share(100) }, 'once more');
  return { registry, root, online, team, entries };
}

function memberOf(kind: 'team' | 'person', key: PrivateKey): Member {
  return { kind, keys: [publicPart(key)], apps: { '*': { rights: [...appRights] } }, site: [] };
}
