import type { Card } from '@parlour/api-client/endpoints/wallet';
import { type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { endsOf, lastFour } from '#shared';

/** The visible part of a card's number: the last four digits, or both ends of an address. */
export function CardNumber({ card }: { card: Card }) {
  if (card.bank !== 'USDT')
    return (
      <Number translate="no">
        <Dots aria-hidden>•••• •••• ••••</Dots>
        <span>{lastFour(card)}</span>
      </Number>
    );
  const [head, tail] = endsOf(card.bank_no);
  return (
    <Address translate="no">
      <span>{head}</span>
      {tail && <Dots aria-hidden>••••</Dots>}
      {tail && <span>{tail}</span>}
    </Address>
  );
}

const Number = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  grid-column: 1 / -1;
  align-self: end;
  order: 2;
  ${type.figuresM}
  line-height: 28px;
`;

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  grid-column: 1 / -1;
  align-self: end;
  order: 2;
  ${type.code}
  font-size: 18px;
  font-weight: 600;
  line-height: 28px;
`;

const Dots = styled.span`
  overflow: hidden;
  white-space: nowrap;
  font-family: system-ui, sans-serif;
  font-size: 16px;
  letter-spacing: 0.16em;
  word-spacing: 0.3em;
  color: rgba(255, 255, 255, 0.88);
`;
