import { forbiddenBySelf } from '@parlour/api-client/endpoints/saferPlay';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getPayInfo, getPayRange, getPayWays, submitDeposit } from '@parlour/api-client/endpoints/wallet';
import { pathTo, useApiQuery, useInvalidate, useBlocker, usePlatform, useSession, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { focusField, rememberProtocol, usdtOf, useSendOnce } from '#shared';
import {
  type BrokenRule,
  brokenDepositRule,
  DEFAULT_RANGE,
  type DepositDraft,
  depositPayload,
  openMethods,
  type PayRange,
  type PayType,
  rangeTypeOf,
} from './depositRules';
import { depositTexts } from './depositTexts';

export interface OpenDeposit {
  readonly status: 'open';
  readonly methods: readonly PayType[];
  readonly draft: DepositDraft;
  readonly range: PayRange;
  readonly rate: string | undefined;
  readonly usdt: string | undefined;
  readonly broken: BrokenRule | undefined;
  /** The operator's message when a limit or a break that the member set forbade the deposit. */
  readonly forbidden: string | undefined;
  readonly isSending: boolean;
  readonly change: (changes: Partial<DepositDraft>) => void;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
}

type Deposit =
  | { readonly status: 'loading' | 'closed' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | OpenDeposit;

const empty = { catepay: 'TRC20', amount: '', bank_owner: '', bank: '', bank_no: '', bank_address: '' } as const;

/** A deposit from the choice of its method to the place where it is paid or reviewed. */
export function useDeposit(): Deposit {
  const { call, navigation, toast } = usePlatform();
  const texts = useTexts(depositTexts);
  const session = useSession();
  const forget = useInvalidate();
  const ways = useApiQuery(getPayWays, {});
  const [typed, setTyped] = useState<Partial<DepositDraft>>({});
  const [broken, setBroken] = useState<BrokenRule>();
  const [forbidden, setForbidden] = useState<string>();
  const [isDone, setDone] = useState(false);
  const finish = (to: string) => {
    setDone(true);
    forget(getTransactionRecords);
    navigation.go(to);
  };
  /** Its answer was lost, and with it the way to the payment; the number in the records leads there, where the operator counts alike. */
  const finishFound = async (orderNo: string) => {
    const isKnown = () => call(getPayInfo, { deposit_no: orderNo }, { quiet: true }).then(Boolean, () => false);
    const isPayable = paytype !== 'bank' && (await isKnown());
    finish(isPayable ? pathTo('/payInfo', { deposit_no: orderNo }) : '/transRecord?type=1');
  };
  const { send, isSending } = useSendOnce(submitDeposit, { onFound: (orderNo) => void finishFound(orderNo) });
  useBlocker(Object.values({ ...typed, paytype: '', catepay: '' }).some((value) => value !== '') && !isDone);

  const methods = ways.data === undefined ? [] : openMethods(ways.data);
  const paytype = methods.find((method) => method === typed.paytype) ?? methods[0];
  const draft = paytype && { ...empty, ...typed, paytype };
  const type = draft && rangeTypeOf(draft.paytype, draft.catepay);
  const asked = useApiQuery(getPayRange, { type: type ?? 'bank' }, { isEnabled: type !== undefined });

  if (draft === undefined) {
    if (ways.data !== undefined) return { status: 'closed' };
    return ways.error === undefined || ways.isLoading ? { status: 'loading' } : { status: 'failed', retry: ways.retry };
  }

  const range = asked.data ?? DEFAULT_RANGE;
  const rate = session.role === 'member' ? session.user?.usdtrate : undefined;

  const change = (changes: Partial<DepositDraft>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setForbidden(undefined);
    if (broken !== undefined && (broken.field in changes || 'paytype' in changes)) setBroken(undefined);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isDone) return;
    const rule = brokenDepositRule(draft, range, texts.rules);
    setBroken(rule);
    if (rule !== undefined) {
      toast(rule.message, 'danger');
      focusField(form, rule.field);
      return;
    }
    const sent = await send(depositPayload(draft));
    setForbidden(sent && 'error' in sent ? forbiddenBySelf(sent.error) : undefined);
    if (sent === undefined || 'error' in sent) return;
    const depositNo = draft.paytype === 'bank' ? '' : sent.reply.message;
    if (draft.paytype === 'usdt') rememberProtocol(depositNo, draft.catepay);
    if (depositNo === '') toast(texts.submitted, 'success');
    finish(depositNo === '' ? '/transRecord' : pathTo('/payInfo', { deposit_no: depositNo }));
  };

  const usdt = usdtOf(draft.amount, rate);
  // The limits may have come, or become others, since the amount was judged.
  const stillBroken = broken?.field === 'amount' ? brokenDepositRule(draft, range, texts.rules) : broken;
  return {
    status: 'open',
    methods,
    draft,
    range,
    rate,
    usdt,
    broken: stillBroken,
    forbidden,
    isSending: isSending || isDone,
    change,
    submit,
  };
}
