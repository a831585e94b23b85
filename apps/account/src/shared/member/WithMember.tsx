import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { FailedState, useSettledLoading } from '@parlour/ui-kit';
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
  const showsSkeleton = useSettledLoading(member.kind === 'waiting');
  if (member.kind === 'waiting' || showsSkeleton) {
    return (
      <div role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && skeleton}
      </div>
    );
  }
  if (member.kind === 'ready') return children(member.user);
  return (
    <Centered>
      <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={member.retry} />
    </Centered>
  );
}
