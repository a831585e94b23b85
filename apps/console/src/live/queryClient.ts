import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 2_000;

/** Failures are shown, not retried: queries that poll run again anyway. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS, refetchOnWindowFocus: 'always' } },
  });
}
