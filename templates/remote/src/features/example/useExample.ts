import { getHomeNotices } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery } from '@parlour/platform';

/** The operator's news; undefined while they load and after a failure. */
export function useExample() {
  const { data: news, isLoading, retry } = useApiQuery(getHomeNotices, {});
  return { news, isLoading, retry };
}
