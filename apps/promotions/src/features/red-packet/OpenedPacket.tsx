import { grabRedPacket } from '@parlour/api-client/endpoints/promotions';
import { Link, useTexts } from '@parlour/platform';
import { ButtonLink, IconButton, theme, VisuallyHidden } from '@parlour/ui-kit';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Confetti } from './Confetti';
import { GoldButton } from './GoldButton';
import { RedPacketLayout } from './RedPacketLayout';
import { packetTexts } from './packetTexts';
import type { Grab } from './useGrab';
import type { RedPacket } from './useRedPacket';
import { PrizeNote } from './PrizeNote';

interface OpenedPacketProps {
  readonly packet: RedPacket;
  readonly won: Extract<Grab, { kind: 'won' }>;
}

/** The opened envelope with its prize, and a button that opens the next one. */
export function OpenedPacket({ packet: { info, open, close }, won: { amount, before, left: counted } }: OpenedPacketProps) {
  const texts = useTexts(packetTexts);
  const left = info === before ? counted : info.sendnums;
  const top = (
    <Top>
      {/* The heading stays the page's title: the prize note announces the prize. */}
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <IconButton label={texts.close} icon={<X size={24} strokeWidth={1.75} aria-hidden />} onClick={close} />
    </Top>
  );
  return (
    <RedPacketLayout top={top}>
      <Confetti key={amount} />
      <PrizeNote amount={amount} />
      <Actions>
        {left > 0 && (
          <GoldButton wide data-sends={grabRedPacket.name} onClick={open}>
            {texts.another(left)}
          </GoldButton>
        )}
        <ButtonLink as={Link} to="/welfare" data-variant="secondary" data-wide>
          {texts.see}
        </ButtonLink>
      </Actions>
    </RedPacketLayout>
  );
}

const Top = styled.div`
  height: 52px;
  margin-left: -8px;
`;

const Actions = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 40px;
  color: ${theme.color.text};
`;
