import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { type Card, getTurnover, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, useInvalidate, useBlocker, usePlatform, useTexts, useUser } from '@parlour/platform';
import { type Form, useForm } from '@parlour/platform/forms';
import type { SubmitEvent } from 'react';
import { type CardKind, useDelayed, useSendOnce, type Wallets } from '#shared';
import { type Targets, useTargets } from './useTargets';
import {
  type Obstacle,
  obstaclesOf,
  protocolOf,
  type Receipt,
  receiptOf,
  type WithdrawalDraft,
  withdrawalPayload,
  withdrawalRules,
} from './withdrawRules';
import { type WithdrawalRuleTexts, withdrawTexts } from './withdrawTexts';

/** Delay between the success and the redirect to the records (spec section 9). */
const REDIRECT_DELAY_MS = 1500;

export interface Withdrawal extends Pick<Form<WithdrawalDraft, WithdrawalRuleTexts>, 'change' | 'errorAt' | 'isBusy'> {
  readonly targets: Targets;
  readonly card: Card | undefined;
  readonly draft: WithdrawalDraft;
  readonly choose: (kind: CardKind) => void;
  /** Bet amount that is still to be wagered: undefined while it is requested, null when the request failed. */
  readonly turnover: string | undefined | null;
  readonly receipt: Receipt | undefined;
  readonly obstacles: readonly Obstacle[];
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Manages a withdrawal to a bank card or a USDT address, from the choice of its target to the records. */
export function useWithdrawal({ central }: Wallets): Withdrawal {
  const { navigation, toast } = usePlatform();
  const texts = useTexts(withdrawTexts);
  const { data: user } = useUser();
  const invalidate = useInvalidate();
  const targets = useTargets();
  const { kind, stored, addedCard } = targets;
  const turnover = useApiQuery(getTurnover, {}, { freshMs: 0 });
  const form = useForm<WithdrawalDraft, WithdrawalRuleTexts>(texts.rules, { amount: stored?.amount ?? '' });
  const { typed, change, isFinished } = form;
  const finish = () => {
    form.finish();
    invalidate(getTransactionRecords);
  };
  const { send } = useSendOnce(submitWithdrawal, finish);

  const card = targets.cards?.find(({ id }) => id === (typed.bank ?? addedCard?.id));
  const draft: WithdrawalDraft = { amount: '', password: '', ...typed, bank: card?.id ?? '' };
  const isTyped = [typed.bank, typed.amount, typed.password].some((text) => (text ?? '') !== '');
  useBlocker(isTyped && !isFinished && !targets.isAdding, texts.leave);
  useDelayed(isFinished ? REDIRECT_DELAY_MS : undefined, () => navigation.go('/transRecord?type=2'));

  const withdraw = async () => {
    const sent = await send(withdrawalPayload(draft));
    if (sent === undefined || 'error' in sent) return;
    toast(texts.submitted, 'success');
    finish();
  };

  const receipt = kind === 2 ? receiptOf(draft.amount, protocolOf(card?.bank_owner), user) : undefined;
  const toWager = turnover.data?.bet_amount;
  return {
    targets,
    choose: (chosen) => {
      if (chosen === kind) return;
      change({ bank: '' });
      form.clearError();
      targets.choose(chosen);
    },
    card,
    draft,
    change,
    errorAt: form.errorAt,
    turnover: toWager ?? (turnover.error === undefined ? undefined : null),
    receipt,
    obstacles: obstaclesOf(draft.amount, { turnover: toWager, balance: central ?? undefined, receipt }),
    isBusy: form.isBusy || targets.state.status === 'loading',
    onSubmit: form.onSubmit({ read: () => draft, rules: withdrawalRules(kind), send: withdraw }),
  };
}
