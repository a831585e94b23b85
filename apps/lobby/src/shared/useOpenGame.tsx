import { lazyComponent, usePlatform, useTexts } from '@parlour/platform';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Game } from './game';
import { gameAddress } from './gameAddress';
import { lobbyTexts } from './lobbyTexts';
import { chosenGame } from './savedGames';

const LoginSheet = lazyComponent(async () => (await import(/* webpackChunkName: "sheets" */ './LoginSheet')).LoginSheet, {
  isAskedFor: true,
});

/** A game is opened once in this time, in milliseconds, even if it is tapped again. */
const OPEN_ONCE_MS = 1_000;

interface OpenGame {
  readonly open: (game: Game) => void;
  /** The visitor's login and registration links; the screen shows them beside its own content. */
  readonly popup: ReactNode;
}

/** Opens a game for a member; a visitor is asked to log in, and the game is stored until then. */
export function useOpenGame(): OpenGame {
  const { navigation, session, toast } = usePlatform();
  const { pleaseLogIn } = useTexts(lobbyTexts);
  const [requestedGame, setRequestedGame] = useState<Game>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const openedAt = useRef(-OPEN_ONCE_MS);

  const open = useCallback(
    (game: Game) => {
      if (session.read().role === 'visitor') {
        chosenGame.moveToFront(game);
        setRequestedGame(game);
        setSheetOpen(true);
        toast(pleaseLogIn, 'danger');
        return;
      }
      const now = performance.now();
      if (now - openedAt.current < OPEN_ONCE_MS) return;
      openedAt.current = now;
      chosenGame.moveToFront(game);
      navigation.go(gameAddress(game));
    },
    [navigation, pleaseLogIn, session, toast],
  );
  const popup = requestedGame && <LoginSheet game={requestedGame} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />;
  return { open, popup };
}
