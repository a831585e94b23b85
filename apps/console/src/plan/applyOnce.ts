import type { State } from '@parlour/release-contract/api';
import { type Apply, kindOf, type ReleaseApi, type ReleaseErrorKind } from '#api';
import { changeTitle } from '#figures';

const unknownOutcome: readonly ReleaseErrorKind[] = ['offline', 'timeout', 'serverFault', 'badAnswer'];

/** Applies a planned change; when no answer arrives, checks whether it was applied nevertheless. */
export async function applyOnce(api: ReleaseApi, request: Apply): Promise<State> {
  try {
    return await api.apply(request);
  } catch (error) {
    if (!unknownOutcome.includes(kindOf(error))) throw error;
    const state = await api.state().catch(() => undefined);
    if (state !== undefined && isApplied(state, request)) return state;
    throw error;
  }
}

/** Whether an entry after the expected manifest is the requested change, or the request for its approval. */
export function isApplied({ history }: State, { change, reason, expected }: Apply): boolean {
  return history.some(
    ({ sequence, reason: given, change: made }) =>
      sequence > expected &&
      given === reason &&
      changeTitle(made.kind === 'request' ? made.change : made) === changeTitle(change),
  );
}
