import { usePlatform, useTexts } from '@parlour/platform';
import { gameAddress } from '#shared';
import { useCallback, useRef, useState } from 'react';
import type { Game } from './games';
import { homeTexts } from './homeTexts';
import { recentGames } from './shelf';

/** A second touch within this time is a double tap. */
const DOUBLE_TAP_MS = 1_000;

/** Opens a game for a member; a visitor is told to log in, and the wanted game is kept for after that. */
export function useOpenGame() {
  const { navigation, session, toast } = usePlatform();
  const { pleaseLogIn } = useTexts(homeTexts);
  const [wanted, setWanted] = useState<Game>();
  const [isAsking, setAsking] = useState(false);
  const openedAt = useRef(-DOUBLE_TAP_MS);

  const open = useCallback(
    (game: Game) => {
      if (session.read().role === 'visitor') {
        setWanted(game);
        setAsking(true);
        toast(pleaseLogIn, 'danger');
        return;
      }
      const now = performance.now();
      if (now - openedAt.current < DOUBLE_TAP_MS) return;
      openedAt.current = now;
      recentGames.put(game);
      navigation.go(gameAddress(game));
    },
    [navigation, pleaseLogIn, session, toast],
  );
  return { open, wanted, isAsking, dismiss: () => setAsking(false) };
}
