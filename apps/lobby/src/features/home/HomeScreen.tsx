import { lazyComponent, useTexts } from '@parlour/platform';
import { theme, VisuallyHidden } from '@parlour/ui-kit';
import { useOpenGame } from '#shared';
import styled from 'styled-components';
import { BannerCarousel } from './BannerCarousel';
import { GamesPanel } from './GamesPanel';
import { homeTexts } from './homeTexts';
import { NoticeBar } from './NoticeBar';
import { PrizeTicker } from './PrizeTicker';
import { WalletPlate } from './WalletPlate';

const HomeLater = lazyComponent(async () => (await import(/* webpackChunkName: "welcome" */ './HomeLater')).HomeLater);

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const { open, popup } = useOpenGame();
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
      <HomeLater />
      {popup}
    </Root>
  );
}

const Root = styled.div`
  padding: 4px ${theme.gutter} 16px;
`;

const Prizes = styled.div`
  margin: 12px 0 4px;
`;
