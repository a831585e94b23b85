import { createHash, randomBytes } from 'node:crypto';
import { defineCommand } from 'citty';
import { readPublicKey } from '../../../trust/keys';
import { RegistryRefusal } from '../../../registry/refusals';
import { policyArgs, print } from '../../context';
import { memberAfter, type NamedRights } from './memberChanges';
import { printInForce, setMember } from './policyChanges';
import { asBefore, rightsArgs } from './rightsArgs';

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
    // Printed first, because the change is already in force and nothing else prints this.
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

function namedRights({ apps, rights, 'canary-up-to': share, site, on }: NamedRights): NamedRights {
  return { apps, rights, 'canary-up-to': share, site, on };
}
