import { isLacking } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { useApiQuery, usePlatform } from '@parlour/platform';
import { hasOfferedSaferPlay } from '@parlour/platform/saferPlay';

type Known =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly saferPlay: SaferPlay };

/** What the member set for themselves, as new as it can be; `missing` where the operator lacks it. */
export function useSaferPlay(): Known {
  const platform = usePlatform();
  const { data, error, isLoading, retry } = useApiQuery(getSaferPlay, {}, { freshMs: 0, quiet: true });
  if (data !== undefined) return { kind: 'ready', saferPlay: data };
  if (isLoading) return { kind: 'loading' };
  return isLacking(error) && !hasOfferedSaferPlay(platform) ? { kind: 'missing' } : { kind: 'failed', retry };
}
