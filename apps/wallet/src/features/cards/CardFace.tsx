import type { Card } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { ArchPattern, oneLine, Picture, theme, type } from '@parlour/ui-kit';
import { isolated, TetherIcon } from '@parlour/ui-kit/parts';
import { Landmark } from 'lucide-react';
import styled from 'styled-components';
import { endsOf, hueOf, identityColour, lastFour } from '#shared';
import { CardNumber } from './CardNumber';
import { cardTexts } from './cardTexts';
import { UnbindButton } from './UnbindButton';

interface CardFaceProps {
  readonly card: Card;
  readonly isLeaving: boolean;
  readonly onUnbind: () => void;
}

/** A card in the colour of its bank, the same in both themes. */
export function CardFace({ card, isLeaving, onUnbind }: CardFaceProps) {
  const texts = useTexts(cardTexts);
  const isUsdt = card.bank === 'USDT';
  const [head, tail] = endsOf(card.bank_no);
  const name = isUsdt ? `USDT · ${card.bank_owner}` : card.bank;
  const sub = isUsdt
    ? texts.networks[card.bank_owner]
    : [card.bank_owner, card.bank_address].filter(Boolean).map(isolated).join(' · ');
  const hue = hueOf(isUsdt ? `USDT ${card.bank_owner}` : card.bank);
  const symbol = isUsdt ? <TetherIcon /> : <Landmark size={20} strokeWidth={1.75} aria-hidden />;
  return (
    <Face aria-label={`${name} ${isUsdt ? tail || head : lastFour(card)}`} style={identityColour(hue, [0.49, 0.14], [0.3, 0.09])}>
      <Ornament>
        <ArchPattern strength={1.5} />
      </Ornament>
      <Badge>
        <Picture src={card.ico} alt="" width={36} height={36} fallback={symbol} />
      </Badge>
      <Words>
        <b>{name}</b>
        <small>{sub}</small>
      </Words>
      <UnbindButton label={name} isBusy={isLeaving} onClick={onUnbind} />
      <CardNumber card={card} />
    </Face>
  );
}

const Face = styled.article`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 12px;
  min-height: 136px;
  padding: 18px;
  overflow: clip;
  border-radius: ${theme.radius.card};
  box-shadow:
    inset 0 0 0 1px rgba(255, 255, 255, 0.14),
    0 10px 24px -16px rgba(0, 0, 0, 0.6);
  color: ${theme.color.onPicture};
  @media (max-width: 359px) {
    gap: 0 8px;
    padding: 18px 14px;
  }
  @media (max-width: 279px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
`;

const Ornament = styled.div`
  position: absolute;
  inset: -4px -28px 0 auto;
  z-index: -1;
  width: 220px;
  pointer-events: none;
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.tile};
  background: rgba(255, 255, 255, 0.2);
  overflow: hidden;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Words = styled.span`
  display: grid;
  align-content: start;
  @media (max-width: 279px) {
    grid-column: 1 / -1;
    order: 1;
  }
  & > b {
    ${type.label} font-weight: 650;
    overflow-wrap: anywhere;
  }
  & > small {
    ${oneLine}
    ${type.caption} font-size: 12px;
    color: rgba(255, 255, 255, 0.88);
  }
`;
