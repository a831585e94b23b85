import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { rebates } from '../database/schema';
import { Refusal } from '../envelope';
import { book, central, house } from '../ledger/book';
import { owe } from '../ledger/turnover';
import { orderNumber } from '../members/secrets';
import { CLAIMED } from '../ledger/states';

const OPEN = 0;

/** A rebate counts to the cent, never rounded up. */
export function toMoney(exact: string): string {
  return new Big(exact).toFixed(2, Big.roundDown);
}

/** What a member has claimed and can still claim, in yuan. */
export async function rebateSums(db: Database, memberId: number): Promise<{ claimed: string; pending: string }> {
  const rows = await db
    .select({ exact: rebates.exact, state: rebates.state })
    .from(rebates)
    .where(eq(rebates.memberId, memberId));
  const sum = (isOpen: boolean) =>
    rows
      .filter(({ state }) => (state === OPEN) === isOpen)
      .reduce((total, { exact }) => total.plus(toMoney(exact)), new Big(0))
      .toFixed(2);
  return { claimed: sum(false), pending: sum(true) };
}

/** Books all open rebates of a locked member; gives the sum. */
export async function claimRebate(tx: Database, memberId: number): Promise<string> {
  const { pending } = await rebateSums(tx, memberId);
  if (new Big(pending).lte(0)) throw new Refusal('暂无领取额度！');
  await tx
    .update(rebates)
    .set({ state: CLAIMED, updatedAt: new Date() })
    .where(and(eq(rebates.memberId, memberId), eq(rebates.state, OPEN)));
  await book(tx, { reason: 'rebate', reference: orderNumber('RB') }, [
    { account: house('rebates'), amount: new Big(pending).neg().toFixed(2) },
    { account: central(memberId), amount: pending },
  ]);
  await owe(tx, memberId, pending);
  return pending;
}
