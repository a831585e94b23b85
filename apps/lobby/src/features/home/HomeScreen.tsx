import { lazyPart, useTexts, useTopic } from '@parlour/platform';
import { theme, VisuallyHidden } from '@parlour/ui-kit';
import { useOpenGame } from '#shared';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BannerCarousel } from './BannerCarousel';
import { GamesPanel } from './GamesPanel';
import { homeTexts } from './homeTexts';
import { NoticeBar } from './NoticeBar';
import { PrizeTicker } from './PrizeTicker';
import { WalletPlate } from './WalletPlate';

const MainSite = lazyPart(async () => (await import(/* webpackChunkName: "welcome" */ './MainSite')).MainSite);
const RedPacketFloat = lazyPart(async () => (await import(/* webpackChunkName: "welcome" */ './RedPacketFloat')).RedPacketFloat);
const Welcome = lazyPart(async () => (await import(/* webpackChunkName: "welcome" */ './Welcome')).Welcome);

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const app = useTopic('appInfo');
  // What is not needed to play is fetched once everything else is on screen.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
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
      {isShown && app && (
        <>
          <MainSite />
          {app.redpacket_switch && <RedPacketFloat />}
          <Welcome app={app} />
        </>
      )}
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
