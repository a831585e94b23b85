import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand } from 'citty';
import { fallbacksIn, releasesIn } from '@parlour/release-contract/names';
import { appRights, type Member, type Policy, siteRights } from '@parlour/release-contract/policy';
import { publicPart } from '@parlour/release-contract/signature';
import { initRegistry } from '../initRegistry';
import { keyFile, readOrCreateKey, readPublicKey } from '../keys';
import { memberText, rulesText } from '../policies';
import { RegistryRefusal } from '../refusals';
import { variablesOfStore } from '../storage/namedStore';
import { openStore } from '../storage/openStore';
import { usualBudget } from '../usualBudget';
import { changePolicy, jsonArgs, keysFolder, openContext, openStoreHere, policyArgs, print, printJson } from './context';
import { appOf, shareOf } from './format';
import { memberAfter, type NamedRights, teamAfter, wordsOf } from './memberChanges';

const everyRight = appRights.join(',');
const asBefore = 'default: as before';
const canaryUpTo = {
  type: 'string',
  description: `Largest share of a canary for those without the right "promote": 5%, or 100% for any; ${asBefore}, or any`,
} as const;

const rightsArgs = {
  apps: {
    type: 'string',
    description: `Apps with commas between, or "*" for every app; "+wallet" for wallet beside those before; ${asBefore}, or every app`,
  },
  rights: { type: 'string', description: `Of ${everyRight}; none are enough to look on and to verify; ${asBefore}, or none` },
  'canary-up-to': canaryUpTo,
  site: { type: 'string', description: `Of ${siteRights.join(',')}; ${asBefore}, or none` },
} as const;

/** The largest share, in hundredths of a percent, that a release of a watched app reaches without a second person. */
const FEW = 500;

export const initCommand = defineCommand({
  meta: {
    name: 'init',
    description:
      'Makes the registry of a site in production: its root key, which you then store offline, its online key, and first rules',
  },
  args: {
    'two-people': {
      type: 'string',
      description: `Apps with commas between; a release of them for more than ${FEW / 100} % of visitors waits for a second person. "" for none`,
      default: 'wallet',
    },
    store: {
      type: 'string',
      description: 'Where: a folder, or s3://bucket/prefix with RELEASES_S3_*; default: what the environment names',
    },
  },
  run: async ({ args }) => {
    const variables = args.store === undefined ? {} : variablesOfStore(args.store);
    // A folder that is named is the store, whatever bucket the environment names.
    const folder = variables['DATA_DIR'];
    const keys = folder === undefined || process.env['RELEASES_KEYS'] ? keysFolder : path.join(folder, 'keys');
    const watched = wordsOf(args['two-people']).map(appOf);
    const rules = Object.fromEntries(watched.map((app) => [app, { approvalAbove: FEW }]));
    // A registry from before there were root keys keeps the rules that it has.
    const begin = ({ members, apps }: Policy) => ({ members, apps: Object.keys(members).length === 0 ? rules : apps });
    const store =
      args.store === undefined
        ? await openStoreHere()
        : await openStore(folder === undefined ? { ...process.env, ...variables } : variables);
    const registry = await initRegistry(store, keys, begin);
    print(`registry ${(await registry.trust()).registry}`);
    print(`${keyFile(keys, 'root')}: secret; names keys, teams and rights; store it offline`);
    print(`${keyFile(keys, 'registry')}: secret; signs what is live; the gateways need it`);
    const { policy } = await registry.head();
    for (const [app, own] of Object.entries(policy.apps)) print(`rules of ${app}: ${rulesText(own)}`);
    if ((await registry.current()) === undefined) print('nothing is live yet');
    for (const [name, value] of Object.entries(variables)) print(`the other commands and the gateways need ${name}=${value}`);
  },
});

export const keyCommand = defineCommand({
  meta: {
    name: 'key',
    description: 'Makes the key of a team or a person (or finds it) and prints its public part, which ops need to let them in',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app that it signs, or the name of the person' },
    public: { type: 'string', description: 'File to write the public part to, instead of printing it' },
  },
  run: async ({ args }) => {
    const name = appOf(args.app);
    if (name === 'root' || name === 'registry') throw new RegistryRefusal(`init makes the key "${name}"`);
    const key = publicPart(await readOrCreateKey(keyFile(keysFolder, name)));
    if (args.public === undefined) return print(JSON.stringify(key));
    await writeFile(args.public, JSON.stringify(key));
    print(`${args.public} holds the public part of ${key.kid}`);
  },
});

