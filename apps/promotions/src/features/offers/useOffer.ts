import { type Activity, getActivity } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, useQueryParams } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';

interface OfferModel {
  /** Empty when the operator refuses it, or without an id, in which case nothing is requested. */
  readonly offer: LoadState<Activity>;
  /** Requests a refused offer again. */
  readonly retry: (() => void) | undefined;
}

/** The offer whose id is in the URL. */
export function useOffer(): OfferModel {
  const id = useQueryParams().get('id') ?? '';
  const query = useApiQuery(getActivity, { id }, { isEnabled: id !== '' });
  if (id === '') return { offer: { status: 'empty' }, retry: undefined };
  const offer = loadStateOf(query);
  const isRefused = offer.status === 'failed' && query.error?.kind === 'refused';
  return { offer: isRefused ? { status: 'empty' } : offer, retry: query.retry };
}
