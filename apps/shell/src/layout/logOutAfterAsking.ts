import type { Platform } from '@parlour/platform';

/** Logs out once the player confirmed. */
export async function logOutAfterAsking({ dialogs, session }: Platform, question: string): Promise<void> {
  if (await dialogs.confirm({ title: question })) await session.logOut();
}
