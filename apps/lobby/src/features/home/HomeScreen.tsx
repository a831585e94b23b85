import { useTexts, useTopic } from '@parlour/platform';
import { theme, VisuallyHidden } from '@parlour/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { BannerCarousel } from './BannerCarousel';
import { GamesPanel } from './GamesPanel';
import { homeTexts } from './homeTexts';
import { NoticeBar } from './NoticeBar';
import { PrizeTicker } from './PrizeTicker';
import { useOpenGame } from './useOpenGame';
import { WalletPlate } from './WalletPlate';

const LoginSheet = lazy(async () => ({ default: (await import('./LoginSheet')).LoginSheet }));
const RedPacketFloat = lazy(async () => ({ default: (await import('./RedPacketFloat')).RedPacketFloat }));

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const app = useTopic('appInfo');
  // Its art is fetched once everything else is on screen.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
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
      <Suspense fallback={null}>{isShown && app?.redpacket_switch && <RedPacketFloat />}</Suspense>
      <Suspense fallback={null}>{wanted && <LoginSheet game={wanted} isOpen={isAsking} onClose={dismiss} />}</Suspense>
    </Root>
  );
}

const Root = styled.div`
  padding: 4px ${theme.gutter} 16px;
`;

const Prizes = styled.div`
  margin: 12px 0 4px;
`;
