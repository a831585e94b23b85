import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { forbiddenBySelf } from '@parlour/api-client/endpoints/saferPlay';
import { CENTRAL_WALLET, submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { useInvalidate, useBlocker, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { allOf, focusField, useSendOnce, type Wallets, walletTexts } from '#shared';
import { transferTexts } from './transferTexts';
import { apart, type BrokenRule, brokenTransferRule, type TransferDraft, withVenue } from './transferRules';

export interface Side {
  readonly code: string;
  readonly name: string;
  readonly balance: string | null | undefined;
}

export interface Transfer {
  readonly sides: readonly Side[];
  readonly draft: TransferDraft;
  /** What the source holds. */
  readonly atHand: Side['balance'];
  readonly broken: BrokenRule | undefined;
  /** The operator's message when a break that the member took forbade the transfer. */
  readonly forbidden: string | undefined;
  readonly isSending: boolean;
  readonly change: (changes: Partial<TransferDraft>) => void;
  readonly swap: () => void;
  readonly takeAll: () => void;
  readonly pickVenue: (venue: string) => void;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
}

/** A manual transfer between the central wallet and a venue. */
export function useTransfer({ central, venues = [], refresh }: Wallets): Transfer {
  const { toast } = usePlatform();
  const { centralWallet, done } = useTexts(walletTexts);
  const { leave, rules } = useTexts(transferTexts);
  const wanted = useQueryParams().get('venue');
  const forget = useInvalidate();
  const [typed, setTyped] = useState<Partial<TransferDraft>>({});
  const [broken, setBroken] = useState<BrokenRule>();
  const [forbidden, setForbidden] = useState<string>();
  const [isSettling, setSettling] = useState(false);
  useBlocker((typed.amount ?? '') !== '', leave);

  const sides: readonly Side[] = [
    { code: CENTRAL_WALLET, name: centralWallet, balance: central },
    ...venues.map(({ platname, name, balance }) => ({ code: platname, name, balance })),
  ];
  const first = venues.find(({ platname }) => platname === wanted) ?? venues[0];
  const draft = { amount: '', sourcetype: CENTRAL_WALLET, targettype: first?.platname ?? '', ...typed };

  const change = (changes: Partial<TransferDraft>) => {
    setTyped((before) => ({ ...before, ...apart(draft, changes) }));
    setBroken(undefined);
    setForbidden(undefined);
  };

  const settle = async () => {
    setTyped((before) => ({ ...before, amount: '' }));
    setBroken(undefined);
    forget(getTransactionRecords);
    setSettling(true);
    await refresh();
    setSettling(false);
  };
  const { send, isSending } = useSendOnce(submitTransfer, { onFound: () => void settle() });

  const submit = async (form: HTMLFormElement) => {
    if (isSettling) return;
    const rule = brokenTransferRule(draft, rules);
    setBroken(rule);
    if (rule !== undefined) {
      toast(rule.message, 'danger');
      focusField(form, rule.field);
      return;
    }
    const sent = await send({ ...draft, amount: draft.amount.replace(/\.$/, '') });
    setForbidden(sent && 'error' in sent ? forbiddenBySelf(sent.error) : undefined);
    if (sent === undefined || 'error' in sent) return;
    toast(done, 'success');
    await settle();
  };

  const atHand = sides.find(({ code }) => code === draft.sourcetype)?.balance;
  return {
    sides,
    draft,
    atHand,
    broken,
    forbidden,
    isSending: isSending || isSettling,
    change,
    swap: () => change({ sourcetype: draft.targettype, targettype: draft.sourcetype }),
    takeAll: () => change({ amount: allOf(atHand) }),
    pickVenue: (venue) => change(withVenue(draft, venue)),
    submit,
  };
}
