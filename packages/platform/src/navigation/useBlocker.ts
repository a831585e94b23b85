import { useEffect } from 'react';
import { usePlatform } from '../context';

/** While `isHeld`, the remote is not replaced by another release. With a question, leaving the screen asks for confirmation. */
export function useBlocker(isHeld: boolean, question?: string): void {
  const platform = usePlatform();
  useEffect(() => (isHeld ? platform.block(question) : undefined), [platform, isHeld, question]);
}
