import type { Change } from '@parlour/release-contract/change';
import { doneBefore, firstBuilt } from '../../again';
import { publishedRelease, type ReleaseClient } from '../../client';
import { print, printJson } from '../../context';
import { audience, releaseName } from '../../format';
import { newestEntries } from '../../historyPages';

/** The arguments that name a promotion. */
export const promotionArgs = {
  releases: {
    type: 'positional',
    required: true,
    description: 'name@version, one or more; name@latest is the one that was built last',
  },
  to: { type: 'string', description: 'everyone, staff, agents, or a share like 5%', default: 'everyone' },
  again: {
    type: 'boolean',
    default: false,
    description: 'For a CI that is started again: ends with 0 where it is so already, and with 2 for what was taken back since',
  },
} as const;

type Promotion = Extract<Change, { kind: 'promote' }>;

export async function promotionOf(client: ReleaseClient, names: readonly string[], whom: string): Promise<Promotion> {
  const to = audience(whom);
  const releases = await Promise.all(names.map(releaseName).map((release) => publishedRelease(client, release)));
  return { kind: 'promote', releases, to };
}

/** With --again: returns whether the promotion was made before, and then prints it. */
export async function isDone(
  client: ReleaseClient,
  change: Promotion,
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
