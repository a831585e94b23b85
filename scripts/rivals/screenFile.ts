import path from 'node:path';
import type { RemoteCard } from '@parlour/platform';

/** The source of a remote's screen. */
export function screenFile({ name }: RemoteCard, screen: string): string {
  return path.resolve(import.meta.dirname, '../../apps', name, 'src/features', `${screen}.tsx`);
}
