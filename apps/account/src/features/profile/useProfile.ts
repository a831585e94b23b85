import { updateUser } from '@parlour/api-client/endpoints/account';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useState } from 'react';
import { useComplaint } from '#shared';
import { brokenProfileRule, fieldsOf, type ProfileFields, tidied } from './profileRules';
import { type ProfileRule, profileTexts } from './profileTexts';

/** Unsaved changes of the member's profile; leaving with some asks for confirmation. */
export function useProfile(user: UserInfo) {
  const { session, toast } = usePlatform();
  const texts = useTexts(profileTexts);
  const { complain, errorAt, withdraw } = useComplaint<keyof ProfileFields, ProfileRule>(texts.rules);
  const { send, isSending } = useSend(updateUser);
  const [saved, setSaved] = useState<ProfileFields>();
  const [typed, setTyped] = useState<Partial<ProfileFields>>({});

  const known = saved ?? fieldsOf(user);
  const draft = { ...known, ...typed };
  const isChanged = draft.birthday !== known.birthday || draft.mobile !== known.mobile || draft.email !== known.email;
  useBlocker(isChanged, texts.leave);

  const save = async (form: HTMLFormElement) => {
    const payload = tidied(draft);
    const broken = brokenProfileRule(payload, known);
    if (broken !== undefined) return complain(form, broken);
    const sent = await send(payload);
    if (sent === undefined || 'error' in sent) return undefined;
    setSaved(payload);
    setTyped({});
    toast(texts.done, 'success');
    return session.refresh();
  };
  const change = (field: keyof ProfileFields, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    if (errorAt(field) !== undefined) withdraw();
  };
  return { draft, change, errorAt, save, isSending };
}
