import { claimRebate, getRebates } from '@parlour/api-client/endpoints/promotions';
import {
  DOUBLE_TAP_MS,
  type OperationSummary,
  useInvalidate,
  usePlatform,
  useSend,
  useSingleFlight,
  useTexts,
} from '@parlour/platform';
import { useState } from 'react';
import { canClaim } from './rebateRules';
import { rebateTexts } from './rebateTexts';
import { useRebatePages } from './useRebatePages';

/** Total claimed and pending amounts, and the claim; the totals come with the unfiltered list. */
export function useClaim() {
  const { toast, topic } = usePlatform();
  const texts = useTexts(rebateTexts);
  const invalidate = useInvalidate();
  const { first: data, error, retry } = useRebatePages(4, '');
  const { send } = useSend(claimRebate);
  const { run, isRunning } = useSingleFlight();
  const [paidOut, setPaidOut] = useState<typeof data>();
  // After a claim nothing is pending until the new totals have loaded.
  const pending = data === paidOut && data !== undefined ? '0' : data?.nojisuan;

  const claim = async () => {
    if (pending === undefined) return;
    if (!canClaim(pending)) {
      toast(texts.nothing, 'danger');
      return;
    }
    const summary: OperationSummary = { label: texts.operation, to: '/fanshui' };
    const sent = await send({}, summary);
    if (sent === undefined) return;
    invalidate(getRebates);
    if ('error' in sent) return;
    setPaidOut(data);
    toast(sent.reply.message || texts.done, 'success');
    void topic('balance')
      .ask()
      .catch(() => undefined);
  };
  return {
    pending,
    claimed: data?.jisuan,
    hasFailed: data === undefined && error !== undefined,
    claim: () => void run(claim, DOUBLE_TAP_MS),
    isClaiming: isRunning,
    retry,
  };
}
