import { removeStored, store, readStoredJson } from '@parlour/platform';
import { isType, type Order } from './orderRules';

const nameOf = (who: string) => `parlour.wallet.orders.${who}`;

/** The orders this device follows for a member; none when storage is blocked or damaged. */
export function readStoredOrders(who: string | undefined): readonly Order[] {
  if (who === undefined) return [];
  const orders = readStoredJson(nameOf(who), 'localStorage');
  return Array.isArray(orders) ? orders.filter(isOrder) : [];
}

/** Stores the orders for the next visit; without storage they are found again in the records. */
export function storeOrders(who: string | undefined, orders: readonly Order[]): void {
  if (who === undefined) return;
  if (orders.length === 0) removeStored(nameOf(who), 'localStorage');
  else store(nameOf(who), JSON.stringify(orders), 'localStorage');
}

function isOrder(value: Partial<Order> | null): value is Order {
  const isWhole = typeof value?.no === 'string' && typeof value.state === 'number' && isType(Number(value.type));
  return isWhole && /^-?\d+(\.\d+)?$/.test(value.amount ?? '');
}
