import { type AnswerOf, isApiError } from '@parlour/api-client';
import { getUser } from '@parlour/api-client/endpoints/session';
import type { getPayInfo } from '@parlour/api-client/endpoints/wallet';
import type { Asked } from '../ask';
import type { Check } from '../check';
import { fieldOf, type Misfit } from '../misfits';
import { exactly } from './amounts';
import { comparePayInfo, type Order } from './orders';

/** Compares an order to pay with the order that the check made that way, or with the records. */
export async function compareOrder(check: Check, way: string, payload: unknown, { read }: Asked): Promise<readonly Misfit[]> {
  const order = check.orders.get(way) ?? listed(check, String(fieldOf(payload, 'deposit_no')));
  if (order === undefined) return [];
  if (isApiError(read)) {
    if (order.made === undefined || read.kind !== 'refused') return [];
    const change = 'POST /api/payinfo has to find each order from the moment its number is answered.';
    return [{ at: 'code', expected: `200 for ${order.no}, which was just ordered`, got: `${read.code} ${read.message}`, change }];
  }
  const user = check.reply('getUser')?.data ?? (await check.read(getUser, {}));
  const rate = exactly(user?.usdtrate ?? '0');
  return comparePayInfo(order, read.data as AnswerOf<typeof getPayInfo>, read.message, rate);
}

function listed(check: Check, no: string): Order | undefined {
  const row = check.reply('getTransactionRecords')?.data.data.find(({ out_trade_no }) => out_trade_no === no);
  return row && { no, amount: row.amount, createdAt: row.created_at };
}
