import { defineCommand } from 'citty';
import { describeBuild } from '../publishing/describe';
import type { DescribedBuild } from '../publishing/describedBuild';
import { initRegistry } from '../registry/initRegistry';
import type { HistoryRecord } from '../registry/history';
import { keyFile, readOrCreateKey } from '../trust/keys';
import { apply, propose, registryCaller } from '../registry/operations';
import type { Registry } from '../registry/registry';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { versionIn } from '@parlour/release-contract/names';
import { ANY_HOST, appRights, type Member, type Policy, publisherNames, publishersOf } from '@parlour/release-contract/policy';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { type PrivateKey, publicPart } from '@parlour/release-contract/signature';
import { authorArgs, changePolicy, keysFolder, openContext, openStoreHere, print } from './context';
import { provenance } from './provenance';

export const localCommand = defineCommand({
  meta: { name: 'local', description: 'Publishes built folders and makes them live in one write; used by npm start' },
  args: {
    folders: { type: 'positional', required: true, description: 'Built folders; each of a brand is live on a site of its own' },
    ports: { type: 'string', description: 'The ports by which the sites of brands are reached: ardelle=8081,koi=8082' },
    by: authorArgs.by,
  },
  run: async ({ args }) => {
    const store = await openStoreHere();
    const built = await Promise.all(args._.map((folder) => describeBuild(folder, provenance())));
    const signed = await Promise.all(
      built.map(async (build) => ({ build, key: await readOrCreateKey(keyFile(keysFolder, build.descriptor.name)) })),
    );
    const apps = signed.filter((one) => !isBrand(one));
    const brands = signed.filter(isBrand);
    const withTeams = (policy: Policy) => teamsOf(signed, policy);
    // Only the first start makes a registry; one from before root keys stays unchanged.
    const isFirst = (await store.list('history')).length === 0;
    const registry = isFirst ? await initRegistry(store, keysFolder, withTeams) : (await openContext()).registry;
    const { policy } = await registry.head();
    const isUnknown = ({ build }: Signed) => publisherNames(policy, build.descriptor.name).length === 0;
    if (signed.some(isUnknown)) await changePolicy(withTeams, { by: args.by, reason: REASON });
    await makeLive(registry, apps, args.by);
    if (brands.length === 0) return;
    const ports = new Map(args.ports?.split(',').map((pair) => pair.split('=') as [string, string]));
    const sites = brands.map(({ build }) => build.descriptor.name);
    await changePolicy((before) => withBrandSites(before, sites, ports), { by: args.by, reason: REASON });
    for (const brand of brands) await makeLive(registry.on(brand.build.descriptor.name), [...apps, brand], args.by);
  },
});

function isBrand({ build: { descriptor } }: Signed): boolean {
  return descriptor.kind === 'remote' && descriptor.brand !== undefined;
}

/** Publishes releases and makes them live on a site, except those that somebody else looks after there. */
async function makeLive(registry: Registry, signed: readonly Signed[], by: string): Promise<void> {
  const own: Signed[] = [];
  for (const one of signed) {
    const owner = await ownerOf(registry, one);
    if (owner === undefined) own.push(one);
    else print(`${owner}; npm start leaves it as it is`);
  }
  for (const { build, key } of own) await registry.publish(build, key);
  const releases = own.map(({ build: { descriptor } }) => ({ name: descriptor.name, version: descriptor.version }));
  if (releases.length === 0) return;
  const change = { kind: 'promote' as const, releases, to: { kind: 'share' as const, share: EVERYONE } };
  const caller = registryCaller(by);
  const { difference, isAllowed } = await propose(registry, change, caller);
  const isLiveAlready = !isAllowed && difference.length === 0 && (await registry.current()) !== undefined;
  if (!isLiveAlready) await apply(registry, change, { caller, reason: REASON });
}

/** The policy with a site for each brand, by host name and by port; the default site keeps every other host. */
function withBrandSites(policy: Policy, brands: readonly string[], ports: ReadonlyMap<string, string>): Policy {
  const { [DEFAULT_SITE]: main = { hosts: [] }, ...others } = policy.sites ?? {};
  const hostsOf = (name: string) => {
    const port = ports.get(name);
    return [`${name}.localhost`, ...(port === undefined ? [] : [`localhost:${port}`, `127.0.0.1:${port}`])];
  };
  return {
    ...policy,
    sites: {
      [DEFAULT_SITE]: { ...main, hosts: main.hosts.length > 0 ? main.hosts : ['localhost', ANY_HOST] },
      ...others,
      ...Object.fromEntries(brands.map((name) => [name, { ...others[name], hosts: hostsOf(name) }])),
    },
  };
}

const REASON = 'local build';

/** Explains why the local build may not replace an app: another key publishes it, or somebody chose what is live. */
async function ownerOf(registry: Registry, { build: { descriptor }, key }: Signed): Promise<string | undefined> {
  const { name, version } = descriptor;
  const { manifest, policy, sequence } = await registry.head();
  const publishers = publishersOf(policy, name);
  const names = publisherNames(policy, name);
  if (names.length > 0 && !publishers.some((publisher) => publisher.key.kid === key.kid))
    return `${name} is published by ${names.join(', ')}`;
  const live = manifest && versionIn(manifest, name);
  if (live === undefined || live === version) return undefined;
  let maker: HistoryRecord | undefined;
  for (let entry = sequence; entry > 0; entry -= 1) {
    const record = await registry.record(entry);
    if (record?.manifest === undefined || versionIn(record.manifest, name) !== live) break;
    maker = record;
  }
  return maker === undefined || maker.reason === REASON
    ? undefined
    : `${name} ${live} was made live by ${maker.by} (${maker.reason})`;
}

interface Signed {
  readonly build: DescribedBuild;
  readonly key: PrivateKey;
}

/** The policy with teams added for apps that nobody may publish yet. */
function teamsOf(signed: readonly Signed[], policy: Policy): Pick<Policy, 'members' | 'apps'> {
  const unknown = signed.filter(({ build }) => publisherNames(policy, build.descriptor.name).length === 0);
  const members = unknown.map(({ build: { descriptor }, key }): [string, Member] => [
    descriptor.name,
    { kind: 'team', keys: [publicPart(key)], apps: { [descriptor.name]: { rights: [...appRights] } }, site: [] },
  ]);
  const apps = unknown.map(({ build: { descriptor } }) => [
    descriptor.name,
    {
      ...policy.apps[descriptor.name],
      ...(descriptor.kind === 'remote' && descriptor.origin !== undefined && { origin: descriptor.origin }),
    },
  ]);
  return {
    members: { ...policy.members, ...Object.fromEntries(members) },
    apps: { ...policy.apps, ...Object.fromEntries(apps) },
  };
}
