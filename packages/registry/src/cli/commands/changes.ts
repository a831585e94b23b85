import path from 'node:path';
import { defineCommand } from 'citty';
import type { AppState, CanaryState } from '@parlour/release-contract/api';
import type { Change, ReleaseName, RequestedChange } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { linesOf, refusalOf } from '../../gate/shellComparison';
import { audienceText } from '../../registry/history';
import { GateRefusal } from '../../registry/refusals';
import { doneBefore, firstBuilt } from '../again';
import { openClient, publishedRelease, type ReleaseClient, type SiteArgs, siteArgs } from '../client';
import { authorArgs, jsonArgs, print, printChecks, printJson } from '../context';
import { newestEntries } from '../historyPages';
import { audience, comparedShell, onOrOff, parseChange, releaseName, sequenceOf } from '../format';

const to = { type: 'string', description: 'everyone, staff, agents, or a share like 5%', default: 'everyone' } as const;
const releases = {
  type: 'positional',
  required: true,
  description: 'name@version, one or more; name@latest is the one that was built last',
} as const;
const again = {
  type: 'boolean',
  default: false,
  description: 'For a CI that is started again: ends with 0 where it is so already, and with 2 for what was taken back since',
} as const;
const name = { type: 'positional', required: true, description: 'A remote' } as const;
const request = { type: 'positional', required: true, description: 'Number of the request' } as const;
const changeArgs = { ...authorArgs, ...siteArgs, ...jsonArgs };

interface ChangeArgs extends SiteArgs {
  readonly by: string;
  readonly reason: string;
  readonly json: boolean;
}

async function make(requested: RequestedChange, args: ChangeArgs): Promise<void> {
  await makeWith(await openClient(args), requested, args);
}

async function makeWith(client: ReleaseClient, requested: RequestedChange, { json, by, reason }: ChangeArgs): Promise<void> {
  const started = performance.now();
  const change = parseChange(requested);
  // Trimmed as in the history: commit messages end in a line break.
  const entry = await client.apply(change, { by, reason: reason.trim() });
  if (json) return printJson(entry);
  const { sequence, composition, difference, change: made } = entry;
  for (const line of difference) print(line);
  if (made.kind === 'request') return print(`request ${sequence} waits for a second person until ${made.until}`);
  if (made.kind === 'decline') return print(`entry ${sequence} of the history; what is live did not change`);
  print(`live: manifest ${sequence}, composition ${composition}, after ${Math.round(performance.now() - started)} ms`);
  // The change is made even if this question fails.
  const apps = async () => client.apps().catch(() => []);
  if (made.kind === 'rollBack') printStable(made.name, difference, await apps());
  if (made.kind !== 'promote' || made.to.kind !== 'ring') return;
  const found = await apps();
  printShares(made.releases, (app) => found.find((one) => one.name === app)?.canary);
}

/** Warns after a rollback that only ended a canary: the stable release is unchanged, and it may be the one that fails. */
function printStable(app: string, difference: readonly string[], apps: readonly AppState[]): void {
  const { live } = apps.find((one) => one.name === app) ?? {};
  if (live && difference.every((line) => line.startsWith(`${app} canary `)))
    print(`that was the canary; everyone has ${app} ${live}, as before: roll back once more if that one fails`);
}

/** With --again: returns whether the promotion was made before, and then prints it. */
async function isDone(
  client: ReleaseClient,
  change: Extract<Change, { kind: 'promote' }>,
  { again: isRepeated, json }: { readonly again: boolean; readonly json: boolean },
): Promise<boolean> {
  if (!isRepeated) return false;
  const [apps, state] = await Promise.all([client.apps(), client.state()]);
  const since = firstBuilt(change.releases, apps);
  const history = since === undefined ? [] : await newestEntries(client, { since });
  const done = doneBefore(change, { apps, history, requests: state?.requests ?? [] });
  if (done === undefined) return false;
  if (json) printJson({ done });
  else print(done);
  return true;
}

/**
 * Explains that a ring takes no visitor away from a canary: visitors who got it by its share keep it, which `--to staff` does not
 * suggest.
 */
function printShares(
  promoted: readonly ReleaseName[],
  canaryOf: (app: string) => Pick<CanaryState, 'version' | 'share'> | undefined,
): void {
  for (const named of promoted) {
    const { version, share = 0 } = canaryOf(named.name) ?? {};
    if (version !== named.version || share === 0) continue;
    print(
      `${nameOf(named)} stays with ${audienceText({ share, rings: [] })} of visitors, who got it before; stop takes it from them`,
    );
  }
}

