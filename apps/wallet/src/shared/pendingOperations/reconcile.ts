import { isApiError } from '@parlour/api-client';
import { getBalance } from '@parlour/api-client/endpoints/session';
import type { Platform } from '@parlour/platform';
import type { RecordType } from './moneyCalls';
import { usernameOf } from './operation';
import { operationsIn, searchIn } from './operationsReducer';
import { operationsStore } from './operationsStore';
import type { RecordsSnapshot } from './outcomeRules';
import { readRecords } from './readRecords';

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
