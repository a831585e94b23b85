import type { AppState, CanaryState } from '@parlour/release-contract/api';
import { isImmediate, type ReleaseName, type RequestedChange } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { audienceText } from '../../../registry/history';
import { openClient, type ReleaseClient } from '../../client';
import { type SiteArgs, siteArgs } from '../../namedSite';
import { authorArgs, jsonArgs, print, printJson } from '../../context';
import { parseChange } from '../../format';

/** The arguments of every command that makes a change. */
export const changeArgs = { ...authorArgs, ...siteArgs, ...jsonArgs };

export const appArgs = { name: { type: 'positional', required: true, description: 'A remote' }, ...changeArgs } as const;

export const requestArgs = {
  request: { type: 'positional', required: true, description: 'Number of the request' },
  ...changeArgs,
} as const;

interface ChangeArgs extends SiteArgs {
  readonly by: string;
  readonly reason: string;
  readonly json: boolean;
}

/** Makes a change and prints what it did. */
export async function makeChange(requested: RequestedChange, args: ChangeArgs): Promise<void> {
  await makeChangeWith(await openClient(args), requested, args);
}

export async function makeChangeWith(
  client: ReleaseClient,
  requested: RequestedChange,
  { json, by, reason }: ChangeArgs,
): Promise<void> {
  const started = performance.now();
  const change = parseChange(requested);
  // Trimmed as in the history: commit messages end in a line break.
  const entry = await client.apply(change, { by, reason: reason.trim() });
  if (json) return printJson(entry);
  const { sequence, composition, difference, change: made } = entry;
  for (const line of difference) print(line);
  if (made.kind === 'request') return print(`request ${sequence} waits for a second person until ${made.until}`);
  const isLater = made.kind === 'schedule' && !isImmediate(made);
  if (made.kind === 'decline' || made.kind === 'cancel' || isLater)
    return print(`entry ${sequence} of the history; what is live did not change`);
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

/**
 * Explains that a ring takes no visitor away from a canary: visitors who got it by its share keep it, which `--to staff` does not
 * suggest.
 */
export function printShares(
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
