import { type Activity, type ActivityType, getActivities, getActivityTypes } from '@parlour/api-client/endpoints/promotions';
import { pathTo, useApiQuery, usePlatform, useQueryParams } from '@parlour/platform';

export type Offers =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly activities: readonly Activity[] };

interface OffersModel {
  /** Id of the chosen type, stored in the URL; empty for all. */
  readonly chosen: string;
  readonly choose: (type: string) => void;
  readonly types: readonly ActivityType[];
  readonly offers: Offers;
}

/** The offers of the type in the URL. */
export function useOffers(): OffersModel {
  const { navigation } = usePlatform();
  const chosen = useQueryParams().get('type') ?? '';
  const types = useApiQuery(getActivityTypes, {});
  const answer = useApiQuery(getActivities, chosen === '' ? {} : { type: chosen });
  const choose = (type: string) => {
    if (type !== chosen) navigation.go(pathTo('/activity', { type: type || undefined }), { replace: true });
  };
  return { chosen, choose, types: types.data ?? [], offers: stateOf(answer) };
}

function stateOf({ data, isLoading, retry }: ReturnType<typeof useApiQuery<typeof getActivities>>): Offers {
  if (data !== undefined) return { kind: 'ready', activities: data };
  return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
}