export const teamCommand = defineCommand({
  meta: {
    name: 'team',
    description:
      'Says whose keys may publish an app, what they may do with it, and what a screen of it may weigh; what is not named stays as it was',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app, which is also the name of its team' },
    keys: {
      type: 'positional',
      required: false,
      description: 'Files of public keys, one or more, which replace those before; default: as before',
    },
    'budget-kb': {
      type: 'string',
      description: `kB that a screen (or the shell) may weigh with Brotli; ${asBefore}, or the usual budget`,
    },
    rights: { type: 'string', description: `Of ${everyRight}; ${asBefore}, or all of them` },
    'canary-up-to': canaryUpTo,
    retire: {
      type: 'boolean',
      description: 'Releases of keys that are not named again can still be gone back to; default: they cannot',
      default: false,
    },
    ...policyArgs,
  },
  run: async ({ args }) => {
    const app = appOf(args.app);
    const keys = await Promise.all(args._.slice(1).map(readPublicKey));
    const size = args['budget-kb'] === undefined ? undefined : Math.round(Number(args['budget-kb']) * 1000);
    if (size !== undefined && (!Number.isInteger(size) || size < 1))
      throw new RegistryRefusal(`--budget-kb ${args['budget-kb']} is not a size`);
    await change(args, `keys of ${app}`, ({ members, apps }) => {
      const budget = size ?? apps[app]?.budget ?? usualBudget[app === 'shell' ? 'shell' : 'remote'];
      return {
        members: { ...members, [app]: teamAfter(members[app], app, { ...args, keys }) },
        apps: { ...apps, [app]: { ...apps[app], budget } },
      };
    });
    await printInForce(app);
    await printOrphans(app);
  },
});

export const personCommand = defineCommand({
  meta: {
    name: 'person',
    description:
      'Says what a person may do, and what proves them: public keys, a token for the console, or a log-in; what is not named stays as it was',
  },
  args: {
    name: { type: 'positional', required: true, description: 'The name, as the history will show it' },
    keys: {
      type: 'positional',
      required: false,
      description: 'Files of public keys, which replace those before; default: as before',
    },
    token: {
      type: 'boolean',
      description: 'Makes a token for the console, which replaces the one before, and prints it, once',
      default: false,
    },
    subject: { type: 'string', description: 'Whom the OpenID provider proves, as the history shows it: issuer|subject' },
    ...rightsArgs,
    ...policyArgs,
  },
  run: async ({ args }) => {
    const keys = await Promise.all(args._.slice(1).map(readPublicKey));
    const token = args.token ? randomBytes(24).toString('base64url') : undefined;
    const proofs = {
      ...(token !== undefined && { tokenHash: createHash('sha256').update(token).digest('hex') }),
      ...(args.subject !== undefined && { subject: args.subject }),
    };
    await setMember(args, (before) => {
      if (before === undefined && keys.length === 0 && Object.keys(proofs).length === 0)
        throw new RegistryRefusal(`nothing would prove ${args.name}: name a public key, or add --token or --subject`);
      return memberAfter(before, args.name, { ...namedRights(args), kind: 'person', keys, proofs });
    });
    // First, since it is in force and nothing but this prints it.
    if (token !== undefined) print(`token of ${args.name}, which is not shown again: ${token}`);
    await printInForce(args.name);
  },
});

export const groupCommand = defineCommand({
  meta: {
    name: 'group',
    description:
      'Says what people may do who log in and whom the OpenID provider names in a group; what is not named stays as it was',
  },
  args: {
    name: { type: 'positional', required: true, description: 'The name of the group here' },
    claim: {
      type: 'string',
      description: `The name of the group at the OpenID provider, exactly as it sends it; ${asBefore}`,
    },
    ...rightsArgs,
    ...policyArgs,
  },
  run: async ({ args }) => {
    const { claim } = args;
    await setMember(args, (before) => {
      if (before === undefined && claim === undefined)
        throw new RegistryRefusal(
          `nothing would tell who is in ${args.name}: name the group of the OpenID provider with --claim`,
        );
      const proofs = claim === undefined ? {} : { claim };
      return memberAfter(before, args.name, { ...namedRights(args), kind: 'group', proofs });
    });
    await printInForce(args.name);
  },
});

