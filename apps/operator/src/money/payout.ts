import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { site } from '../database/schema';

export interface Payout {
  /** What is sent, in USDT, rounded down to 2 decimals; zero or less when the fee eats it all. */
  readonly net: string;
  /** What of the withdrawal the house keeps for sending it, in yuan. */
  readonly fee: string;
}

/** What a withdrawal in yuan comes to in USDT (spec section 9). */
export function payoutOf(amount: string, rate: string, fee: string): Payout {
  const net = new Big(amount).div(rate).round(2, Big.roundDown).minus(fee);
  const kept = new Big(fee).times(rate).round(2, Big.roundDown);
  return { net: net.toFixed(2, Big.roundDown), fee: (kept.gt(amount) ? new Big(amount) : kept).toFixed(2) };
}

/** The payout over a way like `USDT TRC20`, by today's terms; undefined for a bank. */
export async function usdtPayout(tx: Database, payWay: string, amount: string): Promise<Payout | undefined> {
  if (!payWay.startsWith('USDT')) return undefined;
  const [terms] = await tx.select().from(site).where(eq(site.id, 1));
  if (terms === undefined) return undefined;
  return payoutOf(amount, terms.usdt_rate, payWay.endsWith('ERC20') ? terms.fee_erc20 : terms.fee_trc20);
}
