import { isLacking } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useApiQuery, usePlatform } from '@parlour/platform';
import { hasOfferedSaferPlay } from '@parlour/platform/saferPlay';

type SaferPlayState =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly saferPlay: SaferPlay };

/** The member's safer play settings, always refetched; `missing` if the operator does not support them. */
export function useSaferPlay(): SaferPlayState {
  const platform = usePlatform();
  const { data, error, isLoading, retry } = useApiQuery(getSaferPlay, {}, { freshMs: 0, quiet: true });
  if (data !== undefined) return { kind: 'ready', saferPlay: data };
  if (isLoading) return { kind: 'loading' };
  return isLacking(error) && !hasOfferedSaferPlay(platform) ? { kind: 'missing' } : { kind: 'failed', retry };
}
