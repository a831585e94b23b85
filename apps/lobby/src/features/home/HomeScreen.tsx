import { lazyComponent, useTexts } from '@parlour/platform';
import { theme, VisuallyHidden } from '@parlour/ui-kit';
import { useOpenGame } from '#shared';
import { useRef } from 'react';
import styled from 'styled-components';
import { BannerCarousel } from './BannerCarousel';
import { GamesPanel } from './games/GamesPanel';
import { homeTexts } from './homeTexts';
import { NoticeBar } from './NoticeBar';
import { PrizeTicker } from './PrizeTicker';
import { WalletCard } from './WalletCard';

const DeferredContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "welcome" */ './DeferredContent')).DeferredContent,
);

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const { open, popup } = useOpenGame();
  const touchedAt = useRef<number>(undefined);
  return (
    <Root onPointerDownCapture={() => (touchedAt.current = performance.now())}>
      <VisuallyHidden as="h1">{texts.lobby}</VisuallyHidden>
      <BannerCarousel />
      <NoticeBar />
      <WalletCard />
      <Prizes>
        <PrizeTicker />
      </Prizes>
      <GamesPanel onOpen={open} />
      <DeferredContent touchedAt={touchedAt} />
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
