import { useEffect } from 'react';
import { usePlatform } from './context';

/** While `isHeld`, the remote is not swapped under the player; with a question, leaving asks first. */
export function useBlocker(isHeld: boolean, question?: string): void {
  const platform = usePlatform();
  useEffect(() => (isHeld ? platform.block(question) : undefined), [platform, isHeld, question]);
}
