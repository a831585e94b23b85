import { isApiError } from '@parlour/api-client';
import { getRedPacket } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, usePlatform, useTopic } from '@parlour/platform';
import { useState } from 'react';
import { isClosedMessage } from './packetRules';
import { type Timing, timingAt, windowsOf } from './packetWindows';
import { type Grab, type PacketInfo, useGrab } from './useGrab';

export interface ReadyRedPacket {
  readonly kind: 'ready';
  readonly info: PacketInfo;
  /** Undefined when no rule has a time. */
  readonly timing: Timing | undefined;
  readonly now: () => number;
  /** Called when the window opens or closes: computes the time and requests the counts again. */
  readonly refresh: () => void;
  readonly grab: Grab;
  readonly open: () => void;
  readonly close: () => void;
}

export type RedPacket =
  | { readonly kind: 'closed' | 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | ReadyRedPacket;

/** State of the red packet page: closed by the operator, or what can be claimed, when, and the last grab. */
export function useRedPacket(): RedPacket {
  const { serverNow: now } = usePlatform();
  const [, setRefreshes] = useState(0);
  const isSwitchedOff = useTopic('appInfo')?.redpacket_switch === false;
  const { data, error, isLoading, retry } = useApiQuery(getRedPacket, { page: 1 }, { isEnabled: !isSwitchedOff });
  const { grab, open, close } = useGrab();

  const isRefusedAsClosed = isApiError(error, 'refused') && isClosedMessage(error.message);
  const isGrabClosed = grab.kind === 'refused' && isClosedMessage(grab.message);
  if (grab.kind !== 'won' && (isSwitchedOff || isRefusedAsClosed || isGrabClosed)) return { kind: 'closed' };
  if (data === undefined) return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
  const refresh = () => {
    setRefreshes((count) => count + 1);
    retry();
  };
  const timing = timingAt(windowsOf(data.rules), now());
  return { kind: 'ready', info: data, timing, now, refresh, grab, open: () => void open(data), close };
}