export const dismissCommand = defineCommand({
  meta: { name: 'dismiss', description: 'Takes every right and key of a team, a person or a group away' },
  args: { name: { type: 'positional', required: true, description: 'The team, person or group' }, ...policyArgs },
  run: async ({ args }) => {
    await change(args, `dismissed ${args.name}`, ({ members: { [args.name]: member, ...members }, apps }) => {
      if (member === undefined) throw new RegistryRefusal(`${args.name} is not a member`);
      return { members, apps };
    });
    await printOrphans(args.name);
  },
});

export const rulesCommand = defineCommand({
  meta: {
    name: 'rules',
    description: 'Says above which share a release of an app waits for a second person: rules wallet --approval-above 5%',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app' },
    'approval-above': { type: 'string', description: 'A share like 5%, or "never"', required: true },
    ...policyArgs,
  },
  run: async ({ args }) => {
    const app = appOf(args.app);
    const above = args['approval-above'] === 'never' ? undefined : shareOf(args['approval-above']);
    await change(args, `rules of ${app}`, ({ members, apps }) => {
      const { approvalAbove: _before, ...rules } = apps[app] ?? {};
      return { members, apps: { ...apps, [app]: { ...rules, ...(above !== undefined && { approvalAbove: above }) } } };
    });
  },
});

export const membersCommand = defineCommand({
  meta: { name: 'members', description: 'Shows teams, persons and groups with their keys and rights' },
  args: jsonArgs,
  run: async ({ args }) => {
    const { registry } = await openContext();
    const { policy, policyAt } = await registry.head();
    if (args.json) return printJson(policy);
    for (const [name, member] of Object.entries(policy.members)) print(`  ${name.padEnd(12)}${memberText(member)}`);
    print(policyAt === 0 ? 'no policy was signed yet' : `valid since entry ${policyAt} of the history`);
  },
});

interface PolicyArgs {
  readonly key?: string | undefined;
  readonly by: string;
  readonly reason?: string | undefined;
}

/** Makes another policy valid and prints what differs; the history names the usual reason where no other is given. */
async function change(args: PolicyArgs, usualReason: string, edit: Parameters<typeof changePolicy>[0]): Promise<void> {
  for (const line of await changePolicy(edit, { ...args, reason: args.reason ?? usualReason })) print(line);
}

async function setMember(
  args: PolicyArgs & { readonly name: string },
  memberOf: (before: Member | undefined) => Member,
): Promise<void> {
  await change(args, `rights of ${args.name}`, ({ members, apps }) => ({
    members: { ...members, [args.name]: memberOf(members[args.name]) },
    apps,
  }));
}

/** Says which releases of an app that the manifest names, for some or as a fallback too, are of no team any more. */
async function printOrphans(name: string): Promise<void> {
  const { registry } = await openContext();
  const { manifest } = await registry.head();
  const named = manifest === undefined ? [] : [...releasesIn(manifest), ...fallbacksIn(manifest)];
  for (const { version } of named.filter((release) => release.name === name)) {
    const live = await registry.release(name, version);
    if (live?.isTrusted !== false) continue;
    print(
      `${name} ${version} stays live, signed by no key that may publish it: verify finds fault with the site until ${name} is`,
    );
    print(
      `removed, other releases are in its place, also as the fallback, or its team has the key ${live.key} again (with --retire`,
    );
    print('beside a new one)');
  }
}

/** Prints what holds for a member, since a command names only some of it. */
async function printInForce(name: string): Promise<void> {
  const { members, apps } = (await (await openContext()).registry.head()).policy;
  const member = members[name];
  if (member === undefined) return;
  print(`in force: ${name} is ${memberText(member)}`);
  if (member.kind === 'team') print(`in force: rules of ${name}: ${rulesText(apps[name])}`);
}

function namedRights({ apps, rights, 'canary-up-to': share, site }: NamedRights): NamedRights {
  return { apps, rights, 'canary-up-to': share, site };
}
