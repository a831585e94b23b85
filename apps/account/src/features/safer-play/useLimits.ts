import { type LimitPeriod, type SaferPlay, getSaferPlay, setDepositLimits } from '@parlour/api-client/endpoints/saferPlay';
import { useInvalidate, useBlocker, usePlatform, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { useComplaint } from '#shared';
import { brokenLimitRule, type LimitDraft, wishesOf } from './limitRules';
import { type LimitRule, saferPlayTexts } from './saferPlayTexts';
import { useSetting } from './useSetting';

/** Unsaved limits of the member; leaving with some asks for confirmation. */
export function useLimits(limits: SaferPlay['limits']) {
  const { toast } = usePlatform();
  const texts = useTexts(saferPlayTexts);
  const forget = useInvalidate();
  const { complain, errorAt, withdraw } = useComplaint<LimitPeriod, LimitRule>(texts.rules);
  const { send, isSending } = useSetting(setDepositLimits);
  const [saved, setSaved] = useState<LimitDraft>();
  const [typed, setTyped] = useState<Partial<LimitDraft>>({});

  const known = saved ?? wishesOf(limits);
  const draft = { ...known, ...typed };
  const isChanged = draft.day !== known.day || draft.week !== known.week || draft.month !== known.month;
  useBlocker(isChanged, texts.leave);

  const save = async (form: HTMLFormElement) => {
    const broken = brokenLimitRule(draft);
    if (broken !== undefined) return complain(form, broken);
    const sent = await send(draft);
    if (sent === undefined || 'error' in sent) return undefined;
    setSaved(draft);
    setTyped({});
    toast(sent.reply.message || texts.done, 'success');
    return forget(getSaferPlay);
  };
  const change = (period: LimitPeriod, amount: string) => {
    setTyped((before) => ({ ...before, [period]: amount }));
    if (errorAt(period) !== undefined) withdraw();
  };
  return { draft, change, errorAt, save, isSending };
}
