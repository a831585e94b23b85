import { useEffect } from 'react';
import { usePlatform } from '../context';

/** While `isHeld`, the remote is not swapped; with a question, leaving asks for confirmation. */
export function useBlocker(isHeld: boolean, question?: string): void {
  const platform = usePlatform();
  useEffect(() => (isHeld ? platform.block(question) : undefined), [platform, isHeld, question]);
}
