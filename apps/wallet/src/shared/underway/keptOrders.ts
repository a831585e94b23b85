import { isType, type Order } from './orderRules';

const nameOf = (who: string) => `parlour.wallet.orders.${who}`;

/** The orders this device follows for a member; none when storage is blocked or damaged. */
export function keptOrders(who: string): readonly Order[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(who)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOrder) : [];
  } catch {
    return [];
  }
}

/** Keeps the orders for the next visit; without storage they are followed until the page is left. */
export function keepOrders(who: string, orders: readonly Order[]): void {
  try {
    if (orders.length === 0) localStorage.removeItem(nameOf(who));
    else localStorage.setItem(nameOf(who), JSON.stringify(orders));
  } catch {
    // Pending orders are found again in the records.
  }
}

function isOrder(kept: Partial<Order> | null): kept is Order {
  const isWhole = typeof kept?.no === 'string' && typeof kept.state === 'number' && isType(Number(kept.type));
  return isWhole && /^-?\d+(\.\d+)?$/.test(kept.amount ?? '');
}
