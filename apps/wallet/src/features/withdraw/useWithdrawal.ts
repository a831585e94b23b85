import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { type Card, getTurnover, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, useInvalidate, useBlocker, usePlatform, useSession, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { type CardKind, focusField, useSendOnce, type Wallets } from '#shared';
import { useDelayed } from './useDelayed';
import { type Targets, useTargets } from './useTargets';
import {
  type BrokenRule,
  brokenWithdrawalRule,
  type Obstacle,
  obstaclesOf,
  protocolOf,
  type Receipt,
  receiptOf,
  type WithdrawalDraft,
  withdrawalPayload,
} from './withdrawRules';
import { withdrawTexts } from './withdrawTexts';

/** From the success to the records (spec section 9). */
const REDIRECT_DELAY_MS = 1500;

export interface Withdrawal {
  readonly targets: Targets;
  readonly card: Card | undefined;
  readonly draft: WithdrawalDraft;
  readonly change: (changes: Partial<WithdrawalDraft>) => void;
  readonly choose: (kind: CardKind) => void;
  /** Bet amount still to wager: undefined while it is asked for, null when it did not come. */
  readonly turnover: string | undefined | null;
  readonly receipt: Receipt | undefined;
  readonly obstacles: readonly Obstacle[];
  readonly broken: BrokenRule | undefined;
  readonly isSending: boolean;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
}

/** A withdrawal to a bank card or a USDT address, from the choice to the records. */
export function useWithdrawal({ central }: Wallets): Withdrawal {
  const { navigation, toast } = usePlatform();
  const texts = useTexts(withdrawTexts);
  const session = useSession();
  const forget = useInvalidate();
  const targets = useTargets();
  const { kind, kept, newcomer } = targets;
  const turnover = useApiQuery(getTurnover, {}, { freshMs: 0 });
  const [typed, setTyped] = useState<Partial<WithdrawalDraft>>({ amount: kept?.amount ?? '' });
  const [broken, setBroken] = useState<BrokenRule>();
  const [isDone, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    forget(getTransactionRecords);
  };
  const { send, isSending } = useSendOnce(submitWithdrawal, { onFound: finish });

  const card = targets.cards?.find(({ id }) => id === (typed.bank ?? newcomer?.id));
  const draft: WithdrawalDraft = { amount: '', password: '', ...typed, bank: card?.id ?? '' };
  const isTyped = [typed.bank, typed.amount, typed.password].some((text) => (text ?? '') !== '');
  useBlocker(isTyped && !isDone && !targets.isAdding, texts.leave);
  useDelayed(isDone ? REDIRECT_DELAY_MS : undefined, () => navigation.go('/transRecord?type=2'));

  const change = (changes: Partial<WithdrawalDraft>) => {
    setTyped((before) => ({ ...before, ...changes }));
    if (broken !== undefined && broken.field in changes) setBroken(undefined);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isDone) return;
    const rule = brokenWithdrawalRule(draft, kind, texts.rules);
    setBroken(rule);
    if (rule !== undefined) {
      toast(rule.message, 'danger');
      focusField(form, rule.field);
      return;
    }
    const sent = await send(withdrawalPayload(draft));
    if (sent === undefined || 'error' in sent) return;
    toast(texts.submitted, 'success');
    finish();
  };

  const user = session.role === 'member' ? session.user : undefined;
  const receipt = kind === 2 ? receiptOf(draft.amount, protocolOf(card?.bank_owner), user) : undefined;
  const toWager = turnover.data?.bet_amount;
  return {
    targets,
    choose: (chosen) => {
      if (chosen === kind) return;
      change({ bank: '' });
      setBroken(undefined);
      targets.choose(chosen);
    },
    card,
    draft,
    change,
    turnover: toWager ?? (turnover.error === undefined ? undefined : null),
    receipt,
    obstacles: obstaclesOf(draft.amount, { turnover: toWager, balance: central ?? undefined, receipt }),
    broken,
    isSending: isSending || isDone,
    submit,
  };
}
