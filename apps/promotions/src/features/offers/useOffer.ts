import { type Activity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useQueryParams } from '@parlour/platform';
import { type QueryState, stateOf } from './queryState';

/**
 * The offer whose id is in the URL. `unknown` when the operator refuses it, or without an id, in which case nothing is requested.
 */
export function useOffer(): QueryState<Activity> | { readonly kind: 'unknown'; readonly retry: (() => void) | undefined } {
  const id = useQueryParams().get('id') ?? '';
  const query = useApiQuery(getActivity, { id }, { isEnabled: id !== '' });
  if (id === '') return { kind: 'unknown', retry: undefined };
  const state = stateOf(query);
  return state.kind === 'failed' && query.error?.kind === 'refused' ? { kind: 'unknown', retry: state.retry } : state;
}
