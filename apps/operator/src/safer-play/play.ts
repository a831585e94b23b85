import { and, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { bets, gameSessions, plays } from '../database/schema';
import { SETTLED } from '../ledger/states';

/** A member who returns to a game within this time continues the same play. */
const REST_MS = 15 * 60_000;

export interface Play {
  readonly seconds: number;
  /** What the settled bets of it won or lost, in yuan. */
  readonly net: string;
}

/** A locked member opens a game: the session of play continues, or a new one begins after a pause. */
export async function enterPlay(tx: Database, memberId: number, now: Date): Promise<void> {
  const play = await currentPlay(tx, memberId, now);
  if (play === undefined) await tx.insert(plays).values({ memberId, startedAt: now });
  else if (play.leftAt !== null) await tx.update(plays).set({ leftAt: null }).where(eq(plays.id, play.id));
}

/** Ends the open rounds of a game of a locked member, or of all games; when none is left the session of play pauses. */
export async function leaveGames(tx: Database, memberId: number, now: Date, gameCode?: string): Promise<void> {
  const wasPlaying = await hasOpenGame(tx, memberId, now);
  const isLeft = gameCode === undefined ? undefined : eq(gameSessions.gameCode, gameCode);
  await tx.delete(gameSessions).where(and(eq(gameSessions.memberId, memberId), isLeft));
  if (!wasPlaying || (await hasOpenGame(tx, memberId, now))) return;
  await tx
    .update(plays)
    .set({ leftAt: now })
    .where(and(eq(plays.memberId, memberId), isNull(plays.leftAt)));
}

/** The current play: running, or paused for less than a quarter of an hour. */
export async function readPlay(db: Database, memberId: number, now: Date): Promise<Play | undefined> {
  const play = await currentPlay(db, memberId, now);
  if (play === undefined) return undefined;
  const [row] = await db
    .select({ net: sql<string>`coalesce(sum(${bets.winLoss}), 0)::numeric(18,2)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.createdAt, play.startedAt), eq(bets.status, SETTLED)));
  return { seconds: Math.floor((now.getTime() - play.startedAt.getTime()) / 1000), net: row?.net ?? '0.00' };
}

async function currentPlay(db: Database, memberId: number, now: Date): Promise<typeof plays.$inferSelect | undefined> {
  const [last] = await db.select().from(plays).where(eq(plays.memberId, memberId)).orderBy(desc(plays.startedAt)).limit(1);
  if (last === undefined) return undefined;
  if (last.leftAt !== null) return now.getTime() - last.leftAt.getTime() < REST_MS ? last : undefined;
  // A member who left without ending the game played until its session ended.
  return (await hasOpenGame(db, memberId, now)) ? last : undefined;
}

async function hasOpenGame(db: Database, memberId: number, now: Date): Promise<boolean> {
  return (await db.$count(gameSessions, and(eq(gameSessions.memberId, memberId), gt(gameSessions.expiresAt, now)))) > 0;
}
