import type { BreakLength } from '@parlour/api-client/endpoints/saferPlay';
import { eq } from 'drizzle-orm';
import { beijingTime } from '../beijingTime';
import type { Database } from '../database/connect';
import { breaks } from '../database/schema';
import { ON_A_BREAK, Refusal } from '../envelope';
import { type Break, breakAt, breakOf, endOf } from './breakRules';
import { leaveGames } from './play';

/** The break that a member is on, if any. */
export async function readBreak(db: Database, memberId: number, now: Date): Promise<Break | undefined> {
  const rows = await db.select({ kind: breaks.kind, endsAt: breaks.endsAt }).from(breaks).where(eq(breaks.memberId, memberId));
  return breakAt(rows, now);
}

/** Begins a break of a locked member and ends every open game; refuses one that would end before the present one. */
export async function beginBreak(tx: Database, memberId: number, length: BreakLength, now: Date): Promise<void> {
  const begun = breakOf(length, now);
  const present = await readBreak(tx, memberId, now);
  if (present !== undefined && endOf(begun) <= endOf(present)) throw new Refusal('休息期只能延长，不能缩短');
  await tx.insert(breaks).values({ memberId, ...begun, createdAt: now });
  await leaveGames(tx, memberId, now);
}

/** Refuses what a locked member on a break may not do. */
export async function demandNoBreak(tx: Database, memberId: number, now: Date): Promise<void> {
  const present = await readBreak(tx, memberId, now);
  if (present === undefined) return;
  const since =
    present.endsAt === null ? '您已永久自我限制' : `您正在休息期，至 ${beijingTime(present.endsAt).slice(0, 16)}（北京时间）`;
  throw new Refusal(`${since}，期间不能充值、转入场馆或进入游戏，可以随时提现`, ON_A_BREAK);
}
