import { defineCommand } from 'citty';
import { RegistryRefusal } from '../../registry/refusals';
import { MOST_REPLAY_HOURS } from '../../site/openReplay';
import { openClient, type ReleaseClient } from '../client';
import { siteArgs } from '../namedSite';
import { jsonArgs } from '../context';
import { newestEntries } from '../historyPages';
import { linkHours, printLink } from '../links';

/** Entries of the history that are searched for a composition. */
const SEARCHED = 100;

export const replayCommand = defineCommand({
  meta: {
    name: 'replay',
    description: 'Makes a link that opens the site as it was live at a manifest: replay 210, or replay c-7f3a91 --canary wallet',
  },
  args: {
    manifest: {
      type: 'positional',
      required: true,
      description: 'The number of a manifest, or a composition of one of the last',
    },
    canary: {
      type: 'string',
      description: 'Remotes whose canary is shown, with commas between; the others show their stable release',
    },
    hours: { type: 'string', description: `How long the link is good, ${MOST_REPLAY_HOURS} at most`, default: '4' },
    by: { type: 'string', description: 'Who it is for, shown in the banner; default: the user of this machine' },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const hours = linkHours(args.hours, MOST_REPLAY_HOURS);
    const client = await openClient(args);
    const sequence = await sequenceOf(client, args.manifest);
    const canaries = (args.canary ?? '').split(',').filter((name) => name !== '');
    const made = await client.replay({ sequence, canaries, hours, ...(args.by && { by: args.by }) });
    printLink(
      made,
      await client.origin(),
      args,
      (until) => `It shows manifest ${sequence} to whoever has the link, until ${until}.`,
    );
  },
});

async function sequenceOf(client: ReleaseClient, wanted: string): Promise<number> {
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted);
  const found = (await newestEntries(client, { limit: SEARCHED })).find(({ composition }) => composition === wanted);
  if (found === undefined)
    throw new RegistryRefusal(`${wanted} is no number of a manifest, and no composition of the last ${SEARCHED} changes`);
  return found.sequence;
}
