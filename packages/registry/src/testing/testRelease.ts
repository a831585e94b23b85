import { containerNameOf } from '@parlour/platform/containerName';
import { createHash } from 'node:crypto';
import { apply, registryCaller } from '../registry/operations';
import { type Governed, signPolicy, writeInitialPolicy } from '../trust/policies';
import { Conflict } from '../registry/refusals';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { Descriptor, RemoteDescriptor } from '../publishing/descriptor';
import type { HistoryRecord } from '../registry/history';
import type { BuiltFile } from '../publishing/compressFiles';
import type { DescribedBuild } from '../publishing/describedBuild';
import { openRegistry, type Registry } from '../registry/registry';
import { appRights, type Member, type Policy } from '@parlour/release-contract/policy';
import { createKey, type PrivateKey, type PublicKey, publicPart } from '@parlour/release-contract/signature';
import type { Store } from '../storage/store';
import { trustOfOneKey } from '../trust/trust';
import { defaultBudget } from '../gate/budgets';
import { EVERYONE } from '@parlour/release-contract/manifest';

const integrityOf = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The bill of materials of every test release. */
export const TEST_SBOM = JSON.stringify({ components: [{ name: 'valibot', licenses: [{ license: { id: 'MIT' } }] }] });

/** A minimal entry that a page accepts: a container with one screen. */
export function testEntry(named: ReleaseName): string {
  return `var ${containerNameOf(named)} = { init() {}, get: async () => () => ({ HomeScreen() {} }) };`;
}

/** A release of a remote for tests, whose entry contains the given bytes. */
export function testRemote(
  name: string,
  version: string,
  paths: readonly string[],
  { platformVersion = '^1.0.0', bytes = testEntry({ name, version }) } = {},
) {
  const file = { path: 'remoteEntry.js', integrity: integrityOf(bytes) };
  return {
    format: 1,
    kind: 'remote',
    name,
    version,
    container: containerNameOf({ name, version }),
    platformVersion,
    outage: `${name} is not reachable`,
    routes: paths.map((path) => ({ path, screen: 'home/HomeScreen', access: 'all', chrome: 'main' })),
    entry: file,
    modules: { HomeScreen: [file] },
    files: [{ ...file, size: bytes.length, brotli: bytes.length }],
    links: [],
    sbom: integrityOf(TEST_SBOM),
    shares: { react: '19.3.1', '@parlour/platform': '1.2.0' },
    revision: 'r',
    builtAt: '2026-11-20T12:00:00.000Z',
  } satisfies RemoteDescriptor;
}

/** A release of the shell for tests, with the given platform version; its one file is the document. */
export function testShell(version: string, platformVersion = '1.2.0', document = 'let a') {
  const {
    routes: _routes,
    entry: _entry,
    modules: _modules,
    outage: _outage,
    files,
    ...common
  } = testRemote('shell', version, [], { bytes: document });
  return {
    ...common,
    kind: 'shell' as const,
    platformVersion,
    document: 'document.html',
    first: [],
    files: files.map((file) => ({ ...file, path: 'document.html' })),
  };
}

/** A test release as a build with its bytes. */
export function testBuild(
  descriptor: Descriptor,
  bytes = descriptor.kind === 'shell' ? 'let a' : testEntry(descriptor),
): DescribedBuild {
  const files = descriptor.files.map((file): BuiltFile => ({
    ...file,
    bytes: Buffer.from(bytes),
    twins: [
      { suffix: '.br', bytes: Buffer.from('br') },
      { suffix: '.gz', bytes: Buffer.from('gz') },
    ],
  }));
  return { descriptor, files, sbom: TEST_SBOM };
}

/** The teams of a new test registry, in its initial policy, so that its first entry is a manifest. */
const USUAL_APPS = ['shell', 'wallet', 'records', 'lobby', 'promotions'];

/** A registry in a store, with a separate team for each app that is published through it. */
export interface TestRegistry {
  readonly registry: Registry;
  readonly secret: PrivateKey;
  /** Opens the same registry as another process would. */
  reopen(other?: Store): Promise<Registry>;
  keyOf(app: string): Promise<PrivateKey>;
  publish(release: Descriptor, bytes?: string): Promise<'published' | 'known'>;
  /** Publishes releases and makes them live for everyone. */
  release(...releases: readonly Descriptor[]): Promise<void>;
  promote(...releases: readonly ReleaseName[]): Promise<HistoryRecord>;
}

/** Makes a member of the team of an app, with every right for it. */
export async function letTeamIn(registry: Registry, app: string, key: PublicKey, secret: PrivateKey): Promise<void> {
  await setPolicy(registry, secret, ({ members, apps }) => ({
    members: { ...members, [app]: teamOf(app, key) },
    apps: { ...apps, [app]: { ...apps[app], budget: defaultBudget.remote } },
  }));
}

function teamOf(app: string, key: PublicKey): Member {
  return { kind: 'team', keys: [publicPart(key)], apps: { [app]: { rights: [...appRights] } }, site: [] };
}

/** Changes the policy, signed by the root key. */
export async function setPolicy(registry: Registry, secret: PrivateKey, edit: (policy: Policy) => Governed): Promise<void> {
  const head = await registry.head();
  const change = await signPolicy(head.policyAt, await registry.trust(), { ...head.policy, ...edit(head.policy) }, secret);
  const caller = { author: { kind: 'root' as const, name: 'root', key: secret.kid } };
  try {
    await apply(registry, change, { caller, reason: 'test' });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await setPolicy(registry, secret, edit);
  }
}

/** Opens a registry in a store, with the key given or a new one. */
export async function testRegistry(store: Store, given?: PrivateKey): Promise<TestRegistry> {
  const secret = given ?? (await createKey());
  let keys = new Map<string, Promise<PrivateKey>>(USUAL_APPS.map((app) => [app, createKey()]));
  const teams = await Promise.all([...keys].map(async ([app, key]) => [app, teamOf(app, await key)] as const));
  const apps = Object.fromEntries(USUAL_APPS.map((app) => [app, { budget: defaultBudget.remote }]));
  const isNew = await writeInitialPolicy(store, trustOfOneKey(secret), { members: Object.fromEntries(teams), apps }, secret);
  if (!isNew) keys = new Map();
  const registry = await openRegistry(store, secret);
  const appoint = async (app: string) => {
    const key = await createKey();
    await letTeamIn(registry, app, key, secret);
    return key;
  };
  const keyOf = (app: string) => {
    const key = keys.get(app) ?? appoint(app);
    keys.set(app, key);
    return key;
  };
  const publish: TestRegistry['publish'] = async (release, bytes) =>
    registry.publish(testBuild(release, bytes), await keyOf(release.name));
  const promote: TestRegistry['promote'] = (...releases) =>
    apply(
      registry,
      {
        kind: 'promote',
        releases: releases.map(({ name, version }) => ({ name, version })),
        to: { kind: 'share', share: EVERYONE },
      },
      { caller: registryCaller('test'), reason: 'test' },
    );
  return {
    registry,
    secret,
    reopen: (other = store) => openRegistry(other, secret),
    keyOf,
    publish,
    promote,
    release: async (...releases) => {
      for (const release of releases) await publish(release);
      await promote(...releases);
    },
  };
}
