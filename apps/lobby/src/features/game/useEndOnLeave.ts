import { endGame } from '@parlour/api-client/endpoints/lobby';
import { usePlatform } from '@parlour/platform';
import { useEffect } from 'react';
import type { GameRef } from '#shared';

/**
 * Notifies the server once when the player leaves the game, also by closing the tab (spec section 4); a page that is restored
 * from the back/forward cache opens the game again.
 */
export function useEndOnLeave(game: GameRef | undefined, onReturn: () => void): void {
  const { call, session } = usePlatform();
  useEffect(() => {
    if (game === undefined) return;
    let hasEnded = false;
    const end = () => {
      if (hasEnded || session.read().role === 'visitor') return;
      hasEnded = true;
      const payload = { plat_name: game.platform, game_type: game.type, game_code: game.code };
      const ended = call(endGame, payload, { keepalive: true }).catch(() => undefined);
      void ended.then(() => session.refresh());
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
      end();
    };
  }, [call, game, onReturn, session]);
}
