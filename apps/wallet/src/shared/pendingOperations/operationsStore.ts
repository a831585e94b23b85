import {
  type Platform,
  readPendingOperations,
  readStoredJson,
  removeStored,
  settleOperation,
  store as storeText,
  type Store,
  storeOperation,
  watchOperations,
} from '@parlour/platform';
import type { StorageArea } from '@parlour/platform/storage';
import { usernameOf } from './operation';
import { initialOperations, type OperationsEvent, operationsReducer, type OperationsState } from './operationsReducer';
import type { Operation } from './outcomeRules';
import { isType, type Order } from './orderRules';

type Listener = (event: OperationsEvent) => void;

/** The pending operations of this page, and the only writer of their entries in the storage besides the platform's `send`. */
export interface OperationsStore extends Store<OperationsState> {
  readonly watch: (listener: Listener) => () => void;
  readonly dispatch: (event: OperationsEvent) => void;
  /** Reads the storage, which all tabs share. */
  readonly refresh: () => void;
}

/** By session, because each screen has a platform of its own. */
const stores = new WeakMap<Platform['session'], OperationsStore>();

/** The store of this page; it is made at the first use. */
export function operationsStore(platform: Platform): OperationsStore {
  const store = stores.get(platform.session) ?? createStore(platform);
  stores.set(platform.session, store);
  return store;
}

/** Calls the listener with each operation whose answer was lost, when it was found in the records, and with its order number. */
export function onOperationFound(platform: Platform, listener: (operation: Operation, orderNo: string) => void): () => void {
  return operationsStore(platform).watch((event) => {
    if (event.type !== 'recordsRead') return;
    for (const { operation, order } of event.found) listener(operation, order.no);
  });
}

function createStore(platform: Platform): OperationsStore {
  const listeners = new Set<Listener>();
  let state = initialOperations;
  const dispatch = (event: OperationsEvent) => {
    const before = state;
    state = operationsReducer(state, event);
    persist(before, state, event);
    for (const listener of [...listeners]) listener(event);
    updateConnection();
  };
  const read = () => ({ member: usernameOf(platform), stored: readPendingOperations() });
  const refresh = () => {
    const now = read();
    const orders = readStoredOrders(now.member);
    dispatch({ type: 'storageRead', ...now, orders, readAt: Date.now(), serverNow: platform.serverNow() });
  };
  const readSession = () => {
    if (platform.session.read().role === 'visitor') dispatch({ type: 'sessionEnded' });
    // The member may have logged in in another tab, which does not know the operation.
    else if (state.isCleared || state.member !== usernameOf(platform)) refresh();
  };
  const onStorage = ({ key: name, newValue }: StorageEvent) => {
    // The entries of pending operations and followed orders. The end of a session clears the storage, whose event has no key.
    if (name !== null && /^parlour\.(intent|wallet)\./.test(name))
      dispatch({ type: 'changedElsewhere', name, isDeleted: newValue === null });
  };
  const stops: (() => void)[] = [];
  const isConnected = () => stops.length > 0;
  /**
   * The store listens while somebody watches it, and as long as it keeps operations for the next log-in. If it always did, each
   * release of the wallet that was replaced in an open page would stay in memory.
   */
  const updateConnection = () => {
    if ((listeners.size > 0 || state.kept.length > 0) === isConnected()) return;
    if (isConnected()) for (const stop of stops.splice(0)) stop();
    else {
      window.addEventListener('storage', onStorage);
      stops.push(
        watchOperations(() => dispatch({ type: 'operationsChanged', ...read() })),
        platform.session.watch(readSession),
        () => window.removeEventListener('storage', onStorage),
      );
    }
  };
  refresh();
  const watch = (listener: Listener) => {
    const wasConnected = isConnected();
    listeners.add(listener);
    updateConnection();
    if (!wasConnected) {
      // Another member may have logged in meanwhile.
      if (state.member !== undefined && state.member !== usernameOf(platform)) dispatch({ type: 'sessionEnded' });
      refresh();
    }
    return () => {
      listeners.delete(listener);
      updateConnection();
    };
  };
  return { read: () => state, watch, dispatch, refresh };
}

/** Writes to the storage what an event changed. */
function persist(before: OperationsState, after: OperationsState, event: OperationsEvent): void {
  if (event.type === 'sessionEnded') return;
  if (event.type === 'storageRead') {
    for (const operation of after.stored) if (!event.stored.includes(operation)) storeOperation(operation);
    return;
  }
  for (const operation of before.stored) if (!after.stored.includes(operation)) settleOperation(operation.key);
  if (after.orders !== before.orders) storeOrders(after.member, after.orders);
}

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
function storeOrders(who: string | undefined, orders: readonly Order[]): void {
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
  else storeText(name, JSON.stringify(orders), where);
}

function isOrder(value: Partial<Order> | null): value is Order {
  const isWhole = typeof value?.no === 'string' && typeof value.state === 'number' && isType(Number(value.type));
  return isWhole && /^-?\d+(\.\d+)?$/.test(value.amount ?? '');
}
