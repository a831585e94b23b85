import { type Activity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useQueryParams } from '@parlour/platform';

export type Offer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly activity: Activity };

/** The offer whose id is in the URL. */
export function useOffer(): Offer {
  const id = useQueryParams().get('id') ?? '';
  const { data, isLoading, retry } = useApiQuery(getActivity, { id }, { isEnabled: id !== '' });
  if (data !== undefined) return { kind: 'ready', activity: data };
  return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
}
