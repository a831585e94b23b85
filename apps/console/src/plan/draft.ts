import type { Audience, Change } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';

export type DraftAudience = 'staff' | 'agents' | 'share' | 'everyone';

/** The values of the promotion form. */
export interface Draft {
  readonly name: string;
  readonly version: string;
  readonly audience: DraftAudience;
  /** Of 10,000 visitors; used for the audience `share`. */
  readonly share: number;
  readonly reason: string;
}

/** The initial draft: for one percent, or for everyone with the shell, which has no canary. */
export function emptyDraft(fields: Partial<Draft> = {}): Draft {
  const audience = fields.name === 'shell' ? 'everyone' : 'share';
  return { name: '', version: '', audience, share: 100, reason: '', ...fields };
}

/** The draft of a change that was not made by the form, such as the next step of a canary. */
export function draftFrom(change: Change): Draft {
  if (change.kind !== 'promote') return emptyDraft('name' in change ? { name: change.name } : {});
  const { releases, to } = change;
  if (to.kind === 'ring') return emptyDraft({ ...releases[0], audience: to.ring });
  if (to.share === EVERYONE) return emptyDraft({ ...releases[0], audience: 'everyone' });
  return emptyDraft({ ...releases[0], audience: 'share', share: to.share });
}

/** The change that a draft describes. */
export function changeOf({ name, version, audience, share }: Draft): Change {
  return { kind: 'promote', releases: [{ name, version }], to: audienceOf(audience, share) };
}

function audienceOf(audience: DraftAudience, share: number): Audience {
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
