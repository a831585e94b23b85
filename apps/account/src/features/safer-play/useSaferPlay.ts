import { isLacking } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useApiQuery, usePlatform } from '@parlour/platform';
import { hasOfferedSaferPlay } from '@parlour/platform/saferPlay';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';

/** The member's safer play settings, always refetched; empty if the operator does not support them. */
export function useSaferPlay(): LoadState<SaferPlay> {
  const platform = usePlatform();
  const query = useApiQuery(getSaferPlay, {}, { freshMs: 0, quiet: true });
  const state = loadStateOf(query);
  const isMissing = state.status === 'failed' && isLacking(query.error) && !hasOfferedSaferPlay(platform);
  return isMissing ? { status: 'empty' } : state;
}
