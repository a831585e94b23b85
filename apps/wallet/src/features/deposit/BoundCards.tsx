import { type Card, getCards } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, useTexts } from '@parlour/platform';
import { lastFour, QuickAmounts } from '#shared';
import { depositTexts } from './depositTexts';

interface BoundCardsProps {
  /** The card number that is in the form. */
  readonly number: string;
  readonly onChoose: (card: Card) => void;
}

/** The player's bank cards; a tap on one fills the fields. Cards whose number the operator masks are left out. */
export function BoundCards({ number, onChoose }: BoundCardsProps) {
  const texts = useTexts(depositTexts);
  const { data = [] } = useApiQuery(getCards, { type: 1 }, { quiet: true });
  const cards = data.filter(({ bank_no }) => /^[\d\s]+$/.test(bank_no));
  if (cards.length === 0) return null;
  const choices = cards.map((card) => ({ label: `${card.bank} ··${lastFour(card)}`, amount: card.bank_no }));
  const choose = (chosen: string) => cards.filter(({ bank_no }) => bank_no === chosen).forEach(onChoose);
  return <QuickAmounts label={texts.yourCards} amount={number} choices={choices} onChoose={choose} />;
}
