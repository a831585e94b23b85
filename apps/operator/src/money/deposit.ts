import Big from 'big.js';
import type { submitDeposit } from '@parlour/api-client/endpoints/wallet';
import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/connect';
import { deposits, payRanges } from '../database/schema';
import { Refusal } from '../envelope';
import { PENDING } from '../ledger/states';
import { demandNoBreak } from '../safer-play/breaks';
import { requireWithinLimits } from '../safer-play/limits';
import { orderNumber } from '../members/secrets';

type Request = InferOutput<(typeof submitDeposit)['request']>;

/** An external payment takes time before the money arrives. */
const PAYER_FACTOR = 3;

/** Writes a deposit of a locked member for review; gives its number. */
export async function requestDeposit(tx: Database, memberId: number, request: Request, reviewDelayMs: number): Promise<string> {
  const now = new Date();
  await demandNoBreak(tx, memberId, now);
  const [range] = await tx
    .select()
    .from(payRanges)
    .where(eq(payRanges.type, rangeType(request)));
  if (range === undefined) throw new Refusal('暂不支持该充值方式');
  const amount = new Big(request.amount);
  if (amount.lt(range.min) || amount.gt(range.max))
    throw new Refusal(`请输入金额在${whole(range.min)}-${whole(range.max)}之间！`);
  if (request.paytype === 'bank') checkPayer(request);
  await requireWithinLimits(tx, memberId, amount, now);
  const no = orderNumber('PD', now);
  const { paytype } = request;
  await tx.insert(deposits).values({
    no,
    memberId,
    paytype,
    protocol: paytype === 'usdt' ? request.catepay : '',
    payer:
      paytype === 'bank'
        ? { bank: request.bank, no: request.bank_no, owner: request.bank_owner, address: request.bank_address }
        : null,
    amount: amount.toFixed(2),
    state: PENDING,
    reviewAt: new Date(now.getTime() + reviewDelayMs * (paytype === 'bank' ? 1 : PAYER_FACTOR)),
    createdAt: now,
  });
  return no;
}

/** The rules of spec section 5, in its order and wording. */
function checkPayer({ bank_owner, bank, bank_no, bank_address }: Extract<Request, { paytype: 'bank' }>): void {
  if (bank_owner.trim() === '') throw new Refusal('请输入存款人姓名');
  if (bank.trim() === '') throw new Refusal('请输入银行类型');
  if (bank_no.trim() === '') throw new Refusal('请输入银行卡号');
  if (bank_address.trim() === '') throw new Refusal('请输入银行开户行地址');
}

function rangeType(request: Request): string {
  switch (request.paytype) {
    case 'usdt':
      return `usdt-${request.catepay.toLowerCase()}`;
    case 'wxpay':
      return 'wechat';
    default:
      return request.paytype;
  }
}

function whole(amount: string): string {
  return new Big(amount).toString();
}
