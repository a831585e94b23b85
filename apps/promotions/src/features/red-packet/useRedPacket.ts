import { isApiError } from '@parlour/api-client';
import { getRedPacket } from '@parlour/api-client/endpoints/promotions';
import { useApiQuery, usePlatform, useTopic } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { useState } from 'react';
import { isClosedMessage } from './packetRules';
import { type Timing, timingAt, windowsOf } from './packetWindows';
import { type Grab, type PacketInfo, useGrab } from './useGrab';

export interface RedPacket {
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

/** What can be claimed, when, and the last grab; empty while the operator has closed the red packets. */
export function useRedPacket(): LoadState<RedPacket> {
  const { serverNow: now } = usePlatform();
  const [, setRefreshes] = useState(0);
  const isSwitchedOff = useTopic('appInfo')?.redpacket_switch === false;
  const query = useApiQuery(getRedPacket, { page: 1 }, { isEnabled: !isSwitchedOff });
  const { grab, open, close } = useGrab();

  const isRefusedAsClosed = isApiError(query.error, 'refused') && isClosedMessage(query.error.message);
  const isGrabClosed = grab.kind === 'refused' && isClosedMessage(grab.message);
  if (grab.kind !== 'won' && (isSwitchedOff || isRefusedAsClosed || isGrabClosed)) return { status: 'empty' };
  const state = loadStateOf(query);
  if (state.status !== 'ready') return state;
  const info = state.data;
  const refresh = () => {
    setRefreshes((count) => count + 1);
    query.retry();
  };
  const timing = timingAt(windowsOf(info.rules), now());
  return { status: 'ready', data: { info, timing, now, refresh, grab, open: () => void open(info), close } };
}
