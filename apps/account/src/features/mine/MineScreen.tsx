import { DeferredRender } from '@parlour/ui-kit';
import styled from 'styled-components';
import { WithMember } from '#shared';
import { AccountRows } from './AccountRows';
import { DisplayPreferencesCard } from './DisplayPreferencesCard';
import { LanguageChoice } from './LanguageChoice';
import { MineSkeleton } from './MineSkeleton';
import { ProfileHeader } from './ProfileHeader';
import { AccountLinks } from './AccountLinks';
import { SaferPlayRow } from './SaferPlayRow';
import { VipCard } from './VipCard';
import { WalletCard } from './WalletCard';

/** The member's own page. */
export function MineScreen() {
  return (
    <WithMember skeleton={<MineSkeleton />}>
      {(user) => (
        <Page>
          <ProfileHeader user={user} />
          <VipCard user={user} />
          <WalletCard user={user} />
          <AccountLinks />
          <DeferredRender>
            <AccountRows isAgent={user.isagent} />
            <LanguageChoice />
            <DisplayPreferencesCard />
            <SaferPlayRow />
          </DeferredRender>
        </Page>
      )}
    </WithMember>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
`;
