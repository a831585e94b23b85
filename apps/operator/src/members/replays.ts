import { lt } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { miniAppLogins } from '../database/schema';
import { Refusal } from '../envelope';
import { REPLAY_MS } from './miniApp';

/** Stores the hash of start data while its age would be accepted, and refuses it the second time. */
export async function claimHash(db: Database, hash: string, now: Date): Promise<void> {
  await db.delete(miniAppLogins).where(lt(miniAppLogins.seenAt, new Date(now.getTime() - REPLAY_MS)));
  const [fresh] = await db.insert(miniAppLogins).values({ hash, seenAt: now }).onConflictDoNothing().returning();
  if (fresh === undefined) throw new Refusal('This login data was already used');
}
