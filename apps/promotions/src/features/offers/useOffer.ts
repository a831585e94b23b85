import { type Activity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useQueryParams } from '@parlour/platform';
import { type QueryState, stateOf } from './queryState';

/** The offer whose id is in the URL; `unknown` where the operator has none of this id. */
export function useOffer(): QueryState<Activity> | { readonly kind: 'unknown' } {
  const id = useQueryParams().get('id') ?? '';
  const asked = useApiQuery(getActivity, { id }, { isEnabled: id !== '' });
  const isUnknown = id === '' || (asked.data === undefined && !asked.isLoading && asked.error?.kind === 'refused');
  return isUnknown ? { kind: 'unknown' } : stateOf(asked);
}
