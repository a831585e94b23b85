import { removeStored, store, readStoredJson } from '@parlour/platform';
import type { StorageArea } from '@parlour/platform/storage';
import { isType, type Order } from './orderRules';

const nameOf = (who: string) => `parlour.wallet.orders.${who}`;
/**
 * Storage key for orders that were found while the user info could not be loaded. They belong to this session's member, whose
 * name is not known.
 */
const NAMELESS = 'parlour.wallet.found';

/** The orders that this device follows for a member; none when the storage is blocked or damaged. */
export function readStoredOrders(who: string | undefined): readonly Order[] {
  return [...(who === undefined ? [] : ordersIn(nameOf(who), 'localStorage')), ...ordersIn(NAMELESS, 'sessionStorage')];
}

/** Stores the orders for the next visit; without storage they are found again in the records. */
export function storeOrders(who: string | undefined, orders: readonly Order[]): void {
  if (who !== undefined) storeIn(nameOf(who), 'localStorage', orders);
  const nameless = who === undefined ? orders.filter(({ wasFound }) => wasFound) : [];
  storeIn(NAMELESS, 'sessionStorage', nameless);
}

function ordersIn(name: string, where: StorageArea): readonly Order[] {
  const orders = readStoredJson(name, where);
  return Array.isArray(orders) ? orders.filter(isOrder) : [];
}

function storeIn(name: string, where: StorageArea, orders: readonly Order[]): void {
  if (orders.length === 0) removeStored(name, where);
  else store(name, JSON.stringify(orders), where);
}

function isOrder(value: Partial<Order> | null): value is Order {
  const isWhole = typeof value?.no === 'string' && typeof value.state === 'number' && isType(Number(value.type));
  return isWhole && /^-?\d+(\.\d+)?$/.test(value.amount ?? '');
}
