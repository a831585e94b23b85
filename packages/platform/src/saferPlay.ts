import { isLacking } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { type PlatformCall, usePlatform, useQuery } from '@parlour/platform';
import { keep, kept } from '@parlour/platform/storage';

const KEY = 'parlour.saferPlay';

/** Whether the operator has answered with it in this session. */
export function hasOfferedSaferPlay(): boolean {
  return kept(KEY) === 'offered';
}

/** What the member set for themselves; undefined where the operator lacks safer play, which is asked once a session (decision 27). */
export async function askSaferPlay(call: PlatformCall, signal: AbortSignal): Promise<SaferPlay | undefined> {
  if (kept(KEY) === 'lacking') return undefined;
  try {
    const { data } = await call(getSaferPlay, {}, { quiet: true, signal });
    keep(KEY, 'offered');
    return data;
  } catch (error) {
    if (!isLacking(error) || hasOfferedSaferPlay()) throw error;
    keep(KEY, 'lacking');
    return undefined;
  }
}

/** Whether the operator is known to have safer play; without any answer it is asked again at the next visit. */
export function useHasSaferPlay(): boolean {
  const { call } = usePlatform();
  const { data } = useQuery({
    queryKey: ['hasSaferPlay'],
    queryFn: async ({ signal }) => (await askSaferPlay(call, signal)) !== undefined,
    initialData: () => (kept(KEY) === undefined ? undefined : hasOfferedSaferPlay()),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? false;
}
