import Big from 'big.js';
import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { transfers, venues } from '../database/schema';
import { Refusal } from '../envelope';
import { readBalances } from '../ledger/balances';
import { book, central, venueWallet } from '../ledger/book';
import { demandNoBreak } from '../safer-play/breaks';
import { orderNumber } from '../members/secrets';
import { SUCCESS } from '../ledger/states';

export interface Move {
  readonly venue: string;
  readonly isIntoVenue: boolean;
  readonly amount: string;
}

/** A transfer that a locked member requests; one side has to be the central wallet. */
export async function transfer(
  tx: Database,
  memberId: number,
  { amount, sourcetype, targettype }: { amount: string; sourcetype: string; targettype: string },
): Promise<void> {
  const isIntoVenue = sourcetype === CENTRAL_WALLET;
  if (isIntoVenue === (targettype === CENTRAL_WALLET)) throw new Refusal('场馆内钱包不支持互转');
  if (isIntoVenue) await demandNoBreak(tx, memberId, new Date());
  const code = isIntoVenue ? targettype : sourcetype;
  const [venue] = await tx.select().from(venues).where(eq(venues.code, code));
  if (venue === undefined) throw new Refusal('场馆不存在');
  await moveVenueMoney(tx, memberId, { venue: code, isIntoVenue, amount });
}

/** Books money between the central wallet and a venue, with its record. */
export async function moveVenueMoney(tx: Database, memberId: number, { venue, isIntoVenue, amount }: Move): Promise<void> {
  const no = orderNumber('TR');
  const [source, target] = isIntoVenue
    ? [central(memberId), venueWallet(memberId, venue)]
    : [venueWallet(memberId, venue), central(memberId)];
  await book(tx, { reason: 'transfer', reference: no }, [
    { account: source, amount: new Big(amount).neg().toFixed(2) },
    { account: target, amount: new Big(amount).toFixed(2) },
  ]);
  await tx.insert(transfers).values({ no, memberId, venue, isIntoVenue, amount, state: SUCCESS });
}

/** Brings the money of every venue back; gives the sum in yuan. */
export async function recoverAll(tx: Database, memberId: number): Promise<string> {
  const balances = await readBalances(tx, memberId);
  for (const { code } of await tx.select().from(venues)) {
    const amount = balances.venue(code);
    if (new Big(amount).gt(0)) await moveVenueMoney(tx, memberId, { venue: code, isIntoVenue: false, amount });
  }
  return balances.games;
}
