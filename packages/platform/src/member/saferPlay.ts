import { isLacking } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { type Platform, usePlatform, useQuery } from '@parlour/platform';
import { store, readStored, memberKey } from '@parlour/platform/storage';

type Known = 'offered' | 'lacking';

function storedAnswer({ session }: Platform): Known | undefined {
  const key = memberKey(session.read(), 'saferPlay');
  const stored = key === undefined ? undefined : readStored(key);
  return stored === 'offered' || stored === 'lacking' ? stored : undefined;
}

function storeAnswer({ session }: Platform, stored: Known): void {
  const key = memberKey(session.read(), 'saferPlay');
  if (key !== undefined) store(key, stored);
}

/** Returns whether the operator has supported safer play in this session. */
export function hasOfferedSaferPlay(platform: Platform): boolean {
  return storedAnswer(platform) === 'offered';
}

/**
 * Resolves to the member's limits and breaks, or to undefined when the operator does not support safer play, which is checked
 * once per session (decision 27). Rejects with an ApiError.
 */
export async function askSaferPlay(platform: Platform, signal: AbortSignal): Promise<SaferPlay | undefined> {
  if (storedAnswer(platform) === 'lacking') return undefined;
  try {
    const { data } = await platform.call(getSaferPlay, {}, { quiet: true, signal });
    storeAnswer(platform, 'offered');
    return data;
  } catch (error) {
    if (!isLacking(error) || hasOfferedSaferPlay(platform)) throw error;
    storeAnswer(platform, 'lacking');
    return undefined;
  }
}

/** Returns whether the operator is known to support safer play. Without any answer, it is requested again at the next visit. */
export function useHasSaferPlay(): boolean {
  const platform = usePlatform();
  const { data } = useQuery({
    queryKey: ['hasSaferPlay'],
    queryFn: async ({ signal }) => (await askSaferPlay(platform, signal)) !== undefined,
    initialData: () => (storedAnswer(platform) === undefined ? undefined : hasOfferedSaferPlay(platform)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? false;
}
