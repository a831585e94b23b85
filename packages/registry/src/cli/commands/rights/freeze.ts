import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { hasSite } from '@parlour/release-contract/sitePolicy';
import { defineCommand } from 'citty';
import { RegistryRefusal } from '../../../registry/refusals';
import { policyArgs } from '../../context';
import { timeOf } from '../../times';
import { change } from './policyChanges';
import { onArg } from './rightsArgs';

export const freezeCommand = defineCommand({
  meta: {
    name: 'freeze',
    description:
      'Lets only roll back, stop and switch off work for a time: freeze --from "2026-12-24 00:00" --until "2026-12-27 00:00 Asia/Shanghai" --reason holidays',
  },
  args: {
    from: { type: 'string', description: 'When it begins; default: now' },
    until: { type: 'string', description: 'When it ends: "Monday 06:00", "2026-12-27 00:00 Asia/Shanghai"' },
    lift: { type: 'boolean', default: false, description: 'Ends the freeze that goes on, and all that are to come' },
    on: onArg,
    ...policyArgs,
  },
  run: async ({ args }) => {
    const { on: site = DEFAULT_SITE, lift } = args;
    if (lift && (args.from ?? args.until) !== undefined)
      throw new RegistryRefusal('--lift ends every freeze; leave out --from and --until');
    const now = new Date();
    const frozen = lift ? undefined : freezeOf(args, now);
    await change(args, frozen === undefined ? 'freeze lifted' : frozen.reason, (policy) => {
      const { members, apps, sites } = policy;
      if (!hasSite(policy, site)) throw new RegistryRefusal(`there is no site ${site}`);
      const { freezes = [], ...rules } = sites?.[site] ?? { hosts: [] };
      // Those that are over would only make each policy longer.
      const left = lift ? [] : freezes.filter(({ until }) => Date.parse(until) > now.getTime());
      const next = [...left, ...(frozen === undefined ? [] : [frozen])];
      return { members, apps, sites: { ...sites, [site]: { ...rules, ...(next.length > 0 && { freezes: next }) } } };
    });
  },
});

function freezeOf(
  args: { readonly from?: string | undefined; readonly until?: string | undefined; readonly reason?: string | undefined },
  now: Date,
) {
  const { reason } = args;
  if (args.until === undefined) throw new RegistryRefusal('say until when with --until, or end a freeze with --lift');
  if (reason === undefined) throw new RegistryRefusal('say why with --reason: whoever is refused meanwhile reads it');
  const from = args.from === undefined ? now : timeOf(args.from, now);
  const first = timeOf(args.until, now);
  // "Friday 18:00" until "Monday 06:00": the Monday after it, which may not be the next one.
  const until = first > from || /^to(?:day|morrow)\b/i.test(args.until) ? first : timeOf(args.until, from);
  if (until <= from) throw new RegistryRefusal(`--until ${args.until} is ${until.toISOString()}, before it begins`);
  return { from: from.toISOString(), until: until.toISOString(), reason };
}
