import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { deposits, withdrawals } from '../database/schema';
import { book, central, held, house } from './book';
import { lockMember } from './idempotency';
import { owe } from './turnover';
import { promote } from './vipPromotion';
import { APPROVED, PENDING, REJECTED } from './states';

/** The demo review rejects amounts that end in .13. */
function verdict(amount: string): number {
  return amount.endsWith('.13') ? REJECTED : APPROVED;
}

/** Decides a pending deposit and books it when approved. */
export async function reviewDeposit(tx: Database, { id, memberId }: { id: number; memberId: number }): Promise<void> {
  await lockMember(tx, memberId);
  const [deposit] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.state, PENDING)));
  if (deposit === undefined) return;
  const state = verdict(deposit.amount);
  await tx.update(deposits).set({ state, reviewAt: null }).where(eq(deposits.id, id));
  if (state === REJECTED) return;
  await book(tx, { reason: 'deposit', reference: deposit.no }, [
    { account: house('deposits'), amount: negative(deposit.amount) },
    { account: central(memberId), amount: deposit.amount },
  ]);
  await owe(tx, memberId, deposit.amount);
  await promote(tx, memberId);
}

/** Decides a pending withdrawal: pays the held money out less its fee, or gives all of it back. */
export async function reviewWithdrawal(tx: Database, { id, memberId }: { id: number; memberId: number }): Promise<void> {
  await lockMember(tx, memberId);
  const [withdrawal] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, PENDING)));
  if (withdrawal === undefined) return;
  const state = verdict(withdrawal.amount);
  await tx.update(withdrawals).set({ state, reviewAt: null }).where(eq(withdrawals.id, id));
  const isPaid = state === APPROVED;
  const { no, amount, fee } = withdrawal;
  const paid = [
    { account: house('withdrawals'), amount: new Big(amount).minus(fee).toFixed(2) },
    { account: house('fees'), amount: fee },
  ];
  await book(tx, { reason: isPaid ? 'withdrawal paid' : 'withdrawal returned', reference: no }, [
    { account: held(memberId), amount: negative(amount) },
    ...(isPaid ? paid : [{ account: central(memberId), amount }]),
  ]);
}

function negative(amount: string): string {
  return new Big(amount).neg().toFixed(2);
}
