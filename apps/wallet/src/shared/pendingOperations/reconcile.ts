import { isApiError } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { submitDeposit } from '@parlour/api-client/endpoints/wallet';
import type { Platform } from '@parlour/platform';
import type { RecordType } from './moneyCalls';
import { usernameOf } from './operation';
import { operationsIn, type OperationsEvent, type OperationsState, ordersIn, searchIn } from './operationsReducer';
import { operationsStore } from './operationsStore';
import { stepOf } from './orderRules';
import type { RecordsSnapshot } from './outcomeRules';
import { readRecords } from './readRecords';

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
 * Searches the records once for the operations of an endpoint, or of all, and updates the followed orders. An operation that is
 * found is settled, and its order is followed instead. Resolves to what was read; to undefined when the session ended meanwhile,
 * by an answer or otherwise, because its stored data are deleted then.
 */
export async function reconcile(
  platform: Platform,
  endpoint: string | undefined,
  types: readonly RecordType[],
): Promise<RecordsSnapshot | undefined> {
  const store = operationsStore(platform);
  const { member } = store.read();
  const snapshot = await readSnapshot(platform, types, operationsIn(store.read(), endpoint).length > 0);
  if (snapshot === undefined || (member !== undefined && usernameOf(platform) !== member)) return undefined;
  store.refresh();
  store.dispatch({ type: 'recordsRead', snapshot, ...searchIn(store.read(), endpoint, snapshot) });
  return snapshot;
}

async function readSnapshot(
  { call, session, serverNow }: Platform,
  types: readonly RecordType[],
  isAnyOpen: boolean,
): Promise<RecordsSnapshot | undefined> {
  const askedAt = Date.now();
  const balance = isAnyOpen
    ? call(getBalance, {}, { quiet: true }).then(
        ({ data }) => data.balance,
        () => undefined,
      )
    : undefined;
  const results = await Promise.allSettled(types.map(async (type) => [type, await readRecords(call, type)] as const));
  const isEnded = results.some((one) => one.status === 'rejected' && isApiError(one.reason, 'unauthorised'));
  if (isEnded || session.read().role === 'visitor') return undefined;
  const read = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {
    askedAt,
    serverNow: serverNow(),
    balance: await balance,
    rows: Object.fromEntries(read.map(([type, { rows }]) => [type, rows])),
    incomplete: read.flatMap(([type, { isIncomplete }]) => (isIncomplete ? [type] : [])),
  };
}

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
