import { type Activity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useQueryParams } from '@parlour/platform';
import { type QueryState, stateOf } from './queryState';

/** The offer whose id is in the URL; `unknown` where the operator refuses it, or without an id, for which it is not asked. */
export function useOffer(): QueryState<Activity> | { readonly kind: 'unknown'; readonly retry: (() => void) | undefined } {
  const id = useQueryParams().get('id') ?? '';
  const asked = useApiQuery(getActivity, { id }, { isEnabled: id !== '' });
  if (id === '') return { kind: 'unknown', retry: undefined };
  const state = stateOf(asked);
  return state.kind === 'failed' && asked.error?.kind === 'refused' ? { kind: 'unknown', retry: state.retry } : state;
}
