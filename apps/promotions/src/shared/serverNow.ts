import { type Platform, usePlatform } from '@parlour/platform';

/** The server's clock in epoch milliseconds, as far as this shell keeps one; else the phone's. */
export function useServerNow(): () => number {
  const platform: Platform & { readonly serverNow?: () => number } = usePlatform();
  return platform.serverNow ?? Date.now;
}
