import { Link, useTexts } from '@parlour/platform';
import { ButtonLink, IconButton, theme, VisuallyHidden } from '@parlour/ui-kit';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Confetti } from './Confetti';
import { GoldButton } from './GoldButton';
import { PacketRoom } from './PacketRoom';
import { packetTexts } from './packetTexts';
import type { Grab } from './useGrab';
import type { ReadyRoom } from './useRedPacket';
import { WonPaper } from './WonPaper';

interface WonPacketProps {
  readonly packet: ReadyRoom;
  readonly won: Extract<Grab, { kind: 'won' }>;
}

/** The opened envelope with what was in it; the next one is one tap away. */
export function WonPacket({ packet: { info, open, close }, won: { amount, before } }: WonPacketProps) {
  const texts = useTexts(packetTexts);
  const left = info === before ? before.sendnums - 1 : info.sendnums;
  const top = (
    <Top>
      {/* The room's name stays: the paper says itself what was won. */}
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <IconButton label={texts.close} icon={<X size={24} strokeWidth={1.75} aria-hidden />} onClick={close} />
    </Top>
  );
  return (
    <PacketRoom top={top}>
      <Confetti key={amount} />
      <WonPaper amount={amount} />
      <Ways>
        {left > 0 && (
          <GoldButton wide onClick={open}>
            {texts.another(left)}
          </GoldButton>
        )}
        <ButtonLink as={Link} to="/welfare" data-variant="secondary" data-wide>
          {texts.see}
        </ButtonLink>
      </Ways>
    </PacketRoom>
  );
}

const Top = styled.div`
  height: 52px;
  margin-left: -8px;
`;

const Ways = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 40px;
  color: ${theme.color.text};
`;
