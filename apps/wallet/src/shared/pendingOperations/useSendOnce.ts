import { type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import {
  operationText,
  type Platform,
  type Send,
  type Sent,
  settleOperation,
  usePlatform,
  useSend,
  useSingleFlight,
  useTexts,
} from '@parlour/platform';
import { useCallback, useEffect, useRef } from 'react';
import { rememberBooked } from './bookedCalls';
import { foundAgain, lookAgain } from './changes';
import { follow } from './follow';
import { dropCall, keepCalls } from './keptCalls';
import { moneyCalls, type RecordType } from './moneyCalls';
import { pendingCallsOf, sumIn } from './pendingCalls';
import { hasNewest, isSum, type RecordsSnapshot, type Marks, type PendingCall } from './outcomeRules';
import { pendingOperationsTexts } from './card/pendingOperationsTexts';
import { forgetUnsent, rememberUnsent } from './unsent';
import { usernameOf } from './currentMember';

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
  const { send, isSending } = useSend(endpoint);
  const { run } = useSingleFlight();
  const lastText = useRef<string>(undefined);
  useEffect(
    () =>
      foundAgain.subscribe(({ endpoint: name, text }, orderNo) => {
        if (name === endpoint.name && text === lastText.current) onFound?.(orderNo);
      }),
    [endpoint, onFound],
  );
  const sendOnce = useCallback(
    (payload: RequestOf<E>) =>
      run(async () => {
        const text = operationText(endpoint, payload);
        lastText.current = text;
        const who = usernameOf(platform);
        // The note that nothing was sent is outdated now.
        if (forgetUnsent(endpoint.name)) lookAgain.emit();
        let ready: Ready | undefined;
        const sent = await send(payload, async () => {
          ready = await prepare(platform, endpoint, payload);
          // In the next task, when the call has been stored.
          setTimeout(keepCalls, 0, platform);
          return 'note' in ready ? ready.note : undefined;
        });
        if (sent !== undefined && isOutcomeKnown(sent)) dropCall(who, endpoint.name, text);
        if (sent !== undefined && 'reply' in sent)
          rememberBooked(platform, { endpoint: endpoint.name, sum: sumSent(endpoint, text), at: platform.serverNow() });
        if (ready === undefined) platform.toast(texts.elsewhere);
        else if ('because' in ready && ready.because === 'open') platform.toast(texts.stillLooking);
        lookAgain.emit();
        return sent;
      }),
    [platform, texts, endpoint, send, run],
  );
  return { send: sendOnce, isSending };
}

function isOutcomeKnown(sent: Sent<Endpoint>): boolean {
  return 'reply' in sent || (isApiError(sent.error) && !sent.error.isOutcomeUnknown);
}

function sumSent({ name }: Endpoint, text: string): string | undefined {
  return sumIn(text, moneyCalls[name]?.sum);
}

type Ready = { readonly note: unknown } | { readonly because: 'open' | 'found' | 'offline' | 'ended' };

async function prepare(platform: Platform, endpoint: Endpoint, payload: unknown): Promise<Ready> {
  const { name } = endpoint;
  const who = usernameOf(platform);
  const text = operationText(endpoint, payload);
  const { types = [] } = moneyCalls[name] ?? {};
  const sum = sumSent(endpoint, text);
  if (!navigator.onLine) {
    rememberUnsent(name, text);
    return { because: 'offline' };
  }
  const noteWith = (marks: Marks) => ({
    note: { who, since: platform.serverNow(), balance: platform.topic('balance').read(), marks },
  });
  keepCalls(platform);
  const open = pendingCallsOf(who, [name], Date.now());
  if (open.length === 0) return noteWith({});
  const looked = await follow(platform, who, name, types);
  if (looked === undefined) return { because: 'ended' };
  const isSame = (call: PendingCall) => call.sum !== undefined && sum !== undefined && isSum(call.sum, sum);
  const lostCalls = looked.calls.filter(isSame);
  if (lostCalls.length === 0 && open.some(isSame)) return { because: 'found' };
  const isRead = types.every((type) => hasNewest(looked.look, type));
  if (lostCalls.some(({ outcome }) => !isRead || outcome.is !== 'lost')) return { because: 'open' };
  // These calls did not arrive. They are settled, so that the new call is not mistaken for one of them, unless it gets the same
  // key.
  for (const call of lostCalls) if (call.text !== text || Date.now() - call.sentAt > RETRY_MS) settleOperation(call.key);
  return noteWith(knownNumbers(looked.look, types));
}

/**
 * The order numbers in the records, for types whose newest records are complete: an old order that is missing in them would look
 * new later.
 */
function knownNumbers(look: RecordsSnapshot, types: readonly RecordType[]): Marks {
  const whole = types.filter((type) => hasNewest(look, type));
  return Object.fromEntries(whole.map((type) => [type, look.rows[type]?.map(({ out_trade_no: no }) => no)]));
}
