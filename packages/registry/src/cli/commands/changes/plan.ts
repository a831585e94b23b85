import path from 'node:path';
import { defineCommand } from 'citty';
import { linesOf, refusalOf } from '../../../gate/shellComparison';
import { GateRefusal } from '../../../registry/refusals';
import { openClient, publishedRelease } from '../../client';
import { type SiteArgs, siteArgs } from '../../namedSite';
import { jsonArgs, print, printChecks, printJson } from '../../context';
import { comparedShell, parseChange } from '../../format';
import { plannedText } from '../../scheduleText';
import { printShares } from './makeChange';
import { isDone, promotionArgs, promotionOf } from './promotion';

export const planCommand = defineCommand({
  meta: {
    name: 'plan',
    description: 'Shows what promote would do and what stands against it, or who must act before a shell; changes nothing',
  },
  args: {
    ...promotionArgs,
    against: {
      type: 'string',
      description: 'all: compares shell@1.2.3, or shell@next in apps/shell/dist, with all live remotes',
    },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    if (args.against !== undefined) return compare(args._, args.against, args);
    const client = await openClient(args);
    const change = await promotionOf(client, args._, args);
    parseChange(change);
    if (await isDone(client, change, args)) return;
    const proposal = await client.plan(change);
    const { checks, difference, isAllowed, next, needsApprovalFor } = proposal;
    if (args.json) printJson(proposal);
    else {
      for (const line of difference) print(line);
      if (change.kind === 'schedule') for (const line of plannedText(change, proposal.stages ?? [])) print(line);
      printChecks(checks);
    }
    if (!isAllowed) throw new GateRefusal(checks);
    if (args.json) return;
    if (needsApprovalFor !== undefined) print(`would wait for a second person, because of ${needsApprovalFor.join(', ')}`);
    if (change.kind === 'schedule') return print('nothing was changed');
    print(`would be manifest ${next?.sequence}, composition ${next?.composition}; nothing was changed`);
    if (change.to.kind === 'ring') printShares(change.releases, (app) => next?.remotes[app]?.canary);
  },
});

async function compare(names: readonly string[], against: string, args: SiteArgs & { to: string; json: boolean }): Promise<void> {
  const shell = comparedShell(names, against, args.to);
  const client = await openClient(args);
  const comparison = await client.compareShell(
    shell.version === 'next' ? { folder: path.resolve('apps/shell/dist') } : await publishedRelease(client, shell),
  );
  if (args.json) printJson(comparison);
  else for (const line of linesOf(comparison)) print(line);
  if (comparison.mustAct.length > 0) throw new GateRefusal([refusalOf(comparison)]);
}
