import { lazyComponent, useBlocker, usePlatform, useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { addRecentGame } from './addRecentGame';
import { GameBar } from './GameBar';
import { GameFrame } from './GameFrame';
import { gameTexts } from './gameTexts';
import { ReminderDialog } from './ReminderDialog';
import { useEndOnLeave } from './useEndOnLeave';
import { useFullScreen } from './useFullScreen';
import { type FramedMode, useOpening } from './useOpening';
import { useSaferPlayPolling } from './useSaferPlayPolling';

const GameMenu = lazyComponent(async () => (await import('./GameMenu')).GameMenu, { isAskedFor: true });

/** A game, the agent login or the customer service in a frame under its bar. */
export function FramedGame({ mode }: { mode: FramedMode }) {
  const texts = useTexts(gameTexts);
  const { session } = usePlatform();
  const root = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(root);
  const { opening, open } = useOpening(mode);
  const game = mode.kind === 'game' ? mode.game : undefined;
  const title = mode.kind === 'game' ? mode.game.title : texts[mode.kind];
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  useEndOnLeave(game, open);
  const isRunning = game !== undefined && opening.state === 'open';
  useBlocker(isRunning);
  const saferPlay = useSaferPlayPolling(isRunning);
  useEffect(() => {
    if (isRunning) addRecentGame(session.read(), game);
  }, [isRunning, game, session]);
  return (
    <Container ref={root}>
      <GameBar
        title={title}
        platform={game?.platform}
        play={saferPlay?.play ?? undefined}
        isFull={isFull}
        onFullScreen={toggle}
        onMenu={() => setMenu('open')}
      />
      <GameFrame opening={opening} title={title} isService={mode.kind === 'service'} onRetry={open} />
      <ReminderDialog saferPlay={saferPlay} />
      {menu !== 'unused' && (
        <GameMenu
          title={title}
          address={opening.state === 'open' ? opening.address : undefined}
          isOpen={menu === 'open'}
          onReload={open}
          onClose={() => setMenu('closed')}
        />
      )}
    </Container>
  );
}

const Container = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.header};
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  max-width: ${theme.column};
  margin-inline: auto;
  background: ${theme.color.page};
  @media (orientation: landscape) and (max-height: 500px) {
    grid-template-rows: minmax(0, 1fr);
    max-width: none;
  }
  &:fullscreen {
    max-width: none;
  }
`;
