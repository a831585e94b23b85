import { lazyComponent, usePlatform, useTexts } from '@parlour/platform';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Game } from './game';
import { gameAddress } from './gameAddress';
import { lobbyTexts } from './lobbyTexts';
import { chooseGame } from './shelf';

const LoginSheet = lazyComponent(async () => (await import(/* webpackChunkName: "sheets" */ './LoginSheet')).LoginSheet, {
  isAskedFor: true,
});

/** A second touch within this time is a double tap. */
const DOUBLE_TAP_MS = 1_000;

interface OpenGame {
  readonly open: (game: Game) => void;
  /** The visitor's login and registration links; the screen shows them beside its own content. */
  readonly popup: ReactNode;
}

/** Opens a game for a member; a visitor is asked to log in, and the game is remembered until then. */
export function useOpenGame(): OpenGame {
  const { navigation, session, toast } = usePlatform();
  const { pleaseLogIn } = useTexts(lobbyTexts);
  const [wanted, setWanted] = useState<Game>();
  const [isAsking, setAsking] = useState(false);
  const openedAt = useRef(-DOUBLE_TAP_MS);

  const open = useCallback(
    (game: Game) => {
      if (session.read().role === 'visitor') {
        chooseGame(game);
        setWanted(game);
        setAsking(true);
        toast(pleaseLogIn, 'danger');
        return;
      }
      const now = performance.now();
      if (now - openedAt.current < DOUBLE_TAP_MS) return;
      openedAt.current = now;
      chooseGame(game);
      navigation.go(gameAddress(game));
    },
    [navigation, pleaseLogIn, session, toast],
  );
  const popup = wanted && <LoginSheet game={wanted} isOpen={isAsking} onClose={() => setAsking(false)} />;
  return { open, popup };
}
