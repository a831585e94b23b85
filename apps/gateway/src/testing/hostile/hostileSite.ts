import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { fileStore, keyFile, readOrCreateKey } from '@parlour/registry';
import {
  setPolicy,
  testBuild,
  testEntry,
  type TestRegistry,
  testRegistry,
  testRemote,
} from '@parlour/registry/testing/testRelease';
import { integrityOf } from '@parlour/registry/publishing/integrity';
import { createKey, type PrivateKey, publicPart } from '@parlour/release-contract/signature';
import { releaseSmallSite } from '../openGateway';

/** The attacks of a hostile team, repeated; `lookers` have no rights and request the plans of others. */
export const attacks = ['twins', 'maps', 'scripts', 'endless', 'lookers'] as const;
export type Attack = (typeof attacks)[number];

/** A team, its attack, and the key that signs its requests. */
export interface HostileTeam {
  readonly app: string;
  readonly attack: Attack;
  readonly key: PrivateKey;
  /** How many versions of its app are published for it. */
  readonly versions: number;
  /** The app whose releases it requests. */
  readonly target: string;
}

export interface AttackSize {
  readonly teams: number;
  readonly versions: number;
  readonly scripts: number;
  readonly mapBytes: number;
}

/** A small live site in a data folder, with attacking teams whose releases are published like any others. */
export async function makeHostileSite(folder: string, size: AttackSize): Promise<readonly HostileTeam[]> {
  await releaseSmallSite(folder);
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  const site = await testRegistry(fileStore(path.join(folder, 'registry')), key);
  const teams: HostileTeam[] = [];
  for (let index = 0; index < size.teams; index += 1) {
    const attack = attacks[index % attacks.length] ?? 'twins';
    const app = `${attack}-${String.fromCharCode(97 + index)}`;
    const versions = attack === 'twins' || attack === 'lookers' ? 0 : size.versions;
    for (let version = 0; version < versions; version += 1) await publish(site, attack, app, `1.0.${version}`, size);
    const own = attack === 'lookers' ? await looker(site, key, app) : await site.keyOf(app);
    teams.push({ app, attack, key: own, versions, target: app });
  }
  const [heavy] = teams.filter(({ attack }) => attack === 'scripts');
  return teams.map((team) =>
    team.attack === 'lookers' && heavy ? { ...team, target: heavy.app, versions: heavy.versions } : team,
  );
}

/** A member with read access only. */
async function looker(site: TestRegistry, root: PrivateKey, name: string): Promise<PrivateKey> {
  const key = await createKey();
  await setPolicy(site.registry, root, ({ members, apps }) => ({
    members: { ...members, [name]: { kind: 'person', keys: [publicPart(key)], apps: {}, site: [] } },
    apps,
  }));
  return key;
}

async function publish(site: TestRegistry, attack: Attack, app: string, version: string, size: AttackSize): Promise<void> {
  const bytes = attack === 'endless' ? 'for (;;);' : testEntry({ name: app, version });
  const one = testRemote(app, version, [`/${app}`], { bytes });
  const { files, maps } = filesOf(attack, version, size);
  const [entry] = one.files;
  const build = testBuild({ ...one, files: [entry, ...files.map(described)], maps: maps.map(described) } as typeof one, bytes);
  const plain = build.files.slice(0, 1).map((file) => ({ ...file, twins: [] }));
  await site.registry.publish({ ...build, files: [...plain, ...files], maps }, await site.keyOf(app));
}

const file = (name: string, bytes: Buffer) => ({
  path: name,
  integrity: integrityOf(bytes),
  size: bytes.length,
  brotli: bytes.length,
  bytes,
  twins: [],
});
const described = ({ path: name, integrity, size, brotli }: ReturnType<typeof file>) => ({ path: name, integrity, size, brotli });

function filesOf(attack: Attack, version: string, { scripts, mapBytes }: AttackSize) {
  const script = (index: number) => file(`s${index}.js`, Buffer.from(`// ${version} ${index}\n`.padEnd(10_000, 'x')));
  const map = (index: number) => file(`s${index}.js.map`, sourceMap(mapBytes, version + index));
  return {
    files: attack === 'scripts' ? Array.from({ length: scripts }, (_, index) => script(index)) : [],
    maps: attack === 'maps' ? Array.from({ length: 4 }, (_, index) => map(index)) : [],
  };
}

/** A source map with as many positions as fit into this many bytes. */
function sourceMap(bytes: number, salt: string): Buffer {
  const rest = bytes - 200;
  return Buffer.from(
    JSON.stringify({ version: 3, sources: ['a.ts'], names: [], file: salt, mappings: 'AAAA,'.repeat(rest / 5) + 'AAAA' }),
  );
}

/** A gzip file with one byte of content and a comment of this many bytes in its header. */
export function hugeTwin(bytes: number): Buffer {
  const plain = gzipSync('x');
  const head = Buffer.from(plain.subarray(0, 10));
  head[3] = 16;
  return Buffer.concat([head, Buffer.alloc(bytes, 'c'), Buffer.from([0]), plain.subarray(10)]);
}
