import { useTexts } from '@parlour/platform';
import { FailedState } from '@parlour/ui-kit';
import styled from 'styled-components';
import { AccountRows } from './AccountRows';
import { MineSkeleton } from './MineSkeleton';
import { mineTexts } from './mineTexts';
import { ProfileHead } from './ProfileHead';
import { RoomLinks } from './RoomLinks';
import { useMine } from './useMine';
import { VipCard } from './VipCard';
import { WalletPlate } from './WalletPlate';

/** The member's own page. */
export function MineScreen() {
  const mine = useMine();
  const texts = useTexts(mineTexts);
  switch (mine.kind) {
    case 'waiting':
      return <MineSkeleton />;
    case 'late':
      return <FailedState title={texts.late} text={texts.lateText} retryLabel={texts.retry} onRetry={mine.retry} />;
    case 'ready':
      return (
        <Page>
          <ProfileHead user={mine.user} />
          <VipCard user={mine.user} />
          <WalletPlate user={mine.user} />
          <RoomLinks />
          <AccountRows isAgent={mine.user.isagent} />
        </Page>
      );
  }
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
`;
