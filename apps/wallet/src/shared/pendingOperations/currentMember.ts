import type { Platform } from '@parlour/platform';

/** The member's name, as soon as it is known. */
export function usernameOf({ session }: Pick<Platform, 'session'>): string | undefined {
  const now = session.read();
  return now.role === 'member' ? now.user?.username : undefined;
}
