import { type Activity, type ActivityType, getActivities, getActivityTypes } from '@parlour/api-client/endpoints/promotions';
import { pathTo, useApiQuery, usePlatform, useQueryParams } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';

interface OffersModel {
  /** Id of the chosen type, stored in the URL; empty for all. */
  readonly chosen: string;
  readonly choose: (type: string) => void;
  readonly types: readonly ActivityType[];
  readonly offers: LoadState<readonly Activity[]>;
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
  return { chosen, choose, types: types.data ?? [], offers: loadStateOf(answer, ({ length }) => length === 0) };
}
