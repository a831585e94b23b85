import { updateUser } from '@parlour/api-client/endpoints/account';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { Button, theme, type } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { Mail } from 'lucide-react';
import styled from 'styled-components';
import { AccountForm, INPUT_MAX, AvatarPicker, ReadOnlyFields, MobileField } from '#shared';
import { BirthdayField } from './BirthdayField';
import { profileTexts } from './profileTexts';
import { useProfile } from './useProfile';

/** Avatar, read-only names, and the editable birthday, mobile number and email. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const texts = useTexts(profileTexts);
  const { draft, form, onSubmit } = useProfile(user);
  const { change, errorAt } = form;
  return (
    <AccountForm noValidate data-sends={updateUser.name} aria-label={texts.form} onSubmit={onSubmit}>
      <Picture>
        <AvatarPicker src={user.avatar} />
        <span>{texts.pictureHint}</span>
      </Picture>
      <ReadOnlyFields user={user} />
      <BirthdayField value={draft.birthday} error={errorAt('birthday')} onChange={(birthday) => change({ birthday })} />
      <MobileField error={errorAt('mobile')} value={draft.mobile} onChange={({ target }) => change({ mobile: target.value })} />
      <Field
        name="email"
        type="email"
        label={texts.email}
        icon={<Mail size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('email')}
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
        maxLength={INPUT_MAX}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {texts.save}
      </Button>
    </AccountForm>
  );
}

const Picture = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  ${type.caption}
  color: ${theme.color.text3};
`;