const promotion =
  (names: readonly string[], whom: string) =>
  async (client: ReleaseClient): Promise<Extract<Change, { kind: 'promote' }>> => {
    const who = audience(whom);
    const named = names.map(releaseName).map((release) => publishedRelease(client, release));
    return { kind: 'promote', releases: await Promise.all(named), to: who };
  };

export const planCommand = defineCommand({
  meta: {
    name: 'plan',
    description: 'Shows what promote would do and what stands against it, or who must act before a shell; changes nothing',
  },
  args: {
    releases,
    to,
    against: {
      type: 'string',
      description: 'all: compares shell@1.2.3, or shell@next in apps/shell/dist, with all live remotes',
    },
    again,
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    if (args.against !== undefined) return compare(args._, args.against, args);
    const client = await openClient(args);
    const change = await promotion(args._, args.to)(client);
    if (await isDone(client, change, args)) return;
    const proposal = await client.plan(change);
    const { checks, difference, isAllowed, next, needsApprovalFor } = proposal;
    if (args.json) printJson(proposal);
    else {
      for (const line of difference) print(line);
      printChecks(checks);
    }
    if (!isAllowed) throw new GateRefusal(checks);
    if (args.json) return;
    if (needsApprovalFor !== undefined) print(`would wait for a second person, because of ${needsApprovalFor.join(', ')}`);
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

export const promoteCommand = defineCommand({
  meta: { name: 'promote', description: 'Makes published releases live together: promote wallet@1.5.0 records@2.0.1 --to 5%' },
  args: { releases, to, again, ...changeArgs },
  run: async ({ args }) => {
    const client = await openClient(args);
    const change = await promotion(args._, args.to)(client);
    if (!(await isDone(client, change, args))) await makeWith(client, change, args);
  },
});

export const stopCommand = defineCommand({
  meta: { name: 'stop', description: 'Takes a canary back: everyone gets the stable release' },
  args: { name, ...changeArgs },
  run: ({ args }) => make({ kind: 'stop', name: args.name }, args),
});

export const rollBackCommand = defineCommand({
  meta: { name: 'rollback', description: 'Brings an app back to the release before; a canary is taken back first' },
  args: { name: { ...name, description: 'A remote, or shell' }, ...changeArgs },
  run: ({ args }) => make({ kind: 'rollBack', name: args.name }, args),
});

export const returnCommand = defineCommand({
  meta: { name: 'return', description: 'Brings everything back to what an earlier manifest held: return 12' },
  args: { manifest: { type: 'positional', required: true, description: 'Its number' }, ...changeArgs },
  run: ({ args }) => make({ kind: 'return', sequence: sequenceOf(args.manifest) }, args),
});

export const offCommand = defineCommand({
  meta: { name: 'off', description: 'Switches a remote off, or some of its paths: off wallet /recharge /withdrawal' },
  args: { name, ...changeArgs },
  run: ({ args }) => {
    const [, ...paths] = args._;
    return make({ kind: 'switchOff', name: args.name, ...(paths.length > 0 && { paths }) }, args);
  },
});

export const removeCommand = defineCommand({
  meta: {
    name: 'remove',
    description: 'Takes a remote out of the site, with its paths and its navigation; return brings it back',
  },
  args: { name, ...changeArgs },
  run: ({ args }) => make({ kind: 'remove', name: args.name }, args),
});

export const workerCommand = defineCommand({
  meta: { name: 'worker', description: 'Takes the service worker away from all phones, or lets them have it again: worker off' },
  args: { to: { type: 'positional', required: true, description: 'off or on' }, ...changeArgs },
  run: ({ args }) => make({ kind: 'switchWorker', to: onOrOff(args.to) }, args),
});

export const onCommand = defineCommand({
  meta: { name: 'on', description: 'Switches a remote on again, with all of its paths' },
  args: { name, ...changeArgs },
  run: ({ args }) => make({ kind: 'switchOn', name: args.name }, args),
});

export const approveCommand = defineCommand({
  meta: { name: 'approve', description: 'Lets a promotion go live that waits for a second person: approve 31' },
  args: { request, ...changeArgs },
  run: ({ args }) => make({ kind: 'approve', request: sequenceOf(args.request) }, args),
});

export const declineCommand = defineCommand({
  meta: { name: 'decline', description: 'Ends a promotion that waits for a second person: decline 31' },
  args: { request, ...changeArgs },
  run: ({ args }) => make({ kind: 'decline', request: sequenceOf(args.request) }, args),
});
