import { type UsdtProtocol, usdtProtocols } from '@parlour/api-client/endpoints/wallet';
import { readStoredJson, removeStored, store } from '@parlour/platform';
import type { DepositDraft } from './depositRules';

const NAME = 'parlour.deposit';

/** Stores the input while the player reads about the protocols. */
export function storeDepositDraft({ amount, catepay }: Pick<DepositDraft, 'amount' | 'catepay'>): void {
  store(NAME, JSON.stringify({ amount, catepay }));
}

/** The stored draft, of a deposit in USDT; empty if there is none. */
export function readDepositDraft(): Partial<DepositDraft> {
  const { amount, catepay }: { readonly amount?: unknown; readonly catepay?: unknown } = Object(readStoredJson(NAME));
  const protocol = usdtProtocols.find((one): one is UsdtProtocol => one === catepay);
  const isWhole = protocol !== undefined && typeof amount === 'string' && /^(\d{1,12}(\.\d{0,2})?)?$/.test(amount);
  return isWhole ? { paytype: 'usdt', amount, catepay: protocol } : {};
}

export function removeDepositDraft(): void {
  removeStored(NAME);
}
