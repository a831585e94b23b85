import { updateUser } from '@parlour/api-client/endpoints/account';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { useState } from 'react';
import { fieldsOf, type ProfileFields, profileRules, tidied } from './profileRules';
import { type ProfileRuleTexts, profileTexts } from './profileTexts';

/** Unsaved changes of the member's profile; leaving with some asks for confirmation. */
export function useProfile(user: UserInfo) {
  const { session, toast } = usePlatform();
  const texts = useTexts(profileTexts);
  const form = useForm<ProfileFields, ProfileRuleTexts>(texts.rules);
  const { send } = useSend(updateUser);
  const [saved, setSaved] = useState<ProfileFields>();

  const known = saved ?? fieldsOf(user);
  const draft = { ...known, ...form.typed };
  const isChanged = draft.birthday !== known.birthday || draft.mobile !== known.mobile || draft.email !== known.email;
  useBlocker(isChanged, texts.leave);

  const save = async (payload: ProfileFields) => {
    const sent = await send(payload);
    if (sent === undefined || 'error' in sent) return;
    setSaved(payload);
    form.reset();
    toast(texts.done, 'success');
    await session.refresh();
  };
  return { draft, form, onSubmit: form.onSubmit({ read: () => tidied(draft), rules: profileRules(known), send: save }) };
}
