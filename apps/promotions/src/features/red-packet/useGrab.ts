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
import { saysClosed, wasBooked } from './packetRules';
import { packetTexts } from './packetTexts';

export type PacketInfo = AnswerOf<typeof getRedPacket>;

export type Grab =
  | { readonly kind: 'shut' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'won'; readonly amount: string; readonly before: PacketInfo }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer arrived; `fate` is what the counts showed afterwards. */
  | { readonly kind: 'lost'; readonly fate: 'booked' | 'open' | 'unknown' };

/** The seal turns at least this long before the result is shown. */
const SEAL_MS = 360;
/** As long as the win is shown, a tap that was meant for the packet before opens no other. */
const SHOW_MS = 540;

/** One grab at a time; its real result is shown in every case. */
export function useGrab() {
  const { call, toast, topic } = usePlatform();
  const texts = useTexts(packetTexts);
  const forget = useInvalidate();
  const { send } = useSend(grabRedPacket);
  const { run } = useSingleFlight();
  const showUntil = useRef(0);
  const [grab, setGrab] = useState<Grab>({ kind: 'shut' });
  useBlocker(grab.kind === 'opening');

  const fateOf = async (before: PacketInfo) => {
    try {
      const { data } = await call(getRedPacket, { page: 1 }, { quiet: true });
      return wasBooked(before, data) ? 'booked' : 'open';
    } catch {
      return 'unknown';
    }
  };

  const grabOnce = async (before: PacketInfo): Promise<Grab> => {
    const summary: OperationSummary = { label: texts.operation, to: '/welfare' };
    const [sent] = await Promise.all([send({}, async () => summary), pause(SEAL_MS)]);
    if (sent === undefined) return { kind: 'shut' };
    if ('reply' in sent) return { kind: 'won', amount: sent.reply.data.redpacketmoney, before };
    if (isApiError(sent.error, 'unauthorised')) return { kind: 'shut' };
    if (isApiError(sent.error, 'refused')) return { kind: 'refused', message: sent.error.message };
    toast(texts.lost, 'danger');
    return { kind: 'lost', fate: await fateOf(before) };
  };

  const grabAndTell = async (before: PacketInfo) => {
    setGrab({ kind: 'opening' });
    const done = await grabOnce(before);
    setGrab(done);
    forget(getRedPacket, getRedPacketRecords);
    if (done.kind === 'won') void topic('balance').ask().catch(ignore);
    if (done.kind === 'refused' && saysClosed(done.message)) void topic('appInfo').ask().catch(ignore);
    if (done.kind === 'won') showUntil.current = performance.now() + SHOW_MS;
  };

  const open = async (before: PacketInfo) => {
    if (performance.now() < showUntil.current) return;
    if (before.sendnums > 0) await run(() => grabAndTell(before));
    else toast(texts.denied, 'danger');
  };

  const close = () => {
    showUntil.current = 0;
    setGrab({ kind: 'shut' });
  };

  return { grab, open, close };
}

function ignore(): void {
  // The polling requests it again.
}

function pause(durationMs: number): Promise<void> {
  return new Promise((done) => setTimeout(done, durationMs));
}
