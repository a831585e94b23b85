import { type Activity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useQueryParams } from '@parlour/platform';
import { type QueryState, stateOf } from './queryState';

/** The offer whose id is in the URL. */
export function useOffer(): QueryState<Activity> {
  const id = useQueryParams().get('id') ?? '';
  return stateOf(useApiQuery(getActivity, { id }, { isEnabled: id !== '' }));
}
