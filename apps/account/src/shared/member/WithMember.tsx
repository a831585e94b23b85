import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { AsyncContent } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { accountTexts } from '../accountTexts';
import { Centered } from '../Centered';
import { useMember } from './useMember';

interface WithMemberProps {
  /** Shown until the user info has loaded. */
  readonly skeleton: ReactNode;
  readonly children: (user: UserInfo) => ReactNode;
}

/** A screen that needs the user info: a skeleton while it loads, a retry button when it fails. */
export function WithMember({ skeleton, children }: WithMemberProps) {
  const texts = useTexts(accountTexts);
  const member = useMember();
  return (
    <AsyncContent state={member} texts={texts} skeleton={skeleton} wrapper={Centered}>
      {children}
    </AsyncContent>
  );
}
