import { type SaferPlay, getSaferPlay, setDepositLimits } from '@parlour/api-client/endpoints/saferPlay';
import { useInvalidate, useBlocker, usePlatform, useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { useState } from 'react';
import { lastSetOf, type LimitDraft, limitRules } from './limitRules';
import { type LimitRuleTexts, saferPlayTexts } from './saferPlayTexts';
import { useSetting } from './useSetting';

/** Unsaved limits of the member; leaving with some asks for confirmation. */
export function useLimits(limits: SaferPlay['limits']) {
  const { toast } = usePlatform();
  const texts = useTexts(saferPlayTexts);
  const invalidate = useInvalidate();
  const form = useForm<LimitDraft, LimitRuleTexts>(texts.rules);
  const { send } = useSetting(setDepositLimits);
  const [saved, setSaved] = useState<LimitDraft>();

  const known = saved ?? lastSetOf(limits);
  const draft = { ...known, ...form.typed };
  const isChanged = draft.day !== known.day || draft.week !== known.week || draft.month !== known.month;
  useBlocker(isChanged, texts.leave);

  const save = async (payload: LimitDraft) => {
    const sent = await send(payload);
    if (sent === undefined || 'error' in sent) return;
    setSaved(payload);
    form.reset();
    toast(sent.reply.message || texts.done, 'success');
    invalidate(getSaferPlay);
  };
  return { draft, form, onSubmit: form.onSubmit({ read: () => draft, rules: limitRules, send: save }) };
}
