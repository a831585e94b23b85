import Big from 'big.js';
import type { submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/connect';
import { cards, site, withdrawals } from '../database/schema';
import { Refusal } from '../envelope';
import type { AttemptLimits } from '../members/attemptLimits';
import { book, central, held } from '../ledger/book';
import { PENDING } from '../ledger/states';
import { rowId } from '../rowId';
import { readBreak } from '../safer-play/breaks';
import { isPassword, orderNumber } from '../members/secrets';
import type { Member } from '../members/sessions';

const SMALLEST = 100;
const USDT = 2;

/** Refuses a wrong payment password. */
export async function checkPayPassword(
  attemptLimits: AttemptLimits,
  { id, payPasswordHash }: Member,
  password: string,
): Promise<void> {
  const isIt = await attemptLimits.check([['password', id]], () => isPassword(password, payPasswordHash));
  if (!isIt) throw new Refusal('支付密码错误');
}

/** Holds the money at once and leaves the withdrawal for review. */
export async function requestWithdrawal(
  tx: Database,
  member: Member,
  request: InferOutput<(typeof submitWithdrawal)['request']>,
  reviewDelayMs: number,
): Promise<void> {
  const [card] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.id, rowId(request.bank)), eq(cards.memberId, member.id)));
  if (card === undefined) throw new Refusal('请选择您要提现到的银行卡');
  const amount = new Big(request.amount);
  if (amount.lt(SMALLEST)) throw new Refusal('单笔取款不能低于100元');
  const turnover = await turnoverDue(tx, member);
  if (new Big(turnover).gt(0)) throw new Refusal(`流水未达标，还需完成 ¥${turnover} 有效投注`);
  const fee = await feeOf(tx, card);
  if (amount.lte(fee)) throw new Refusal('提现金额不足以支付手续费');
  const now = new Date();
  const no = orderNumber('WD', now);
  await book(tx, { reason: 'withdrawal held', reference: no, at: now }, [
    { account: central(member.id), amount: amount.neg().toFixed(2) },
    { account: held(member.id), amount: amount.toFixed(2) },
  ]);
  await tx.insert(withdrawals).values({
    no,
    memberId: member.id,
    target: card.bankNo,
    payWay: card.kind === USDT ? `USDT ${card.bankOwner}` : card.bank,
    amount: amount.toFixed(2),
    fee,
    state: PENDING,
    reviewAt: new Date(now.getTime() + reviewDelayMs),
    createdAt: now,
  });
}

/** Turnover that a withdrawal still waits for, in yuan: none for who has excluded themselves, and could not work it off for long. */
export async function turnoverDue(db: Database, { id, turnoverDue: due }: Member): Promise<string> {
  return (await readBreak(db, id, new Date()))?.kind === 'exclusion' ? '0.00' : due;
}

/** What a withdrawal to this card costs, in yuan: the fee of the protocol at the rate of the day; banks are free. */
async function feeOf(tx: Database, { kind, bankOwner }: { kind: number; bankOwner: string }): Promise<string> {
  const [terms] = await tx.select().from(site).where(eq(site.id, 1));
  if (kind !== USDT || terms === undefined) return '0.00';
  const usdt = bankOwner.toUpperCase() === 'ERC20' ? terms.fee_erc20 : terms.fee_trc20;
  return new Big(usdt).times(terms.usdt_rate).toFixed(2);
}
