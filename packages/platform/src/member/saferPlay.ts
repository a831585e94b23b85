import { isLacking } from '@parlour/api-client';
import { getSaferPlay, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { type Platform, usePlatform, useQuery } from '@parlour/platform';
import { store, readStored, memberKey } from '@parlour/platform/storage';

type Known = 'offered' | 'lacking';

function known({ session }: Platform): Known | undefined {
  const key = memberKey(session.read(), 'saferPlay');
  const stored = key === undefined ? undefined : readStored(key);
  return stored === 'offered' || stored === 'lacking' ? stored : undefined;
}

function remember({ session }: Platform, stored: Known): void {
  const key = memberKey(session.read(), 'saferPlay');
  if (key !== undefined) store(key, stored);
}

/** Whether the operator was found to have safer play in this session. */
export function hasOfferedSaferPlay(platform: Platform): boolean {
  return known(platform) === 'offered';
}

/** The member's limits and breaks; undefined where the operator lacks safer play, checked once a session (decision 27). */
export async function askSaferPlay(platform: Platform, signal: AbortSignal): Promise<SaferPlay | undefined> {
  if (known(platform) === 'lacking') return undefined;
  try {
    const { data } = await platform.call(getSaferPlay, {}, { quiet: true, signal });
    remember(platform, 'offered');
    return data;
  } catch (error) {
    if (!isLacking(error) || hasOfferedSaferPlay(platform)) throw error;
    remember(platform, 'lacking');
    return undefined;
  }
}

/** Whether the operator is known to have safer play; without any answer it is asked again at the next visit. */
export function useHasSaferPlay(): boolean {
  const platform = usePlatform();
  const { data } = useQuery({
    queryKey: ['hasSaferPlay'],
    queryFn: async ({ signal }) => (await askSaferPlay(platform, signal)) !== undefined,
    initialData: () => (known(platform) === undefined ? undefined : hasOfferedSaferPlay(platform)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? false;
}
