import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { RegistryRefusal } from '../../registry/refusals';
import { openClient } from '../client';
import { siteArgs } from '../namedSite';
import { jsonArgs, print, printJson } from '../context';
import { newestEntries } from '../historyPages';

export const historyCommand = defineCommand({
  meta: { name: 'history', description: 'Shows who changed what, when and why, the newest first' },
  args: { limit: { type: 'string', description: 'How many', default: '20' }, ...siteArgs, ...jsonArgs },
  run: async ({ args }) => {
    const limit = Number(args.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new RegistryRefusal(`--limit ${args.limit} is not a number of entries`);
    const entries = await newestEntries(await openClient(args), { limit });
    if (args.json) return printJson(entries);
    for (const { sequence, at, by, author, reason, difference } of entries) {
      const isProven = author !== undefined && author.claimed === undefined;
      print(`${String(sequence).padStart(5)}  ${at}  ${visibleText(`${by}${isProven ? '' : ' (claimed)'}: ${reason}`)}`);
      if (author?.job !== undefined) print(`         ${visibleText(author.job.run ?? author.job.subject)}`);
      for (const line of difference) print(`         ${visibleText(line)}`);
    }
  },
});
