import { defineCommand } from 'citty';
import { memberText, rulesText } from '../../../trust/policies';
import { RegistryRefusal } from '../../../registry/refusals';
import { jsonArgs, openContext, policyArgs, print, printJson } from '../../context';
import { change, printOrphans } from './policyChanges';

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

export const membersCommand = defineCommand({
  meta: { name: 'members', description: 'Shows teams, persons and groups with their keys and rights, and the rules of apps' },
  args: jsonArgs,
  run: async ({ args }) => {
    const { registry } = await openContext();
    const { policy, policyAt } = await registry.head();
    if (args.json) return printJson(policy);
    for (const [name, member] of Object.entries(policy.members)) print(`  ${name.padEnd(12)}${memberText(member)}`);
    for (const [app, rules] of Object.entries(policy.apps)) print(`  rules of ${app}: ${rulesText(rules)}`);
    print(policyAt === 0 ? 'no policy was signed yet' : `valid since entry ${policyAt} of the history`);
  },
});
