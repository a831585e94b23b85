import { defineCommand } from 'citty';
import { describeBuild, type DescribedBuild } from '../describe';
import { initRegistry } from '../initRegistry';
import { keyFile, readKey, readOrCreateKey } from '../keys';
import { apply, propose, registryCaller } from '../operations';
import { openRegistry } from '../registry';
import { openStore } from '../storage/openStore';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { appRights, type Member, type Policy, publishersOf } from '@parlour/release-contract/policy';
import { type PublicKey, publicPart } from '@parlour/release-contract/signature';
import { usualBudget } from '../usualBudget';
import { authorArgs, changePolicy, keysFolder } from './context';
import { provenance } from './provenance';

export const localCommand = defineCommand({
  meta: { name: 'local', description: 'Publishes built folders and makes them live in one write; used by npm start' },
  args: {
    folders: { type: 'positional', required: true, description: 'Built folders' },
    by: authorArgs.by,
  },
  run: async ({ args }) => {
    const store = await openStore(process.env);
    const built = await Promise.all(args._.map((folder) => describeBuild(folder, provenance())));
    const signed = await Promise.all(
      built.map(async (build) => ({ build, key: await readOrCreateKey(keyFile(keysFolder, build.descriptor.name)) })),
    );
    const online = await readKey(keyFile(keysFolder, 'registry'));
    const withTeams = (policy: Policy) => teamsOf(signed, policy);
    // Only a first start makes a registry; one from before there were root keys stays as it is.
    const registry = online === undefined ? await initRegistry(store, keysFolder, withTeams) : await openRegistry(store, online);
    const { policy } = await registry.head();
    const isUnknown = ({ build }: Signed) => publishersOf(policy, build.descriptor.name).length === 0;
    if (signed.some(isUnknown)) await changePolicy(withTeams, { by: args.by, reason: 'teams of the local build' });
    for (const { build, key } of signed) await registry.publish(build, key);
    const releases = built.map(({ descriptor: { name, version } }) => ({ name, version }));
    const change = { kind: 'promote' as const, releases, to: { kind: 'share' as const, share: EVERYONE } };
    const caller = registryCaller(args.by);
    const { difference, isAllowed } = await propose(registry, change, caller);
    const isLiveAlready = !isAllowed && difference.length === 0 && (await registry.current()) !== undefined;
    if (!isLiveAlready) await apply(registry, change, { caller, reason: 'local build' });
  },
});

interface Signed {
  readonly build: DescribedBuild;
  readonly key: PublicKey;
}

/** The policy with the teams of apps that nobody may publish yet. */
function teamsOf(signed: readonly Signed[], policy: Policy): Pick<Policy, 'members' | 'apps'> {
  const unknown = signed.filter(({ build }) => publishersOf(policy, build.descriptor.name).length === 0);
  const members = unknown.map(({ build: { descriptor }, key }): [string, Member] => [
    descriptor.name,
    { kind: 'team', keys: [publicPart(key)], apps: { [descriptor.name]: { rights: [...appRights] } }, site: [] },
  ]);
  const apps = unknown.map(({ build: { descriptor } }) => [
    descriptor.name,
    { ...policy.apps[descriptor.name], budget: usualBudget[descriptor.kind] },
  ]);
  return {
    members: { ...policy.members, ...Object.fromEntries(members) },
    apps: { ...policy.apps, ...Object.fromEntries(apps) },
  };
}
