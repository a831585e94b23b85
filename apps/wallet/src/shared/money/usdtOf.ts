import Big from 'big.js';

/** Yuan in USDT, rounded down to 2 decimals (spec section 9); undefined without an amount or a rate. */
export function usdtOf(amount: string, rate: string | undefined): string | undefined {
  if (amount === '' || rate === undefined || new Big(rate).lte(0)) return undefined;
  return new Big(amount).div(rate).toFixed(2, Big.roundDown);
}
