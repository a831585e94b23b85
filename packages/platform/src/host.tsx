import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlatformContext } from './context';
import type { Platform } from './platform';

export type { QueryClient } from '@tanstack/react-query';
export { sendOperation } from './sending/send';
export { createSharedTopics, type SharedTopics } from './sharedTopics';
export { DictionaryContext, wordsIn } from './languages/texts';
export { PlatformContext } from './context';
export { createValue, type Value } from './value';

/**
 * Caches answers for ten minutes after the last screen that used them was left. Without a network a request fails at once instead of
 * being paused, and is repeated when the network is back.
 */
export function createQueryClient(): QueryClient {
  const gcTime = 600_000;
  const offline = { networkMode: 'always', refetchOnReconnect: true } as const;
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime, ...offline } } });
}

/** Provides the shell's services to its children; only a shell renders this. */
export function PlatformProvider({
  platform,
  queries,
  children,
}: {
  platform: Platform;
  queries: QueryClient;
  children: ReactNode;
}) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}
