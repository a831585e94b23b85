import { isApiError } from '@parlour/api-client';
import { getRedPacket } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, usePlatform, useTopic } from '@parlour/platform';
import { useState } from 'react';
import { saysClosed } from './packetRules';
import { type Timing, timingAt, windowsOf } from './packetWindows';
import { type Grab, type PacketInfo, useGrab } from './useGrab';

export interface ReadyRoom {
  readonly kind: 'ready';
  readonly info: PacketInfo;
  /** None where no rule names a time. */
  readonly timing: Timing | undefined;
  readonly now: () => number;
  /** The window opened or closed: time and counts are looked at again. */
  readonly turn: () => void;
  readonly grab: Grab;
  readonly open: () => void;
  readonly close: () => void;
}

export type RedPacket =
  | { readonly kind: 'closed' | 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | ReadyRoom;

/** The red packet room: closed by the operator, or what can be claimed, when, and how the last grab ended. */
export function useRedPacket(): RedPacket {
  const { serverNow: now } = usePlatform();
  const [, setTurns] = useState(0);
  const isSwitchedOff = useTopic('appInfo')?.redpacket_switch === false;
  const { data, error, isLoading, retry } = useApiQuery(getRedPacket, { page: 1 }, { isEnabled: !isSwitchedOff });
  const { grab, open, close } = useGrab();

  const isRefusedAsClosed = isApiError(error, 'refused') && saysClosed(error.message);
  const isGrabClosed = grab.kind === 'refused' && saysClosed(grab.message);
  if (grab.kind !== 'won' && (isSwitchedOff || isRefusedAsClosed || isGrabClosed)) return { kind: 'closed' };
  if (data === undefined) return isLoading ? { kind: 'loading' } : { kind: 'failed', retry };
  const turn = () => {
    setTurns((turns) => turns + 1);
    retry();
  };
  const timing = timingAt(windowsOf(data.rules), now());
  return { kind: 'ready', info: data, timing, now, turn, grab, open: () => void open(data), close };
}
