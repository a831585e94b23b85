import { getHomeNotices } from '@parlour/api-client/endpoints/lobby';
import { useApiQuery } from '@parlour/platform';

/** The news of the house; undefined while they load and when they did not come. */
export function useExample() {
  const { data: news, isLoading, retry } = useApiQuery(getHomeNotices, {}, { quiet: true });
  return { news, isLoading, retry };
}
