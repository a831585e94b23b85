import { submitDeposit } from '@parlour/api-client/endpoints/wallet';
import type { Platform } from '@parlour/platform';
import type { RecordType } from './moneyCalls';
import { operationsIn, type OperationsEvent, type OperationsState, ordersIn } from './operationsReducer';
import { operationsStore } from './operationsStore';
import { stepOf } from './orderRules';
import { reconcile } from './reconcile';

const POLL_MS = 4000;
const everyType: readonly RecordType[] = [1, 2, 3, 4];

/** After these the records may tell more. */
const checkedAfter: readonly OperationsEvent['type'][] = [
  'changedElsewhere',
  'operationAnswered',
  'operationRefused',
  'answerLost',
  'lineDismissed',
];

/**
 * Searches the records while the page is visible: at once, every four seconds as long as something is open, and at each change in
 * this or another tab. Without an endpoint it covers all money operations. Returns the function that stops it.
 */
export function pollOperations(platform: Platform, endpoint: string | undefined): () => void {
  const store = operationsStore(platform);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let isFirst = true;
  const check = async () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const own = (round += 1);
    store.refresh();
    // Orders are only followed for a known member.
    const first = isFirst && store.read().member !== undefined ? firstTypes(endpoint) : [];
    const snapshot = await reconcile(platform, endpoint, [...new Set([...first, ...openTypes(store.read(), endpoint)])]);
    if (own !== round || snapshot === undefined) return;
    isFirst = false;
    const state = store.read();
    if (operationsIn(state, endpoint).length + ordersIn(state, endpoint).length > 0) timer = setTimeout(check, POLL_MS);
  };
  const again = () => void check();
  const unwatch = store.watch(({ type }) => {
    if (checkedAfter.includes(type)) again();
  });
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    round += 1;
    clearTimeout(timer);
    unwatch();
    document.removeEventListener('visibilitychange', again);
  };
}

/**
 * The record types that are read at the start to find orders of other sessions: all types, or deposits, which may still have to
 * be paid.
 */
function firstTypes(endpoint: string | undefined): readonly RecordType[] {
  return endpoint === undefined ? everyType : endpoint === submitDeposit.name ? [1] : [];
}

/** The record types that may contain an update. An order without a number cannot be found again, so it needs none. */
function openTypes(state: OperationsState, endpoint: string | undefined): readonly RecordType[] {
  const pending = ordersIn(state, endpoint).filter(({ type, no, state: now }) => no !== '' && stepOf(type, now) === 'review');
  return [...operationsIn(state, endpoint).flatMap(({ types }) => types), ...pending.map(({ type }) => type)];
}
