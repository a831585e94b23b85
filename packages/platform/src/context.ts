import { createContext, useContext } from 'react';
import type { Platform } from './platform';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The shell's services; throws outside of a shell. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === undefined) throw new Error('This screen was mounted outside of a shell');
  return platform;
}
