import path from 'node:path';
import type { RemoteConfig } from '@parlour/platform';

/** The source of a remote's screen. */
export function screenFile({ name }: RemoteConfig, screen: string): string {
  return path.resolve(import.meta.dirname, '../../apps', name, 'src/features', `${screen}.tsx`);
}
