import type { PendingOperation } from '@parlour/platform';
import { kindOfRecord, moneyCalls } from './moneyCalls';
import { noteOf, readOperations } from './operation';
import { followOrders, idOf, type Order, orderOf, stepOf } from './orderRules';
import { DRIFT_MS, hasMoved, isSum, type Operation, type Outcome, outcomeOf, type RecordsSnapshot } from './outcomeRules';

/** What is known of an operation that was sent at one time; one that is sent again starts anew. */
interface Finding {
  readonly outcome: Outcome;
  /** Whether the balance ever changed by its amount; it may change again. */
  readonly hasMoved: boolean;
  readonly wasLost: boolean;
}

/** An operation of this page that is known to have an order, by its answer or by the records. */
export interface BookedOperation extends Pick<Operation, 'endpoint' | 'sum'> {
  readonly member: string | undefined;
  /** By the server's clock, in epoch milliseconds. */
  readonly at: number;
  /** Set for an operation that was found in the records. */
  readonly key?: string;
  readonly no?: string;
}

export interface OperationsState {
  /** The member of the session, as soon as the name is known. */
  readonly member: string | undefined;
  /** When the storage was read, by this device's clock and by the server's. */
  readonly readAt: number;
  readonly serverNow: number;
  /** The pending operations of all tabs, as last read from the storage. */
  readonly stored: readonly PendingOperation[];
  /**
   * The pending operations of each member who was logged in on this page. The end of a session clears the storage, and without
   * them a lost operation could be sent a second time.
   */
  readonly kept: readonly PendingOperation[];
  /** Whether the end of a session cleared the storage, and nobody has logged in since. */
  readonly isCleared: boolean;
  /** By key and time of sending. */
  readonly findings: Readonly<Record<string, Finding>>;
  /** The member's orders that this device follows. */
  readonly orders: readonly Order[];
  readonly booked: readonly BookedOperation[];
  /** What was not sent because the device was offline, by endpoint, until the next attempt: the payload as text. */
  readonly unsent: Readonly<Record<string, string>>;
}

/** What a search of the records found out. */
interface Search {
  readonly findings: OperationsState['findings'];
  readonly booked: OperationsState['booked'];
  /** The operations that have an order, with that order. */
  readonly found: readonly { readonly operation: Operation; readonly order: Order }[];
}

interface Sending {
  readonly member: string | undefined;
  readonly endpoint: string;
  /** The payload as text. */
  readonly text: string;
}

export type OperationsEvent =
  | (Pick<OperationsState, 'member' | 'readAt' | 'serverNow' | 'stored' | 'orders'> & { readonly type: 'storageRead' })
  /** The platform stored or settled an operation of this page. */
  | (Pick<OperationsState, 'member' | 'stored'> & { readonly type: 'operationsChanged' })
  /** Another tab changed an entry of the storage, or deleted it. */
  | { readonly type: 'changedElsewhere'; readonly name: string; readonly isDeleted: boolean }
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'sendingStarted'; readonly endpoint: string }
  | (Pick<Sending, 'endpoint' | 'text'> & { readonly type: 'sendingPrevented' })
  /** The same amount is sent again, because the operation did not arrive. */
  | { readonly type: 'operationReplaced'; readonly key: string }
  | (Sending & Pick<BookedOperation, 'sum' | 'at'> & { readonly type: 'operationAnswered' })
  | (Sending & { readonly type: 'operationRefused' | 'answerLost' })
  | (Search & { readonly type: 'recordsRead'; readonly snapshot: RecordsSnapshot })
  | { readonly type: 'lineDismissed'; readonly id: string };

export const initialOperations: OperationsState = {
  member: undefined,
  readAt: 0,
  serverNow: 0,
  stored: [],
  kept: [],
  isCleared: false,
  findings: {},
  orders: [],
  booked: [],
  unsent: {},
};

/** The next state. The store writes what it changes in `stored` and `orders` to the storage. */
export function operationsReducer(state: OperationsState, event: OperationsEvent): OperationsState {
  switch (event.type) {
    case 'storageRead': {
      const { member, readAt, serverNow, orders } = event;
      const stored = [...event.stored, ...restoredBy(state, event)];
      const next = { ...state, member, readAt, serverNow, orders, stored };
      return member === undefined ? next : { ...next, isCleared: false, kept: keptWith(state, member, stored) };
    }
    case 'operationsChanged':
      // Until the member's operations are restored, the storage lacks them.
      return event.member === undefined || state.isCleared
        ? state
        : { ...state, kept: keptWith(state, event.member, event.stored) };
    case 'changedElsewhere':
      return event.isDeleted ? { ...state, kept: state.kept.filter(({ key }) => !event.name.endsWith(key)) } : state;
    case 'sessionEnded':
      return { ...state, member: undefined, isCleared: true, stored: [], orders: [], unsent: {} };
    case 'sendingStarted':
      return withoutUnsent(state, event.endpoint);
    case 'sendingPrevented':
      return { ...state, unsent: { ...state.unsent, [event.endpoint]: event.text } };
    case 'operationReplaced':
      return withoutOperations(state, [event.key]);
    case 'operationAnswered': {
      const { member, endpoint, sum, at } = event;
      return { ...state, kept: keptWithout(state, event), booked: [...state.booked, { member, endpoint, sum, at }] };
    }
    case 'operationRefused':
      return { ...state, kept: keptWithout(state, event) };
    case 'answerLost':
      return state;
    case 'recordsRead': {
      const { snapshot, findings, booked, found } = event;
      const left = withoutOperations(
        state,
        found.map(({ operation }) => operation.key),
      );
      const orders = followOrders([...state.orders, ...found.map(({ order }) => order)], snapshot);
      return {
        ...left,
        serverNow: snapshot.serverNow ?? snapshot.askedAt,
        findings: { ...state.findings, ...findings },
        orders,
        booked,
      };
    }
    case 'lineDismissed':
      return lineDismissed(state, event.id);
  }
}

