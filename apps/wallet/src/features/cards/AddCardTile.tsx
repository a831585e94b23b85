import { Link, useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { type CardKind, MOST_OF_A_KIND } from '#shared';
import { cardTexts } from './cardTexts';

const ways = { 1: '/addBankCard', 2: '/addUsdtCard' } as const;

/** A tile that leads to the form for another card. */
export function AddCardTile({ kind, held }: { kind: CardKind; held: number }) {
  const texts = useTexts(cardTexts);
  return (
    <Place to={ways[kind]}>
      <Plus size={24} strokeWidth={1.75} aria-hidden />
      <b>{texts.add[kind]}</b>
      <small>{held === 0 ? texts.none[kind] : texts.count(held, MOST_OF_A_KIND)}</small>
    </Place>
  );
}

const Place = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  min-height: 96px;
  border: 1px dashed ${theme.color.field};
  border-radius: ${theme.radius.card};
  color: ${theme.color.accentText};
  & > b {
    ${type.button} font-size: 15px;
  }
  & > small {
    ${type.caption} color: ${theme.color.text3};
  }
  &:active {
    background: ${theme.color.accentSoft};
  }
`;
