import { endGame } from '@parlour/api-client/endpoints/lobby';
import { usePlatform, useSend } from '@parlour/platform';
import { useEffect } from 'react';
import type { GameRef } from '#shared';

/** Tells the server once that the player left the game (spec section 4); a page that the browser kept and shows again opens it anew. */
export function useEndOnLeave(game: GameRef | undefined, onReturn: () => void): void {
  const { session } = usePlatform();
  const { send } = useSend(endGame, { quiet: true });
  useEffect(() => {
    if (game === undefined) return;
    let hasEnded = false;
    const end = async () => {
      if (hasEnded || session.read().role === 'visitor') return;
      hasEnded = true;
      await send({ plat_name: game.platform, game_type: game.type, game_code: game.code });
      await session.refresh();
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted || !hasEnded) return;
      hasEnded = false;
      onReturn();
    };
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', comeBack);
      void end();
    };
  }, [game, onReturn, send, session]);
}
