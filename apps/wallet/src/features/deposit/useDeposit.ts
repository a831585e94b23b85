import type { RequestOf } from '@parlour/api-client';
import { forbiddenBySelf } from '@parlour/api-client/endpoints/saferPlay';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import {
  getCards,
  getPayInfo,
  getPayRange,
  getPayWays,
  getReceivingAccounts,
  submitDeposit,
} from '@parlour/api-client/endpoints/wallet';
import { pathTo, useApiQuery, useInvalidate, useBlocker, usePlatform, useTexts, useUser } from '@parlour/platform';
import { firstBrokenRule, type Form, useForm } from '@parlour/platform/forms';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { type MadeDeposit, rememberDeposit, usdtOf, useSendOnce } from '#shared';
import {
  DEFAULT_RANGE,
  type DepositDraft,
  depositPayload,
  depositRules,
  openMethods,
  orderNumberOf,
  type PayRange,
  type PayType,
  rangeTypeOf,
} from './depositRules';
import { readDepositDraft, removeDepositDraft } from './depositDraft';
import { type DepositRuleTexts, depositTexts } from './depositTexts';
import { useHasLeft } from './useHasLeft';

export interface OpenDeposit extends Pick<Form<DepositDraft, DepositRuleTexts>, 'change' | 'errorAt' | 'isBusy'> {
  readonly methods: readonly PayType[];
  readonly draft: DepositDraft;
  readonly range: PayRange;
  readonly rate: string | undefined;
  readonly usdt: string | undefined;
  /** The operator's message when the member's own limit or break forbade the deposit. */
  readonly forbidden: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const empty = { catepay: 'TRC20', amount: '', bank_owner: '', bank: '', bank_no: '', bank_address: '' } as const;

function madeOf(payload: RequestOf<typeof submitDeposit>, atMs: number): MadeDeposit {
  return { atMs, amount: String(payload.amount), ...(payload.paytype === 'usdt' && { protocol: payload.catepay }) };
}

/** Manages a deposit, from the choice of its method to the screen where it is paid or reviewed. Empty when no method is open. */
export function useDeposit(): LoadState<OpenDeposit> {
  const { call, dialogs, navigation, serverNow, toast } = usePlatform();
  const texts = useTexts(depositTexts);
  const rateText = useUser().data?.usdtrate;
  // A rate of zero means that the operator did not send one.
  const rate = Number(rateText) > 0 ? rateText : undefined;
  const invalidate = useInvalidate();
  const ways = loadStateOf(useApiQuery(getPayWays, {}));
  const [stored] = useState(readDepositDraft);
  useEffect(removeDepositDraft, []);
  const form = useForm<DepositDraft, DepositRuleTexts>(texts.rules, stored);
  const { typed } = form;
  const [forbidden, setForbidden] = useState<string>();
  const hasLeft = useHasLeft();
  const finish = async (to: string) => {
    form.finish();
    invalidate(getTransactionRecords);
    // No other screen links to the payment, so a player who has left meanwhile is asked whether to open it.
    const isForgotten = to.startsWith('/payInfo') && hasLeft();
    if (!isForgotten || (await dialogs.confirm({ title: texts.payNow }))) navigation.go(to);
  };
  /**
   * Continues with an order that was found in the records after its answer was lost. If the operator also accepts the record's
   * number as the deposit number, it opens the payment.
   */
  const finishFound = async (orderNo: string) => {
    const isKnown = () => call(getPayInfo, { deposit_no: orderNo }, { quiet: true }).then(Boolean, () => false);
    const isPayable = paytype !== 'bank' && (await isKnown());
    await finish(isPayable ? pathTo('/payInfo', { deposit_no: orderNo }) : '/transRecord?type=1');
  };
  const { send } = useSendOnce(submitDeposit, (orderNo) => void finishFound(orderNo));
  useBlocker(Object.values({ ...typed, paytype: '', catepay: '' }).some((value) => value !== '') && !form.isFinished);

  const methods = ways.status === 'ready' ? openMethods(ways.data) : [];
  const paytype = methods.find((method) => method === typed.paytype) ?? methods[0];
  const draft = paytype && { ...empty, ...typed, paytype };
  const type = draft && rangeTypeOf(draft.paytype, draft.catepay);
  const rangeQuery = useApiQuery(getPayRange, { type: type ?? 'bank' }, { isEnabled: type !== undefined });
  // Requested before a method is chosen: accounts or cards that arrive later would move the fields down.
  useApiQuery(getReceivingAccounts, {}, { isEnabled: methods.includes('bank') });
  useApiQuery(getCards, { type: 1 }, { isEnabled: methods.includes('bank'), quiet: true });

  if (draft === undefined) return ways.status === 'ready' ? { status: 'empty' } : ways;

  const range = rangeQuery.data ?? DEFAULT_RANGE;
  const rules = depositRules(range);

  const change = (changes: Partial<DepositDraft>) => {
    form.change(changes);
    setForbidden(undefined);
    if ('paytype' in changes) form.clearError();
  };

  const deposit = async () => {
    const payload = depositPayload(draft);
    const sent = await send(payload);
    setForbidden(sent && 'error' in sent ? forbiddenBySelf(sent.error) : undefined);
    if (sent === undefined || 'error' in sent) return;
    const depositNo = draft.paytype === 'bank' ? '' : orderNumberOf(sent.reply);
    if (depositNo === '') toast(texts.submitted, 'success');
    else rememberDeposit(depositNo, madeOf(payload, serverNow()));
    await finish(depositNo === '' ? '/transRecord' : pathTo('/payInfo', { deposit_no: depositNo }));
  };

  const usdt = usdtOf(draft.amount, rate);
  // The amount is checked again here, because the limits may have loaded or changed since the form was submitted.
  const errorAt = (field: keyof DepositDraft) => {
    if (form.errorAt('amount') === undefined) return form.errorAt(field);
    const broken = firstBrokenRule(rules, draft);
    return broken?.field === field ? broken.text(texts.rules) : undefined;
  };
  return {
    status: 'ready',
    data: {
      methods,
      draft,
      range,
      rate,
      usdt,
      errorAt,
      forbidden,
      isBusy: form.isBusy,
      change,
      onSubmit: form.onSubmit({ read: () => draft, rules, send: deposit }),
    },
  };
}