/** The operations without an answer, of one endpoint or of all. */
export function operationsIn({ stored, member, readAt }: OperationsState, endpoint?: string): readonly Operation[] {
  return readOperations(stored, member, endpoint, readAt);
}

/** The orders to show: all of them, or those that concern a screen of one endpoint. */
export function ordersIn({ orders }: OperationsState, endpoint?: string): readonly Order[] {
  if (endpoint === undefined) return orders;
  const kind = moneyCalls[endpoint]?.kind;
  return orders.filter(
    ({ type, wasFound, payUntil }) => (wasFound === true || payUntil !== undefined) && kindOfRecord(type) === kind,
  );
}

/** The last known outcome of an operation. */
export function outcomeIn({ findings }: OperationsState, operation: Operation): Outcome {
  return findings[attemptOf(operation)]?.outcome ?? { is: 'looking' };
}

/** Decides the outcomes of the operations of an endpoint, or of all, from the records. */
export function searchIn(state: OperationsState, endpoint: string | undefined, snapshot: RecordsSnapshot): Search {
  const { member } = state;
  const { serverNow = snapshot.askedAt } = snapshot;
  const findings: Record<string, Finding> = {};
  const found: Search['found'][number][] = [];
  let { booked } = state;
  for (const operation of operationsIn(state, endpoint)) {
    const { key, endpoint: name, sum, sides, since = serverNow } = operation;
    const finding = findingOf(operation, state, booked, snapshot);
    findings[attemptOf(operation)] = finding;
    if (finding.outcome.is !== 'found') continue;
    const { type, record } = finding.outcome;
    found.push({ operation, order: { ...(sides && { sides }), ...orderOf(type, record, serverNow), wasFound: true } });
    const own = { member, endpoint: name, sum, at: since, key, no: record.out_trade_no };
    booked = [...booked.filter((one) => one.key !== key), own];
  }
  return { findings, found, booked };
}

function findingOf(
  operation: Operation,
  { member, findings }: OperationsState,
  booked: readonly BookedOperation[],
  snapshot: RecordsSnapshot,
): Finding {
  const before = findings[attemptOf(operation)];
  const wasLost = before?.wasLost ?? false;
  const moved = (before?.hasMoved ?? false) || hasMoved(operation, snapshot);
  const outcome = outcomeOf(operation, snapshot, { wasLost, booked: bookedLike(booked, member, operation) });
  const isWalletRead = operation.balance === undefined || snapshot.balance !== undefined;
  if (outcome.is === 'lost' && (moved || !(wasLost || isWalletRead)))
    return { outcome: { is: 'unknown' }, hasMoved: moved, wasLost };
  return { outcome, hasMoved: moved, wasLost: wasLost || outcome.is === 'lost' };
}

/** An order that is not decided yet stays, but no longer as one whose answer was lost. */
function lineDismissed(state: OperationsState, id: string): OperationsState {
  const orders = state.orders.flatMap((order) => {
    if (idOf(order) !== id) return [order];
    return stepOf(order.type, order.state) === 'review' ? [{ ...order, wasFound: false }] : [];
  });
  return { ...withoutUnsent(withoutOperations(state, [id]), id), orders };
}

/** Identifies an attempt to send an operation. */
function attemptOf({ key, sentAt }: Operation): string {
  return `${key} ${sentAt}`;
}

/** The member's other operations whose orders may look like the order of this one. */
function bookedLike(
  booked: readonly BookedOperation[],
  member: string | undefined,
  { key, endpoint, sum, since = 0 }: Operation,
): readonly BookedOperation[] {
  const isLike = (one: BookedOperation) =>
    one.endpoint === endpoint && one.sum !== undefined && sum !== undefined && isSum(one.sum, sum) && one.at >= since - DRIFT_MS;
  return booked.filter((one) => one.member === member && one.key !== key && isLike(one));
}

/** The member's operations that the end of a session deleted, unless another tab has stored them again, and sent them since. */
function restoredBy({ kept, isCleared }: OperationsState, { member, stored }: Pick<OperationsState, 'member' | 'stored'>) {
  if (!isCleared || member === undefined) return [];
  const isStored = ({ key }: PendingOperation) => stored.some((operation) => operation.key === key);
  return kept.filter((operation) => noteOf(operation).who === member && !isStored(operation));
}

function keptWith({ kept }: OperationsState, member: string, stored: readonly PendingOperation[]) {
  const isOwn = (operation: PendingOperation) => noteOf(operation).who === member;
  return [...kept.filter((operation) => !isOwn(operation)), ...stored.filter(isOwn)];
}

/** Removes an operation whose outcome is known, so that it is not stored again after the next login. */
function keptWithout({ kept }: OperationsState, { member, endpoint, text }: Sending) {
  return kept.filter(
    (operation) => operation.endpoint !== endpoint || operation.payload !== text || noteOf(operation).who !== member,
  );
}

function withoutOperations(state: OperationsState, keys: readonly string[]): OperationsState {
  const isLeft = ({ key }: PendingOperation) => !keys.includes(key);
  return { ...state, stored: state.stored.filter(isLeft), kept: state.kept.filter(isLeft) };
}

function withoutUnsent(state: OperationsState, endpoint: string): OperationsState {
  const { [endpoint]: _sent, ...unsent } = state.unsent;
  return { ...state, unsent };
}
