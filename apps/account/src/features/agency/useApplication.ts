import { applyForAgency } from '@parlour/api-client/endpoints/account';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { useState } from 'react';
import { formValues } from '#shared';
import { type AgencyFields, agencyRules, tidied } from './agencyRules';
import { type AgencyRuleTexts, agencyTexts } from './agencyTexts';

/** An application to become an agent; `answer` is the server's message. */
export function useApplication() {
  const { toast } = usePlatform();
  const texts = useTexts(agencyTexts);
  const form = useForm<AgencyFields, AgencyRuleTexts>(texts.rules);
  const { send } = useSend(applyForAgency);
  const [answer, setAnswer] = useState<string>();
  useBlocker(form.isTouched && answer === undefined, texts.leave);

  const apply = async (payload: AgencyFields) => {
    const sent = await send(payload);
    if (sent === undefined || 'error' in sent) return;
    const message = sent.reply.message || texts.applied;
    toast(message, 'success');
    setAnswer(message);
  };
  const onSubmit = form.onSubmit({
    read: (element) => tidied(formValues(element, ['mobile', 'apply_info'])),
    rules: agencyRules,
    send: apply,
  });
  return { answer, form, onSubmit };
}
