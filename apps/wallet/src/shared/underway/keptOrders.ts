import { forget, keep, keptJson } from '@parlour/platform';
import { isType, type Order } from './orderRules';

const nameOf = (who: string) => `parlour.wallet.orders.${who}`;

/** The orders this device follows for a member; none when storage is blocked or damaged. */
export function keptOrders(who: string | undefined): readonly Order[] {
  if (who === undefined) return [];
  const orders = keptJson(nameOf(who), 'localStorage');
  return Array.isArray(orders) ? orders.filter(isOrder) : [];
}

/** Keeps the orders for the next visit; without storage they are found again in the records. */
export function keepOrders(who: string | undefined, orders: readonly Order[]): void {
  if (who === undefined) return;
  if (orders.length === 0) forget(nameOf(who), 'localStorage');
  else keep(nameOf(who), JSON.stringify(orders), 'localStorage');
}

function isOrder(kept: Partial<Order> | null): kept is Order {
  const isWhole = typeof kept?.no === 'string' && typeof kept.state === 'number' && isType(Number(kept.type));
  return isWhole && /^-?\d+(\.\d+)?$/.test(kept.amount ?? '');
}
