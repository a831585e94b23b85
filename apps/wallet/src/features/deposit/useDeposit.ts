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
  readonly status: 'open';
  readonly methods: readonly PayType[];
  readonly draft: DepositDraft;
  readonly range: PayRange;
  readonly rate: string | undefined;
  readonly usdt: string | undefined;
  /** The operator's message when a limit or a break that the member set forbade the deposit. */
  readonly forbidden: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

type Deposit =
  | { readonly status: 'loading' | 'closed' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | OpenDeposit;

const empty = { catepay: 'TRC20', amount: '', bank_owner: '', bank: '', bank_no: '', bank_address: '' } as const;

function madeOf(payload: RequestOf<typeof submitDeposit>, atMs: number): MadeDeposit {
  return { atMs, amount: String(payload.amount), ...(payload.paytype === 'usdt' && { protocol: payload.catepay }) };
}

/** A deposit from the choice of its method to the place where it is paid or reviewed. */
export function useDeposit(): Deposit {
  const { call, dialogs, navigation, serverNow, toast } = usePlatform();
  const texts = useTexts(depositTexts);
  const given = useUser().data?.usdtrate;
  // Nobody sells USDT for nothing: zero is a rate that the operator did not say.
  const rate = Number(given) > 0 ? given : undefined;
  const invalidate = useInvalidate();
  const ways = useApiQuery(getPayWays, {});
  const [stored] = useState(readDepositDraft);
  useEffect(removeDepositDraft, []);
  const form = useForm<DepositDraft, DepositRuleTexts>(texts.rules, stored);
  const { typed } = form;
  const [forbidden, setForbidden] = useState<string>();
  const hasLeft = useHasLeft();
  const finish = async (to: string) => {
    form.finish();
    invalidate(getTransactionRecords);
    // Nothing else leads to a payment: a player who has left meanwhile is asked.
    const isForgotten = to.startsWith('/payInfo') && hasLeft();
    if (!isForgotten || (await dialogs.confirm({ title: texts.payNow }))) navigation.go(to);
  };
  /** The deposit number was lost with the answer; where both are the same, the record's number leads to the payment. */
  const finishFound = async (orderNo: string) => {
    const isKnown = () => call(getPayInfo, { deposit_no: orderNo }, { quiet: true }).then(Boolean, () => false);
    const isPayable = paytype !== 'bank' && (await isKnown());
    await finish(isPayable ? pathTo('/payInfo', { deposit_no: orderNo }) : '/transRecord?type=1');
  };
  const { send } = useSendOnce(submitDeposit, (orderNo) => void finishFound(orderNo));
  useBlocker(Object.values({ ...typed, paytype: '', catepay: '' }).some((value) => value !== '') && !form.isFinished);

  const methods = ways.data === undefined ? [] : openMethods(ways.data);
  const paytype = methods.find((method) => method === typed.paytype) ?? methods[0];
  const draft = paytype && { ...empty, ...typed, paytype };
  const type = draft && rangeTypeOf(draft.paytype, draft.catepay);
  const asked = useApiQuery(getPayRange, { type: type ?? 'bank' }, { isEnabled: type !== undefined });
  // Ahead of the choice: when accounts or cards arrive later, they move the fields down.
  useApiQuery(getReceivingAccounts, {}, { isEnabled: methods.includes('bank') });
  useApiQuery(getCards, { type: 1 }, { isEnabled: methods.includes('bank'), quiet: true });

  if (draft === undefined) {
    if (ways.data !== undefined) return { status: 'closed' };
    return ways.error === undefined || ways.isLoading ? { status: 'loading' } : { status: 'failed', retry: ways.retry };
  }

  const range = asked.data ?? DEFAULT_RANGE;
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
  // The limits may have come, or become others, since the amount was checked.
  const errorAt = (field: keyof DepositDraft) => {
    if (form.errorAt('amount') === undefined) return form.errorAt(field);
    const broken = firstBrokenRule(rules, draft);
    return broken?.field === field ? broken.text(texts.rules) : undefined;
  };
  return {
    status: 'open',
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
  };
}
