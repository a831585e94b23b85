import { removeStored, store, readStoredJson } from '@parlour/platform';
import { isType, type Order } from './orderRules';

const nameOf = (who: string) => `parlour.wallet.orders.${who}`;
/** Those that were found while the user info was lost; they are the session's member's. */
const NAMELESS = nameOf('');

/** The orders this device follows for a member; none when storage is blocked or damaged. */
export function readStoredOrders(who: string | undefined): readonly Order[] {
  return [...(who === undefined ? [] : ordersIn(nameOf(who))), ...ordersIn(NAMELESS)];
}

/** Stores the orders for the next visit; without storage they are found again in the records. */
export function storeOrders(who: string | undefined, orders: readonly Order[]): void {
  if (who === undefined) return storeIn(NAMELESS, orders.filter(({ wasFound }) => wasFound));
  storeIn(nameOf(who), orders);
  removeStored(NAMELESS, 'localStorage');
}

function ordersIn(name: string): readonly Order[] {
  const orders = readStoredJson(name, 'localStorage');
  return Array.isArray(orders) ? orders.filter(isOrder) : [];
}

function storeIn(name: string, orders: readonly Order[]): void {
  if (orders.length === 0) removeStored(name, 'localStorage');
  else store(name, JSON.stringify(orders), 'localStorage');
}

function isOrder(value: Partial<Order> | null): value is Order {
  const isWhole = typeof value?.no === 'string' && typeof value.state === 'number' && isType(Number(value.type));
  return isWhole && /^-?\d+(\.\d+)?$/.test(value.amount ?? '');
}
