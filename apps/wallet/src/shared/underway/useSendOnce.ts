import { type Endpoint, isApiError, type RequestOf } from '@parlour/api-client';
import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { intentText, type Platform, type Send, settleIntent, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useCallback, useEffect, useRef } from 'react';
import { foundAgain, lookAgain } from './changes';
import { follow, whoIs } from './follow';
import { moneyCalls, type RecordType } from './moneyCalls';
import { openCallsOf, sumIn } from './openCalls';
import { isSum, type Marks, type OpenCall } from './outcomeRules';
import { readRecords } from './readRecords';
import { underwayTexts } from './underwayTexts';
import { forgetUnsent, rememberUnsent } from './unsent';

interface SendOnceOptions {
  readonly quiet?: boolean;
  /** What was sent from here, and got no answer, has gone through: the form can be emptied. */
  readonly onFound?: (orderNo: string) => void;
}

/** A little less than the key of a call lives. */
const RETRY_MS = 540_000;

/**
 * `useSend` for a call that shows in the records: while the same sum has no answer it asks the records instead of sending again, and
 * what was there before it is kept with it, so that an operator without idempotency keys books once too.
 */
export function useSendOnce<E extends Endpoint>(endpoint: E, options: SendOnceOptions = {}): Send<E> {
  const platform = usePlatform();
  const texts = useTexts(underwayTexts);
  const { quiet = false, onFound } = options;
  const { send, isSending } = useSend(endpoint, { quiet });
  const isLocked = useRef(false);
  const lastText = useRef<string>(undefined);
  useEffect(
    () =>
      foundAgain.hear(({ endpoint: name, text }, orderNo) => {
        if (name === endpoint.name && text === lastText.current) onFound?.(orderNo);
      }),
    [endpoint, onFound],
  );
  const sendOnce = useCallback(
    async (payload: RequestOf<E>) => {
      if (isLocked.current) return undefined;
      isLocked.current = true;
      lastText.current = intentText(endpoint, payload);
      forgetUnsent(endpoint.name);
      let ready: Ready | undefined;
      const sent = await send(payload, async () => {
        ready = await prepare(platform, endpoint, payload);
        return 'note' in ready ? ready.note : undefined;
      });
      isLocked.current = false;
      if (ready === undefined) platform.toast(texts.elsewhere);
      else if ('because' in ready && ready.because === 'open') platform.toast(texts.stillLooking);
      lookAgain.tell();
      return sent;
    },
    [platform, texts, endpoint, send],
  );
  return { send: sendOnce, isSending };
}

type Ready = { readonly note: unknown } | { readonly because: 'open' | 'found' | 'offline' };

async function prepare(platform: Platform, endpoint: Endpoint, payload: unknown): Promise<Ready> {
  const { name } = endpoint;
  const who = whoIs(platform);
  const text = intentText(endpoint, payload);
  const { types = [], sum: field } = moneyCalls[name] ?? {};
  const sum = sumIn(text, field);
  const isSame = (call: OpenCall) => call.sum !== undefined && sum !== undefined && isSum(call.sum, sum);
  if (who !== undefined && openCallsOf(who, [name], Date.now()).some(isSame)) {
    const left = (await follow(platform, who, name, types)).calls.filter(isSame);
    if (left.length === 0) return { because: 'found' };
    if (left.some(({ outcome }) => outcome.is !== 'lost')) return { because: 'open' };
    // They did not arrive: what is sent now must not be taken for them, unless it goes under the same key.
    for (const call of left) if (call.text !== text || Date.now() - call.sentAt > RETRY_MS) settleIntent(call.key);
  }
  const asked = await Promise.allSettled(types.map((type) => readRecords(platform.call, type)));
  if (asked.some((one) => one.status === 'rejected' && isApiError(one.reason, 'offline', 'timeout'))) {
    rememberUnsent(name, sum);
    return { because: 'offline' };
  }
  return { note: { who, marks: marksOf(types, asked) } };
}

function marksOf(types: readonly RecordType[], asked: readonly PromiseSettledResult<readonly TransactionRecord[]>[]): Marks {
  const known = asked.flatMap((one, index) =>
    one.status === 'fulfilled' ? [[types[index], one.value.map(({ out_trade_no: no }) => no)]] : [],
  );
  return Object.fromEntries(known);
}
