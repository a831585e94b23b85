import { type AnswerOf, isApiError } from '@parlour/api-client';
import { getRedPacket, getRedPacketRecords, grabRedPacket } from '@parlour/api-client/endpoints/promotions';
import {
  type OperationSummary,
  useInvalidate,
  useBlocker,
  usePlatform,
  useSend,
  useSingleFlight,
  useTexts,
} from '@parlour/platform';
import { useRef, useState } from 'react';
import { eligibilityOf, isClosedMessage, wasBooked } from './packetRules';
import { packetTexts } from './packetTexts';

export type PacketInfo = AnswerOf<typeof getRedPacket>;

export type Grab =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening' }
  /** `left` is the number of packets left, computed from the counts `before` the grab. */
  | { readonly kind: 'won'; readonly amount: string; readonly before: PacketInfo; readonly left: number }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer arrived; `outcome` is derived from the counts that were requested afterwards. */
  | { readonly kind: 'noAnswer'; readonly outcome: 'booked' | 'open' | 'unknown' };

/** The opening animation lasts at least this long. */
const MIN_OPENING_MS = 360;
/** A tap within this time after a win belongs to the previous packet and opens no other. */
const MIN_SHOWN_MS = 540;

/** Grabs one packet at a time and determines the result even when no answer arrives. */
export function useGrab() {
  const { call, toast, topic } = usePlatform();
  const texts = useTexts(packetTexts);
  const invalidate = useInvalidate();
  const { send } = useSend(grabRedPacket);
  const { run } = useSingleFlight();
  const showUntil = useRef(0);
  const lastLeft = useRef<{ readonly before: PacketInfo; readonly left: number }>(undefined);
  const [grab, setGrab] = useState<Grab>({ kind: 'idle' });
  useBlocker(grab.kind === 'opening');

  const outcomeOf = async (before: PacketInfo) => {
    try {
      const { data } = await call(getRedPacket, { page: 1 }, { quiet: true });
      const isBooked = wasBooked(before, data);
      return isBooked === undefined ? 'unknown' : isBooked ? 'booked' : 'open';
    } catch {
      return 'unknown';
    }
  };

  const grabOnce = async (before: PacketInfo): Promise<Grab> => {
    const summary: OperationSummary = { label: texts.operation, to: '/welfare' };
    const [sent] = await Promise.all([send({}, summary), pause(MIN_OPENING_MS)]);
    if (sent === undefined) return { kind: 'idle' };
    if ('reply' in sent) {
      // If the counts are still those from before the last win, they failed to reload and do not include that win.
      const leftBefore = lastLeft.current?.before === before ? lastLeft.current.left : before.sendnums;
      lastLeft.current = { before, left: leftBefore - 1 };
      return { kind: 'won', amount: sent.reply.data.redpacketmoney, ...lastLeft.current };
    }
    if (isApiError(sent.error, 'unauthorised')) return { kind: 'idle' };
    if (isApiError(sent.error, 'refused')) return { kind: 'refused', message: sent.error.message };
    toast(texts.noAnswer, 'danger');
    return { kind: 'noAnswer', outcome: await outcomeOf(before) };
  };

  const grabAndRefresh = async (before: PacketInfo) => {
    setGrab({ kind: 'opening' });
    const result = await grabOnce(before);
    setGrab(result);
    invalidate(getRedPacket, getRedPacketRecords);
    if (result.kind === 'won') void topic('balance').ask().catch(ignore);
    if (result.kind === 'refused' && isClosedMessage(result.message)) void topic('appInfo').ask().catch(ignore);
    if (result.kind === 'won') showUntil.current = performance.now() + MIN_SHOWN_MS;
  };

  const open = async (before: PacketInfo) => {
    if (performance.now() < showUntil.current) return;
    if (eligibilityOf(before) === 'ready') await run(() => grabAndRefresh(before));
    else toast(texts.denied, 'danger');
  };

  const close = () => {
    showUntil.current = 0;
    setGrab({ kind: 'idle' });
  };

  return { grab, open, close };
}

function ignore(): void {
  // The next poll requests it again.
}

function pause(durationMs: number): Promise<void> {
  return new Promise((result) => setTimeout(result, durationMs));
}
