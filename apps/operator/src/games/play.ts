import Big from 'big.js';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { bets, games, gameSessions } from '../database/schema';
import { Refusal } from '../envelope';
import { readBalances } from '../ledger/balances';
import { book, house, venueWallet } from '../ledger/book';
import { lockMember } from '../ledger/idempotency';
import { settle } from '../money/settle';
import { moveVenueMoney } from '../money/transfer';
import { demandNoBreak } from '../safer-play/breaks';
import { enterPlay, leaveGames } from '../safer-play/play';
import { digest, newToken, orderNumber } from '../members/secrets';
import { drawPayout, isChoice, kindOf } from './odds';
import { UNSETTLED } from '../ledger/states';

const SESSION_MS = 4 * 3_600_000;
const SPORT_SETTLES_MS = 90_000;
const SMALLEST = 1;
const LARGEST = 50_000;

export type Game = typeof games.$inferSelect;

/** Returns the address of a new game session; with auto transfer the central wallet is moved to the venue first. */
export async function openGame(db: Database, memberId: number, game: Game): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    const now = new Date();
    await demandNoBreak(tx, memberId, now);
    if (member.hasAutoTransfer) await moveAll(tx, memberId, game.venue, true);
    await enterPlay(tx, memberId, now);
    await tx.delete(gameSessions).where(lt(gameSessions.expiresAt, now));
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await tx.insert(gameSessions).values({ tokenHash: digest(token), memberId, gameCode: game.code, expiresAt });
  });
  return `/demo/games/${kindOf(game)}/?${new URLSearchParams({ session: token, game: game.code, name: game.name })}`;
}

/** Ends a member's sessions of a game; with auto transfer the venue's money is transferred back. */
export async function endGame(db: Database, memberId: number, game: Game): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    await leaveGames(tx, memberId, new Date(), game.code);
    if (member.hasAutoTransfer) await moveAll(tx, memberId, game.venue, false);
  });
}

async function moveAll(tx: Database, memberId: number, venue: string, isIntoVenue: boolean): Promise<void> {
  const balances = await readBalances(tx, memberId);
  const amount = isIntoVenue ? balances.central : balances.venue(venue);
  if (new Big(amount).gt(0)) await moveVenueMoney(tx, memberId, { venue, isIntoVenue, amount });
}

/** The member and game of a game session; refuses an unknown or ended one. */
export async function readGameSession(db: Database, token: string): Promise<{ memberId: number; game: Game }> {
  const [found] = await db
    .select({ memberId: gameSessions.memberId, game: games })
    .from(gameSessions)
    .innerJoin(games, eq(games.code, gameSessions.gameCode))
    .where(and(eq(gameSessions.tokenHash, digest(token)), gt(gameSessions.expiresAt, new Date())));
  if (found === undefined) throw new Refusal('This game has ended, please open it again');
  return found;
}

export interface Stake {
  readonly amount: string;
  readonly choice: string;
}

/** Takes a stake of a locked member from the venue wallet and settles it at once; only a sports ticket stays open for a while. */
export async function placeBet(
  tx: Database,
  { memberId, game }: { memberId: number; game: Game },
  { amount, choice }: Stake,
  forced: 'win' | 'lose' | undefined,
): Promise<Record<string, unknown>> {
  await demandNoBreak(tx, memberId, new Date());
  const stake = new Big(amount);
  if (stake.lt(SMALLEST) || stake.gt(LARGEST)) throw new Refusal(`A bet is between ¥${SMALLEST} and ¥${LARGEST}`);
  if (!isChoice(kindOf(game), choice)) throw new Refusal('That cannot be bet on');
  const balance = (await readBalances(tx, memberId)).venue(game.venue);
  if (stake.gt(balance)) throw new Refusal(`Not enough in your ${game.venue} wallet (¥${balance})`);
  const isOpen = game.category === 'sport';
  const [bet] = await tx
    .insert(bets)
    .values({
      betId: orderNumber('BT'),
      memberId,
      venue: game.venue,
      category: game.category,
      gameName: game.name,
      choice,
      amount: stake.toFixed(2),
      status: UNSETTLED,
      settleAt: isOpen ? new Date(Date.now() + SPORT_SETTLES_MS) : null,
    })
    .returning();
  if (bet === undefined) throw new Error('The bet was not written.');
  await book(tx, { reason: 'bet', reference: bet.betId }, [
    { account: venueWallet(memberId, game.venue), amount: stake.neg().toFixed(2) },
    { account: house('bets'), amount: bet.amount },
  ]);
  if (isOpen) return { bet_id: bet.betId, status: UNSETTLED, balance: (await readBalances(tx, memberId)).venue(game.venue) };
  const { shown, payout } = drawPayout(kindOf(game), bet.amount, choice, forced);
  await settle(tx, bet, payout);
  const after = (await readBalances(tx, memberId)).venue(game.venue);
  return { bet_id: bet.betId, status: 1, shown, payout, win_loss: new Big(payout).minus(stake).toFixed(2), balance: after };
}
