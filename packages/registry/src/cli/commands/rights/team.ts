import { otherOrigin } from '@parlour/platform/remoteConfig';
import type { AppRules, Policy } from '@parlour/release-contract/policy';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { readPublicKey } from '../../../trust/keys';
import { COMMAND } from '../../../registry/commandName';
import { RegistryRefusal } from '../../../registry/refusals';
import type { Governed } from '../../../trust/policies';
import { policyArgs } from '../../context';
import { appOf, shareOf } from '../../format';
import { identitiesOf, identityArgs } from './identities';
import { teamAfter, wordsOf } from './memberChanges';
import { change, printInForce, printOrphans, printUnheld } from './policyChanges';
import { asBefore, canaryUpTo, everyRight, onArg } from './rightsArgs';

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
    origin: {
      type: 'string',
      description: `The one origin beside the site that its screens may call, https://host; "none" takes it away; ${asBefore}`,
    },
    rights: { type: 'string', description: `Of ${everyRight}; ${asBefore}, or all of them` },
    'canary-up-to': canaryUpTo,
    on: onArg,
    'held-by': {
      type: 'string',
      description: `People who can use these keys, also by starting the CI: ana,ben or issuer|subject; none of them approves what the team requests. "nobody" names none; ${asBefore}`,
    },
    ...identityArgs,
    retire: {
      type: 'boolean',
      description: 'Releases of keys and identities that are not named again can still be gone back to; default: they cannot',
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
    await change(args, `keys of ${app}`, (policy) => {
      const { members } = policy;
      demandPeople(members, args['held-by']);
      const rulesAfter = ({ origin: originBefore, ...rules }: AppRules) => {
        const origin = args.origin === undefined ? originBefore : originOf(args.origin);
        return { ...rules, ...(size !== undefined && { budget: size }), ...(origin !== undefined && { origin }) };
      };
      const isAboutRules = args.on === undefined || size !== undefined || args.origin !== undefined;
      return {
        ...(isAboutRules ? withRules(policy, app, args.on, rulesAfter) : policy),
        members: { ...members, [app]: teamAfter(members[app], app, { ...args, keys, identities: identitiesOf(args, policy) }) },
      };
    });
    await printInForce(app);
    await printUnheld(app);
    await printOrphans(app);
  },
});

export const rulesCommand = defineCommand({
  meta: {
    name: 'rules',
    description:
      'Says above which share a release of an app waits for a second person, and whether its provenance has to be proven: rules wallet --approval-above 5%',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app' },
    'approval-above': { type: 'string', description: `A share like 5%, or "never"; ${asBefore}` },
    starter: {
      type: 'string',
      description: `Who may request such a release: "named", people and teams whose holders are named; "any"; ${asBefore}`,
    },
    provenance: {
      type: 'string',
      description: `What may go live: "proven", what a job published by its identity; "any"; ${asBefore}`,
    },
    on: onArg,
    ...policyArgs,
  },
  run: async ({ args }) => {
    const app = appOf(args.app);
    if ([args['approval-above'], args.starter, args.provenance].every((rule) => rule === undefined))
      throw new RegistryRefusal('name a rule: --approval-above, --starter or --provenance');
    const rulesAfter = ({ approvalAbove, starter: starterBefore, provenance: provenanceBefore, ...rules }: AppRules) => {
      const above = args['approval-above'] === undefined ? approvalAbove : aboveOf(args['approval-above']);
      const starter = args.starter === undefined ? starterBefore : starterOf(args.starter);
      const provenance = args.provenance === undefined ? provenanceBefore : provenanceOf(args.provenance);
      return {
        ...rules,
        ...(above !== undefined && { approvalAbove: above }),
        ...(starter && { starter }),
        ...(provenance && { provenance }),
      };
    };
    await change(args, `rules of ${app}`, (policy) => withRules(policy, app, args.on, rulesAfter));
    await printUnheld(app);
  },
});

/** A policy with other rules of an app, on the default site or on another, where they begin with those of the default site. */
function withRules(policy: Policy, app: string, on: string | undefined, edit: (rules: AppRules) => AppRules): Governed {
  const { members, apps, sites } = policy;
  if (on === undefined) return { members, apps: { ...apps, [app]: edit(apps[app] ?? {}) } };
  const site = sites?.[on];
  if (site === undefined) throw new RegistryRefusal(`there is no site ${on} here; make it with: ${COMMAND} site ${on}`);
  const rules = edit(site.apps?.[app] ?? apps[app] ?? {});
  return { members, apps, sites: { ...sites, [on]: { ...site, apps: { ...site.apps, [app]: rules } } } };
}

function originOf(text: string): string | undefined {
  if (text === 'none') return undefined;
  const { success } = v.safeParse(otherOrigin, text);
  if (success) return text;
  throw new RegistryRefusal(`--origin ${text} is no origin like https://tables.example`);
}

function aboveOf(text: string): number | undefined {
  return text === 'never' ? undefined : shareOf(text);
}

function provenanceOf(text: string): 'proven' | undefined {
  if (text === 'proven') return text;
  if (text === 'any') return undefined;
  throw new RegistryRefusal(`--provenance ${text} is neither proven nor any`);
}

function starterOf(text: string): 'named' | undefined {
  if (text === 'named') return text;
  if (text === 'any') return undefined;
  throw new RegistryRefusal(`--starter ${text} is neither named nor any`);
}

/** A misspelt name would exclude nobody, so it is refused. */
function demandPeople(members: Policy['members'], holders: string | undefined): void {
  if (holders === undefined || holders === 'nobody') return;
  const unknown = wordsOf(holders).find((holder) => !holder.includes('|') && members[holder]?.kind !== 'person');
  if (unknown !== undefined)
    throw new RegistryRefusal(`--held-by ${unknown} is no person here; make one with: person ${unknown}, or name issuer|subject`);
}
