import { isApiError } from '@parlour/api-client';
import { forbiddenBySelf } from '@parlour/api-client/endpoints/saferPlay';
import { getAgentLoginUrl, getGameUrl, getServiceUrl } from '@parlour/api-client/endpoints/lobby';
import { useIsOnline, useSend } from '@parlour/platform';
import { framedAddress } from '@parlour/ui-kit/parts';
import { useCallback, useEffect, useState } from 'react';
import type { GameMode } from './gameMode';

export type FramedMode = Extract<GameMode, { kind: 'game' | 'agent' | 'service' }>;
export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly address: URL }
  /** `reason`: the server's message when it refused; `isOffline`: the phone had no network. */
  | { readonly state: 'failed'; readonly reason?: string; readonly isOffline?: boolean }
  /** The member is on a break (safer play). */
  | { readonly state: 'forbidden'; readonly reason: string };

/**
 * Requests the game's URL on each opening. The URL may contain a one-time ticket, so it is never cached. Without a network it
 * waits until there is one.
 */
export function useOpening(mode: FramedMode): { readonly opening: Opening; readonly open: () => void } {
  const { send: sendGame } = useSend(getGameUrl);
  const { send: sendAgent } = useSend(getAgentLoginUrl);
  const { send: sendService } = useSend(getServiceUrl);
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });

  const requestUrl = useCallback(() => {
    if (mode.kind === 'agent') return sendAgent({});
    if (mode.kind === 'service') return sendService({});
    const { platform, type, code } = mode.game;
    return sendGame({ plat_name: platform, game_type: type, game_code: code, is_mobile_url: 1 });
  }, [mode, sendAgent, sendGame, sendService]);

  const open = useCallback(() => {
    const answer = async () => {
      const sent = await requestUrl();
      if (sent === undefined) return;
      if ('error' in sent) return setOpening(failureOf(sent.error));
      const address = framedAddress(sent.reply.data.url);
      setOpening(address === undefined ? { state: 'failed' } : { state: 'open', address });
    };
    setOpening({ state: 'opening' });
    void answer();
  }, [requestUrl]);

  useEffect(open, [open]);
  const isOnline = useIsOnline();
  const waits = opening.state === 'failed' && opening.isOffline === true;
  useEffect(() => {
    if (isOnline && waits) open();
  }, [isOnline, waits, open]);
  return { opening, open };
}

function failureOf(error: unknown): Opening {
  const forbidden = forbiddenBySelf(error);
  if (forbidden !== undefined) return { state: 'forbidden', reason: forbidden };
  if (isApiError(error, 'refused')) return { state: 'failed', reason: error.message };
  return { state: 'failed', isOffline: !navigator.onLine };
}
