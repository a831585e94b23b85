import { lazyComponent, usePlatform, useTexts } from '@parlour/platform';
import { theme, VisuallyHidden } from '@parlour/ui-kit';
import { useOpenGame } from '#shared';
import { useRef } from 'react';
import styled from 'styled-components';
import { BannerCarousel } from './BannerCarousel';
import { GamesPanel } from './games/GamesPanel';
import { inOrder } from './inOrder';
import { homeTexts } from './homeTexts';
import { NoticeBar } from './NoticeBar';
import { PrizeTicker } from './PrizeTicker';
import { WalletCard } from './WalletCard';

const DeferredContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "welcome" */ './DeferredContent')).DeferredContent,
);

const usual = ['banners', 'notices', 'wallet', 'prizes', 'games'] as const;

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const { open, popup } = useOpenGame();
  const touchedAt = useRef<number>(undefined);
  const { homeSections } = usePlatform();
  const sections = {
    banners: <BannerCarousel />,
    notices: <NoticeBar />,
    wallet: <WalletCard />,
    prizes: (
      <Prizes>
        <PrizeTicker />
      </Prizes>
    ),
    games: <GamesPanel onOpen={open} />,
  };
  return (
    <Root onPointerDownCapture={() => (touchedAt.current = performance.now())}>
      <VisuallyHidden as="h1">{texts.lobby}</VisuallyHidden>
      {inOrder(usual, homeSections).map((name) => (
        <Section key={name} data-section={name}>
          {sections[name]}
        </Section>
      ))}
      <DeferredContent touchedAt={touchedAt} />
      {popup}
    </Root>
  );
}

const Root = styled.div`
  padding: 4px ${theme.gutter} 16px;
`;

/** In the usual order the sections bring their own distances; in another one banners and wallet may follow each other. */
const Section = styled.div`
  &[data-section='prizes'] + &:not([data-section='games']),
  &[data-section='banners'] + &[data-section='wallet'],
  &[data-section='wallet'] + &[data-section='banners'],
  &[data-section='banners'] + &[data-section='games'],
  &[data-section='wallet'] + &[data-section='games'] {
    margin-top: 12px;
  }
`;

const Prizes = styled.div`
  margin: 12px 0 4px;
`;
