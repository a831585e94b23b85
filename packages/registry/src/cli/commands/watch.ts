import { setTimeout as after } from 'node:timers/promises';
import { actionText } from '@parlour/release-contract/actionTexts';
import type { HistoryEntry, ScheduleState, Verdict } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import { nameOf } from '@parlour/release-contract/names';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import { Forbidden, GateRefusal, RegistryRefusal } from '../../registry/refusals';
import { firstBuilt, takenBy } from '../again';
import { openClient, publishedRelease, type ReleaseClient } from '../client';
import { siteArgs } from '../namedSite';
import { jsonArgs, print, printJson } from '../context';
import { newestEntries } from '../historyPages';
import { releaseName } from '../format';
import { scheduleText } from '../scheduleText';

const LOOK_EVERY_MS = 5_000;
/** A gateway that is being replaced does not answer for a moment; after two minutes without an answer it counts as down. */
const MOST_FAILED_LOOKS = 24;
const OUTCOMES = {
  everyone: 'is what everyone has',
  some: 'is what some visitors have still',
  requested: 'waits for a second person still',
  scheduled: 'waits for the first stage of its schedule still',
} as const;
const VERDICTS = { gathering: 'has too little to judge yet', healthy: 'calls it healthy', worse: 'calls it worse' } as const;

export const watchCommand = defineCommand({
  meta: {
    name: 'watch',
    description: 'Waits until everyone has a release; ends with 2 when it was taken from visitors, and says by whom and why',
  },
  args: {
    release: { type: 'positional', required: true, description: 'name@version, which some visitors have' },
    minutes: {
      type: 'string',
      description: 'How long at most; ends with 0 when some visitors have it still then. Default: as long as it takes',
    },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const minutes = args.minutes === undefined ? Number.POSITIVE_INFINITY : Number(args.minutes);
    if (!(minutes > 0)) throw new RegistryRefusal(`--minutes ${args.minutes} is not a number of minutes`);
    const client = await openClient(args);
    const release = await publishedRelease(client, releaseName(args.release));
    let said = '';
    const outcome = await outcomeOf(client, release, minutes * 60_000, after, (schedule) => {
      if (args.json) return;
      const { stages } = schedule;
      const done = stages.filter((stage) => stage.done !== undefined).length;
      // Said again when a stage was carried out, or when it waits for something else.
      const progress = `${done} ${schedule.waitsFor}`;
      if (progress !== said) print(visibleText(scheduleText(schedule)));
      said = progress;
    });
    const named = nameOf(release);
    if (typeof outcome !== 'string') {
      if (args.json) printJson({ release: named, outcome: 'taken', entry: outcome });
      throw new GateRefusal([{ name: 'state', isMet: false, found: takenText(named, outcome) }]);
    }
    const verdict = outcome === 'some' ? await verdictOn(client, release) : undefined;
    if (args.json) return printJson({ release: named, outcome, ...(verdict && { verdict }) });
    print(`${named} ${OUTCOMES[outcome]}`);
    if (verdict !== undefined) print(verdictText(verdict));
  },
});

/** The state of a release: live for everyone, live for some, waiting for approval, or taken from visitors by an entry. */
type Outcome = keyof typeof OUTCOMES | HistoryEntry;

function isWaiting(outcome: Outcome): boolean {
  return outcome === 'some' || outcome === 'requested' || outcome === 'scheduled';
}

/** Waits until the release reaches a final state, or this time; resolves with the last state. */
export async function outcomeOf(
  client: Pick<ReleaseClient, 'apps' | 'history' | 'state'>,
  release: ReleaseName,
  mostMs: number,
  pause: (ms: number) => Promise<unknown> = after,
  onSchedule: (schedule: ScheduleState) => void = () => undefined,
): Promise<Outcome> {
  let failed = 0;
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    try {
      const standing = await standingOf(client, release, onSchedule);
      if (!isWaiting(standing) || waited >= mostMs) return standing;
      failed = 0;
    } catch (error) {
      failed += 1;
      if (waited === 0 || error instanceof Forbidden || failed > MOST_FAILED_LOOKS) throw error;
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function standingOf(
  client: Pick<ReleaseClient, 'apps' | 'history' | 'state'>,
  release: ReleaseName,
  onSchedule: (schedule: ScheduleState) => void,
): Promise<Outcome> {
  const apps = await client.apps();
  const { live, canary } = apps.find(({ name }) => name === release.name) ?? {};
  if (live === release.version) return 'everyone';
  const { requests = [], schedules = [] } = (await client.state()) ?? {};
  const schedule = schedules.find(({ releases }) => releases.some((one) => nameOf(one) === nameOf(release)));
  if (schedule !== undefined) onSchedule(schedule);
  if (canary?.version === release.version) return 'some';
  if (schedule !== undefined) return 'scheduled';
  const isRequested = requests.some(
    ({ change }) =>
      (change.kind === 'promote' || change.kind === 'schedule') && change.releases.some((one) => nameOf(one) === nameOf(release)),
  );
  if (isRequested) return 'requested';
  const since = firstBuilt([release], apps);
  const entry = since === undefined ? undefined : takenBy(release, await newestEntries(client, { since }));
  if (entry !== undefined) return entry;
  throw new RegistryRefusal(`no visitor has had ${nameOf(release)}: give it to some first, with promote`);
}

async function verdictOn(client: ReleaseClient, { name, version }: ReleaseName): Promise<Verdict | undefined> {
  // A store has no verdicts, and neither has a gateway that has just started.
  const verdicts = await client.verdicts().catch(() => []);
  return verdicts.find((one) => one.name === name && one.version === version);
}

/** Says in words how a canary is doing. */
export function verdictText({ verdict, canary, stable, actions = [] }: Verdict): string {
  const figures = [canary, stable].map(({ loads, failures }) => `${failures} of ${loads + failures}`);
  const lost = actions.filter(({ isBeyondChance }) => isBeyondChance).map((one) => `; ${actionText(one, 'stable')}`);
  return `the guardrail ${VERDICTS[verdict]}: ${figures[0]} loads failed, ${figures[1]} of the stable release${lost.join('')}`;
}

function takenText(named: string, { sequence, at, by, reason }: HistoryEntry): string[] {
  return [
    visibleText(`entry ${sequence} of the history took ${named} from visitors at ${at} (${by}: ${reason})`),
    `look with: errors ${named}, outcomes ${named}. Then publish a mended version, and promote it to the same visitors`,
  ];
}
