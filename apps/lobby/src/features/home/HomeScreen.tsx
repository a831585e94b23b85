import { useTexts } from '@parlour/platform';
import { theme, VisuallyHidden } from '@parlour/ui-kit';
import styled from 'styled-components';
import { BannerCarousel } from './BannerCarousel';
import { GamesPanel } from './GamesPanel';
import { homeTexts } from './homeTexts';
import { LoginSheet } from './LoginSheet';
import { NoticeBar } from './NoticeBar';
import { PrizeTicker } from './PrizeTicker';
import { RedPacketFloat } from './RedPacketFloat';
import { useOpenGame } from './useOpenGame';
import { WalletPlate } from './WalletPlate';

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const { open, wanted, isAsking, dismiss } = useOpenGame();
  return (
    <Root>
      <VisuallyHidden as="h1">{texts.lobby}</VisuallyHidden>
      <BannerCarousel />
      <NoticeBar />
      <WalletPlate />
      <Prizes>
        <PrizeTicker />
      </Prizes>
      <GamesPanel onOpen={open} />
      <RedPacketFloat />
      {wanted && <LoginSheet game={wanted} isOpen={isAsking} onClose={dismiss} />}
    </Root>
  );
}

const Root = styled.div`
  padding: 4px ${theme.gutter} 16px;
`;

const Prizes = styled.div`
  margin: 12px 0 4px;
`;
