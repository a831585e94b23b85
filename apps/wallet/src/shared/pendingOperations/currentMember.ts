import type { Platform } from '@parlour/platform';

/** The member's name, as soon as it is known. */
export function usernameOf(platform: Pick<Platform, 'session'>): string | undefined {
  return userOf(platform)?.username;
}

/** The last known balance of the member's central wallet, in yuan. */
export function centralWalletOf(platform: Pick<Platform, 'session'>): string | null | undefined {
  return userOf(platform)?.balance;
}

function userOf({ session }: Pick<Platform, 'session'>) {
  const now = session.read();
  return now.role === 'member' ? now.user : undefined;
}
