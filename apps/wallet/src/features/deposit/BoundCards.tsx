import { type Card, getCards } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { lastFour } from '#shared';
import { depositTexts } from './depositTexts';

interface BoundCardsProps {
  /** The card number that is in the form. */
  readonly number: string;
  readonly onChoose: (card: Card) => void;
}

/** The player's bank cards, of which one tap fills the fields; those whose number the operator hides are left out. */
export function BoundCards({ number, onChoose }: BoundCardsProps) {
  const texts = useTexts(depositTexts);
  const { data = [] } = useApiQuery(getCards, { type: 1 }, { quiet: true });
  const cards = data.filter(({ bank_no }) => /^[\d\s]+$/.test(bank_no));
  if (cards.length === 0) return null;
  return (
    <Row role="group" aria-label={texts.yourCards}>
      {cards.map((card) => (
        <Choice key={card.id} type="button" aria-pressed={card.bank_no === number} onClick={() => onChoose(card)}>
          {`${card.bank} ··${lastFour(card)}`}
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Choice = styled.button`
  min-height: 44px;
  max-width: 100%;
  padding: 8px 14px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.raised};
  ${type.label}
  overflow-wrap: anywhere;
  color: ${theme.color.text2};
  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    box-shadow: inset 0 0 0 1.5px ${theme.color.accentEdge};
  }
`;
