import { DeferredRender } from '@parlour/ui-kit';
import styled from 'styled-components';
import { WithMember } from '#shared';
import { AccountRows } from './AccountRows';
import { ComfortCard } from './ComfortCard';
import { LanguageChoice } from './LanguageChoice';
import { MineSkeleton } from './MineSkeleton';
import { ProfileHead } from './ProfileHead';
import { RoomLinks } from './RoomLinks';
import { SaferPlayRow } from './SaferPlayRow';
import { VipCard } from './VipCard';
import { WalletPlate } from './WalletPlate';

/** The member's own page. */
export function MineScreen() {
  return (
    <WithMember skeleton={<MineSkeleton />}>
      {(user) => (
        <Page>
          <ProfileHead user={user} />
          <VipCard user={user} />
          <WalletPlate user={user} />
          <RoomLinks />
          <DeferredRender>
            <AccountRows isAgent={user.isagent} />
            <LanguageChoice />
            <ComfortCard />
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
