import { applyForAgency } from '@parlour/api-client/endpoints/account';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { type FormEvent, useState } from 'react';
import { typedIn, useComplaint } from '#shared';
import { type AgencyFields, brokenAgencyRule, tidied } from './agencyRules';
import { type AgencyRule, agencyTexts } from './agencyTexts';

/** An application to become an agent; `answer` is the server's message. */
export function useApplication() {
  const { toast } = usePlatform();
  const texts = useTexts(agencyTexts);
  const { complain, errorAt, onInput } = useComplaint<keyof AgencyFields, AgencyRule>(texts.rules);
  const { send, isSending } = useSend(applyForAgency);
  const [isTouched, setTouched] = useState(false);
  const [answer, setAnswer] = useState<string>();
  useBlocker(isTouched && answer === undefined);

  const apply = async (form: HTMLFormElement) => {
    const payload = tidied(typedIn(form, ['mobile', 'apply_info']));
    const broken = brokenAgencyRule(payload);
    if (broken !== undefined) return complain(form, broken);
    const sent = await send(payload);
    if (sent === undefined || 'error' in sent) return undefined;
    const message = sent.reply.message || texts.applied;
    toast(message, 'success');
    return setAnswer(message);
  };
  const noteInput = (event: FormEvent) => {
    setTouched(true);
    onInput(event);
  };
  return { answer, apply, errorAt, noteInput, isSending };
}
