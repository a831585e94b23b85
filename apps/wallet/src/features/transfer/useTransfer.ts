import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { forbiddenBySelf } from '@parlour/api-client/endpoints/saferPlay';
import { CENTRAL_WALLET, submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { useInvalidate, useBlocker, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { type Form, useForm } from '@parlour/platform/forms';
import { type SubmitEvent, useState } from 'react';
import { maxAmountOf, useSendOnce, type Wallets, walletTexts } from '#shared';
import { apart, type TransferDraft, transferRules, withVenue } from './transferRules';
import { type TransferRuleTexts, transferTexts } from './transferTexts';

export interface Side {
  readonly code: string;
  readonly name: string;
  readonly balance: string | null | undefined;
}

export interface Transfer extends Pick<Form<TransferDraft, TransferRuleTexts>, 'change' | 'errorAt' | 'isBusy'> {
  readonly sides: readonly Side[];
  readonly draft: TransferDraft;
  /** The balance of the source. */
  readonly atHand: Side['balance'];
  /** The operator's message when the member's own break forbade the transfer. */
  readonly forbidden: string | undefined;
  readonly swap: () => void;
  readonly takeAll: () => void;
  readonly pickVenue: (venue: string) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A manual transfer between the central wallet and a venue. */
export function useTransfer({ central, venues = [], refresh }: Wallets): Transfer {
  const { toast } = usePlatform();
  const { centralWallet, done } = useTexts(walletTexts);
  const { leave, rules } = useTexts(transferTexts);
  const venueInUrl = useQueryParams().get('venue');
  const invalidate = useInvalidate();
  const form = useForm<TransferDraft, TransferRuleTexts>(rules);
  const { typed } = form;
  const [forbidden, setForbidden] = useState<string>();
  const [isSettling, setSettling] = useState(false);
  useBlocker((typed.amount ?? '') !== '', leave);

  const sides: readonly Side[] = [
    { code: CENTRAL_WALLET, name: centralWallet, balance: central },
    ...venues.map(({ platname, name, balance }) => ({ code: platname, name, balance })),
  ];
  const [shown, setShown] = useState<string>();
  const first = venues.find(({ platname }) => platname === venueInUrl) ?? venues[0];
  // Keeps the venue that the player saw as the target, even if the operator lists the venues in another order later. Set during
  // render, so that no other target is painted first.
  if (first !== undefined && shown === undefined) setShown(first.platname);
  const draft = { amount: '', sourcetype: CENTRAL_WALLET, targettype: shown ?? '', ...typed };

  const change = (changes: Partial<TransferDraft>) => {
    form.change(apart(draft, changes));
    form.clearError();
    setForbidden(undefined);
  };

  const settle = async () => {
    form.change({ amount: '' });
    form.clearError();
    invalidate(getTransactionRecords);
    setSettling(true);
    await refresh();
    setSettling(false);
  };
  const { send } = useSendOnce(submitTransfer, () => void settle());

  const transfer = async () => {
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
    errorAt: form.errorAt,
    forbidden,
    isBusy: form.isBusy || isSettling,
    change,
    swap: () => change({ sourcetype: draft.targettype, targettype: draft.sourcetype }),
    takeAll: () => change({ amount: maxAmountOf(atHand) }),
    pickVenue: (venue) => change(withVenue(draft, venue)),
    onSubmit: form.onSubmit({ read: () => draft, rules: transferRules, send: transfer }),
  };
}
