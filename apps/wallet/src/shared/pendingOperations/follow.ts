import { isApiError } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { type Platform, settleOperation } from '@parlour/platform';
import { bookedLike, rememberBooked } from './bookedCalls';
import { foundAgain } from './changes';
import { storeOrders, readStoredOrders } from './storedOrders';
import { keepCalls } from './keptCalls';
import { kindOfRecord, moneyCalls, type RecordType } from './moneyCalls';
import { pendingCallsOf } from './pendingCalls';
import { followOrders, type Order, orderOf, stepOf } from './orderRules';
import { type RecordsSnapshot, type PendingCall, type Outcome, hasMoved, outcomeOf } from './outcomeRules';
import { readRecords } from './readRecords';
import { usernameOf } from './currentMember';

export interface FollowedCall extends PendingCall {
  readonly outcome: Outcome;
}

export interface Followed {
  readonly calls: readonly FollowedCall[];
  readonly orders: readonly Order[];
}

export const nothing: Followed = { calls: [], orders: [] };

/** The pending calls and followed orders that are stored on this device. */
export function remembered(who: string | undefined, endpoint: string | undefined): Followed {
  const calls = pendingCallsOf(who, endpoint === undefined ? undefined : [endpoint], Date.now());
  const kind = endpoint === undefined ? undefined : moneyCalls[endpoint]?.kind;
  const isOfEndpoint = ({ type, wasFound, payUntil }: Order) =>
    kind === undefined || ((wasFound === true || payUntil !== undefined) && kindOfRecord(type) === kind);
  return {
    calls: calls.map((call) => ({ ...call, outcome: { is: 'looking' } })),
    orders: readStoredOrders(who).filter(isOfEndpoint),
  };
}

/** The record types that may contain an update. An order without a number cannot be found again, so it needs none. */
export function openTypes({ calls, orders }: Followed): readonly RecordType[] {
  const pending = orders.filter(({ type, no, state }) => no !== '' && stepOf(type, state) === 'review');
  return [...new Set([...calls.flatMap(({ types }) => types), ...pending.map(({ type }) => type)])];
}

export interface Looked extends Followed {
  readonly look: RecordsSnapshot;
}

/**
 * Reads the records once. A call that is found in them is settled, and its order is followed instead. Undefined when the session
 * ended meanwhile, by an answer or otherwise, because its stored data are deleted then.
 */
export async function follow(
  platform: Platform,
  who: string | undefined,
  endpoint: string | undefined,
  types: readonly RecordType[],
): Promise<Looked | undefined> {
  const isAnyOpen = remembered(who, endpoint).calls.length > 0;
  const look = await readSnapshot(platform, types, isAnyOpen);
  if (look === undefined || (who !== undefined && usernameOf(platform) !== who)) return undefined;
  const calls = remembered(who, endpoint).calls.map((call) => ({ ...call, outcome: rememberedOutcome(platform, call, look) }));
  const found: Order[] = [];
  for (const { key, sides, outcome } of calls) {
    if (outcome.is !== 'found') continue;
    settleOperation(key);
    found.push({ ...(sides && { sides }), ...orderOf(outcome.type, outcome.record, platform.serverNow()), wasFound: true });
  }
  keepCalls(platform);
  storeOrders(who, followOrders([...readStoredOrders(who), ...found], look));
  for (const call of calls) if (call.outcome.is === 'found') foundAgain.emit(call, call.outcome.record.out_trade_no);
  return { look, calls: calls.filter(({ outcome }) => outcome.is !== 'found'), orders: remembered(who, endpoint).orders };
}

const lostCalls = new Set<string>();
const movedCalls = new Set<string>();

/**
 * The outcome is remembered for the page, so that each screen, and a form before it sends, gets the same one. A call that is sent
 * again starts anew.
 */
function rememberedOutcome(platform: Platform, call: PendingCall, snapshot: RecordsSnapshot): Outcome {
  const { key, endpoint, sum, sentAt, since = platform.serverNow() } = call;
  const id = `${key} ${sentAt}`;
  // Remembered, because the balance may change again.
  if (hasMoved(call, snapshot)) movedCalls.add(id);
  const wasLost = lostCalls.has(id);
  const outcome = outcomeOf(call, snapshot, { wasLost, booked: bookedLike(platform, call) });
  if (outcome.is === 'found') rememberBooked(platform, { endpoint, sum, at: since, key, no: outcome.record.out_trade_no });
  if (outcome.is !== 'lost') return outcome;
  const isWalletRead = call.balance === undefined || snapshot.balance !== undefined;
  if (movedCalls.has(id) || !(wasLost || isWalletRead)) return { is: 'unknown' };
  lostCalls.add(id);
  return outcome;
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
