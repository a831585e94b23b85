import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { Field } from '@parlour/ui-kit/parts';
import { BadgeCheck, UserRound } from 'lucide-react';
import { accountTexts } from '../accountTexts';

/** The member's user name and real name, read-only. */
export function ReadOnlyFields({ user: { username, realname } }: { user: UserInfo }) {
  const texts = useTexts(accountTexts);
  return (
    <>
      <Field
        name="username"
        label={texts.username}
        icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}
        value={username}
        readOnly
        autoComplete="username"
      />
      <Field
        name="realname"
        label={texts.realname}
        icon={<BadgeCheck size={20} strokeWidth={1.75} aria-hidden />}
        value={realname}
        readOnly
        autoComplete="name"
      />
    </>
  );
}
