import { type Change, type ReleaseName, USUAL_LOADS } from '@parlour/release-contract/change';
import { GateRefusal, RegistryRefusal } from '../../../registry/refusals';
import { promotionOfStage } from '../../../registry/schedules';
import { doneBefore, firstBuilt } from '../../again';
import { openClientOf, publishedRelease, type ReleaseClient } from '../../client';
import type { SiteArgs } from '../../namedSite';
import { print, printJson } from '../../context';
import { audience, releaseName } from '../../format';
import { newestEntries } from '../../historyPages';
import { stagesOf } from '../../times';

/** The arguments that name a promotion. */
export const promotionArgs = {
  releases: {
    type: 'positional',
    required: false,
    description:
      'name@version, one or more; name@latest is the one that was built last. With --from also name alone, or nothing for all that differs there',
  },
  to: { type: 'string', description: 'everyone, staff, agents, or a share like 5%', default: 'everyone' },
  stages: {
    type: 'string',
    description: 'Goes on by itself, instead of --to: "5 % now, 25 % after 1 h, 100 % Tuesday 04:00 Asia/Shanghai"',
  },
  loads: {
    type: 'string',
    description: `With --stages: how many loads of each release a stage has to show before the next one; default: ${USUAL_LOADS}`,
  },
  from: { type: 'string', description: 'Another site of this registry: makes live what everyone there has' },
  override: {
    type: 'boolean',
    default: false,
    description: 'Asks a second person for what was not live long enough on the site that the rules require',
  },
  again: {
    type: 'boolean',
    default: false,
    description: 'For a CI that is started again: ends with 0 where it is so already, and with 2 for what was taken back since',
  },
} as const;

type Promotion = Extract<Change, { kind: 'promote' | 'schedule' }>;

interface PromotionArgs extends SiteArgs {
  readonly to: string;
  readonly stages?: string | undefined;
  readonly loads?: string | undefined;
  readonly from?: string | undefined;
  readonly override: boolean;
}

/** The promotion that a command names; with `from`, of what is live for everyone on that site. */
export async function promotionOf(client: ReleaseClient, names: readonly string[], args: PromotionArgs): Promise<Promotion> {
  const { from, override } = args;
  const effect = effectOf(args);
  if (names.length === 0 && from === undefined)
    throw new RegistryRefusal('name what goes live: wallet@1.5.0, one or more; or take it from another site with --from');
  const releases =
    from === undefined
      ? await Promise.all(names.map(releaseName).map((release) => publishedRelease(client, release)))
      : await releasesOn(await openClientOf(args, from), client, names, from);
  return { ...effect, releases, ...(from !== undefined && { from }), ...(override && { override: 'requires' }) };
}

function effectOf({ to, stages, loads: named }: PromotionArgs) {
  const loads = named ?? String(USUAL_LOADS);
  if (stages === undefined && named !== undefined) throw new RegistryRefusal('--loads are seen between --stages; leave it out');
  if (stages === undefined) return { kind: 'promote' as const, to: audience(to) };
  if (to !== 'everyone') throw new RegistryRefusal('--stages say who gets it; leave out --to');
  if (!/^\d{1,7}$/.test(loads)) throw new RegistryRefusal(`--loads ${loads} is not a number of loads`);
  return { kind: 'schedule' as const, stages: stagesOf(stages, new Date()), loads: Number(loads) };
}

/** What everyone has on another site: of the apps that are named, otherwise of all that differ here. */
async function releasesOn(
  there: ReleaseClient,
  here: ReleaseClient,
  names: readonly string[],
  from: string,
): Promise<ReleaseName[]> {
  const live = new Map((await there.apps()).map((app) => [app.name, app.live]));
  if (names.length > 0) {
    return names.map((text) => {
      if (text.includes('@')) return releaseName(text);
      const version = live.get(text);
      if (!version) throw new RegistryRefusal(`${from} has no release of ${text} for everyone`);
      return { name: text, version };
    });
  }
  const own = new Map((await here.apps()).map((app) => [app.name, app.live]));
  const differing = [...live].filter(([name, version]) => version && own.get(name) !== version);
  if (differing.length === 0)
    throw new GateRefusal([{ name: 'from', isMet: false, found: [`what everyone has on ${from} is live here already`] }]);
  return differing.map(([name, version]) => ({ name, version }));
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
  const done = doneBefore(change.kind === 'schedule' ? promotionOfStage(change, 0) : change, {
    apps,
    history,
    requests: state?.requests ?? [],
  });
  if (done === undefined) return false;
  if (json) printJson({ done });
  else print(done);
  return true;
}
