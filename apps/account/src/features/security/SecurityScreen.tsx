import { Skeleton } from '@parlour/ui-kit';
import { CardPage, WithMember } from '#shared';
import { SecurityRows } from './SecurityRows';

/** Account security: profile, cards and passwords. */
export function SecurityScreen() {
  return (
    <WithMember
      skeleton={
        <CardPage>
          <Skeleton height={240} radius="card" />
        </CardPage>
      }
    >
      {(user) => <SecurityRows user={user} />}
    </WithMember>
  );
}
