import { type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import {
  operationText,
  type Platform,
  runExclusive,
  type Send,
  usePlatform,
  useSend,
  useSingleFlight,
  useTexts,
} from '@parlour/platform';
import { useCallback, useEffect, useRef } from 'react';
import { pendingOperationsTexts } from './card/pendingOperationsTexts';
import { moneyCalls, type RecordType } from './moneyCalls';
import { type Note, sumIn, usernameOf } from './operation';
import { operationsIn, outcomeIn } from './operationsReducer';
import { onOperationFound, operationsStore } from './operationsStore';
import { hasNewest, isSum, type Marks, type Operation, type RecordsSnapshot } from './outcomeRules';
import { reconcile } from './reconcile';

/** A little less than the time for which the same call gets the same idempotency key. */
const RETRY_MS = 540_000;

/**
 * `useSend` for a call that is listed in the records. It normally sends at once and notes the server's time. Only while an
 * earlier call of its kind has no answer, the records are checked first, and a call whose outcome is still unknown is not
 * repeated (decision 12). `onFound` is called when a call that got no answer was found in the records.
 */
export function useSendOnce<E extends Endpoint>(endpoint: E, onFound?: (orderNo: string) => void): Send<E> {
  const platform = usePlatform();
  const texts = useTexts(pendingOperationsTexts);
  const { send } = useSend(endpoint);
  const { run, isRunning } = useSingleFlight();
  const lastText = useRef<string>(undefined);
  useEffect(
    () =>
      onOperationFound(platform, (operation, orderNo) => {
        if (operation.endpoint === endpoint.name && operation.text === lastText.current) onFound?.(orderNo);
      }),
    [platform, endpoint, onFound],
  );
  const sendOnce = useCallback(
    (payload: RequestOf<E>) =>
      run(async () => {
        const { dispatch } = operationsStore(platform);
        const text = operationText(endpoint, payload);
        const sending = { member: usernameOf(platform), endpoint: endpoint.name, text };
        lastText.current = text;
        dispatch({ type: 'sendingStarted', endpoint: endpoint.name });
        // The lock spans the search as well: two tabs that search at the same time would both send.
        const attempt = await runExclusive(`wallet ${endpoint.name}${text}`, async () => {
          const ready = await prepare(platform, endpoint, text);
          return 'note' in ready ? { sent: await send(payload, ready.note) } : ready;
        });
        if (attempt !== undefined && 'isStillOpen' in attempt) {
          if (attempt.isStillOpen) platform.toast(texts.stillLooking);
          return undefined;
        }
        const sent = attempt?.sent;
        if (sent === undefined) platform.toast(texts.elsewhere);
        else if ('reply' in sent)
          dispatch({ type: 'operationAnswered', ...sending, sum: sumSent(endpoint, text), at: platform.serverNow() });
        else {
          const isRefused = isApiError(sent.error) && !sent.error.isOutcomeUnknown;
          dispatch({ type: isRefused ? 'operationRefused' : 'answerLost', ...sending });
        }
        return sent;
      }),
    [platform, texts, endpoint, send, run],
  );
  return { send: sendOnce, isSending: isRunning };
}

function sumSent({ name }: Endpoint, text: string): string | undefined {
  return sumIn(text, moneyCalls[name]?.sum);
}

/** The note of a call that may be sent; else whether it may not because it is unknown what became of an earlier one. */
type Ready = { readonly note: Note } | { readonly isStillOpen: boolean };

/** Decides whether a payload may be sent, and searches the records first where an earlier call of the kind has no answer. */
async function prepare(platform: Platform, endpoint: Endpoint, text: string): Promise<Ready> {
  const { name } = endpoint;
  const store = operationsStore(platform);
  const { types = [] } = moneyCalls[name] ?? {};
  const sum = sumSent(endpoint, text);
  if (!navigator.onLine) {
    store.dispatch({ type: 'sendingPrevented', endpoint: name, text });
    return { isStillOpen: false };
  }
  const noteWith = (marks: Marks): Ready => ({
    note: {
      who: usernameOf(platform),
      since: platform.serverNow(),
      balance: platform.topic('balance').read(),
      marks,
    },
  });
  store.refresh();
  const isSame = (operation: Operation) => operation.sum !== undefined && sum !== undefined && isSum(operation.sum, sum);
  const open = operationsIn(store.read(), name);
  if (open.length === 0) return noteWith({});
  const snapshot = await reconcile(platform, name, types);
  if (snapshot === undefined) return { isStillOpen: false };
  const left = operationsIn(store.read(), name).filter(isSame);
  if (left.length === 0 && open.some(isSame)) return { isStillOpen: false };
  const isRead = types.every((type) => hasNewest(snapshot, type));
  if (left.some((operation) => !isRead || outcomeIn(store.read(), operation).is !== 'lost')) return { isStillOpen: true };
  // These calls did not arrive. They are settled, so that the new call is not mistaken for one of them, unless it gets the same
  // key.
  for (const operation of left)
    if (operation.text !== text || Date.now() - operation.sentAt > RETRY_MS)
      store.dispatch({ type: 'operationReplaced', key: operation.key });
  return noteWith(knownNumbers(snapshot, types));
}

/**
 * The order numbers in the records, for types whose newest records are complete: an old order that is missing in them would look
 * new later.
 */
function knownNumbers(snapshot: RecordsSnapshot, types: readonly RecordType[]): Marks {
  const whole = types.filter((type) => hasNewest(snapshot, type));
  return Object.fromEntries(whole.map((type) => [type, snapshot.rows[type]?.map(({ out_trade_no: no }) => no) ?? []]));
}
