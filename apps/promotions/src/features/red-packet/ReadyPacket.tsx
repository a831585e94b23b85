import { grabRedPacket } from '@parlour/api-client/endpoints/promotions';
import { useIsOnline, useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { NoticeLine, ClosedEnvelope } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { GoldButton } from './GoldButton';
import { PacketCounts } from './PacketCounts';
import { PacketRules } from './PacketRules';
import { PacketTime } from './PacketTime';
import { GrabError } from './GrabError';
import { packetTexts } from './packetTexts';
import type { RedPacket } from './useRedPacket';

/** Time, envelope, counts, the button that opens a packet, and the rules. */
export function ReadyPacket({ packet: { info, timing, now, refresh, grab, open } }: { packet: RedPacket }) {
  const texts = useTexts(packetTexts);
  const isOnline = useIsOnline();
  const isOpening = grab.kind === 'opening';
  const hasError = grab.kind === 'refused' || grab.kind === 'noAnswer';
  return (
    <Stack>
      {timing && <PacketTime timing={timing} now={now} onEnd={refresh} />}
      <Envelope
        type="button"
        data-sends={grabRedPacket.name}
        aria-label={texts.seal}
        aria-disabled={isOpening || undefined}
        onClick={open}
      >
        <ClosedEnvelope isTurning={isOpening} />
      </Envelope>
      <PacketCounts info={info} />
      <GoldButton wide data-sends={grabRedPacket.name} busy={isOpening} onClick={open}>
        {texts.open}
      </GoldButton>
      {!isOnline && <NoticeLine text={texts.waits} />}
      {/* A refusal is announced by its toast. */}
      <Live aria-live={grab.kind === 'refused' ? 'off' : 'polite'}>{hasError && <GrabError grab={grab} />}</Live>
      {/* The key prevents a layout shift: below an error the rules are new elements. */}
      <PacketRules key={String(hasError)} info={info} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Envelope = styled.button`
  justify-self: center;
  width: min(216px, 46vh);
  margin-block: 8px 16px;
  border-radius: 22px;
  box-shadow: 0 28px 40px -18px rgba(0, 0, 0, 0.7);
  transition: transform ${theme.motion.press};
  &:active {
    transform: scale(0.97);
  }
`;
