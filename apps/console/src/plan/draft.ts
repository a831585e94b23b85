import { type Audience, type Change, USUAL_LOADS } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';

export type DraftAudience = 'staff' | 'agents' | 'share' | 'everyone' | 'stages';

/** A stage of the form: a share of 10,000 visitors, and how many minutes after the stage before. */
export interface DraftStage {
  readonly share: number;
  readonly after: number;
}

const HOUR = 60;
const usualStages: readonly DraftStage[] = [
  { share: 500, after: 0 },
  { share: 2_500, after: HOUR },
  { share: EVERYONE, after: 24 * HOUR },
];

/** The values of the promotion form. */
export interface Draft {
  readonly name: string;
  readonly version: string;
  readonly audience: DraftAudience;
  /** Of 10,000 visitors; used for the audience `share`. */
  readonly share: number;
  /** Used for the audience `stages`; the first is at once. */
  readonly stages: readonly DraftStage[];
  readonly reason: string;
}

/** The initial draft: for one percent, or for everyone with the shell, which has no canary. */
export function emptyDraft(fields: Partial<Draft> = {}): Draft {
  const audience = fields.name === 'shell' ? 'everyone' : 'share';
  return { name: '', version: '', audience, share: 100, stages: usualStages, reason: '', ...fields };
}

/** The draft of a change that was not made by the form, such as the next step of a canary. */
export function draftFrom(change: Change): Draft {
  if (change.kind === 'schedule') {
    const stages = change.stages.map(({ to, after = 0 }) => ({ share: to.kind === 'share' ? to.share : 0, after }));
    return emptyDraft({ ...change.releases[0], audience: 'stages', stages });
  }
  if (change.kind !== 'promote') return emptyDraft('name' in change ? { name: change.name } : {});
  const { releases, to } = change;
  if (to.kind === 'ring') return emptyDraft({ ...releases[0], audience: to.ring });
  if (to.share === EVERYONE) return emptyDraft({ ...releases[0], audience: 'everyone' });
  return emptyDraft({ ...releases[0], audience: 'share', share: to.share });
}

/** The change that a draft describes. */
export function changeOf({ name, version, audience, share, stages }: Draft): Change {
  const releases = [{ name, version }];
  if (audience !== 'stages') return { kind: 'promote', releases, to: audienceOf(audience, share) };
  const timed = stages.map(({ share: reached, after }, index) => ({
    to: { kind: 'share' as const, share: reached },
    ...(index > 0 && { after }),
  }));
  return { kind: 'schedule', releases, stages: timed, loads: USUAL_LOADS };
}

function audienceOf(audience: Exclude<DraftAudience, 'stages'>, share: number): Audience {
  if (audience === 'everyone') return { kind: 'share', share: EVERYONE };
  return audience === 'share' ? { kind: 'share', share } : { kind: 'ring', ring: audience };
}

export type DraftField = 'name' | 'version' | 'reason';

/** The first missing field of a draft. */
export function missingIn({
  name,
  version,
  reason,
}: Draft): { readonly field: DraftField; readonly message: string } | undefined {
  if (name === '') return { field: 'name', message: 'Choose an app' };
  if (version === '') return { field: 'version', message: 'Choose a version' };
  if (reason.trim() === '') return { field: 'reason', message: 'Enter a reason' };
  return undefined;
}
