import type { AppState } from '@parlour/release-contract/api';
import type { StatusTone } from '@parlour/ui-kit/parts';
import { canaryAudience } from '#figures';

export interface Role {
  readonly tone: StatusTone;
  readonly label: string;
}

/** Whether a release is live or a canary; undefined when it is only published. */
export function roleOf({ live, canary }: AppState, version: string): Role | undefined {
  if (version === live) return { tone: 'success', label: 'live' };
  if (version === canary?.version) return { tone: 'accent', label: `canary for ${canaryAudience(canary)}` };
  return undefined;
}

/** Label of the button beside a release; undefined for the live one. */
export function actionLabel({ live, canary }: AppState, version: string): string | undefined {
  if (version === live) return undefined;
  return version === canary?.version ? 'Change' : 'Promote';
}
