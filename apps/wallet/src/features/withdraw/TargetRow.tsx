import type { Card as MoneyCard } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Card, oneLine, theme, Tile, type } from '@parlour/ui-kit';
import { TetherIcon, whileFocused } from '@parlour/ui-kit/parts';
import { ChevronDown, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { type CardKind, endsOf, hueOf, identityColour, lastFour } from '#shared';
import { withdrawTexts } from './withdrawTexts';

interface TargetRowProps {
  readonly kind: CardKind;
  readonly card: MoneyCard | undefined;
  readonly isEmpty: boolean;
  readonly hasError: boolean;
  /** The control on top of the row. */
  readonly children: ReactNode;
}

/** The visible part of the chosen card or address. */
export function TargetRow({ kind, card, isEmpty, hasError, children }: TargetRowProps) {
  const texts = useTexts(withdrawTexts);
  const isUsdt = kind === 2;
  const hue = card && hueOf(isUsdt ? `USDT ${card.bank_owner}` : card.bank);
  return (
    <Row data-state={hasError ? 'error' : undefined}>
      <Tile style={hue === undefined ? undefined : { ...identityColour(hue, [0.5, 0.12]), color: theme.color.onPicture }}>
        {isUsdt ? <TetherIcon /> : <Landmark strokeWidth={1.75} aria-hidden />}
      </Tile>
      {/* The row has two lines with a card and one without. The key makes it a new element, so that the text does not
          visibly jump. */}
      <span key={card?.id ?? 'none'} aria-hidden>
        {card === undefined ? (
          <i>{isEmpty ? texts.none[kind] : texts.choose[kind]}</i>
        ) : (
          <>
            <b>{isUsdt ? `USDT · ${card.bank_owner}` : card.bank}</b>
            <small translate="no">
              {isUsdt ? endsOf(card.bank_no).filter(Boolean).join(' •••• ') : `•••• ${lastFour(card)}`}
            </small>
          </>
        )}
      </span>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </Row>
  );
}

const Row = styled(Card)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 10px 16px 10px 14px;
  &[data-state='error'] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
  ${whileFocused(
    'select:focus-visible',
    css`
      outline: 2px solid ${theme.color.accent};
      outline-offset: 2px;
    `,
  )}
  & > span[aria-hidden] {
    display: grid;
    gap: 2px;
    flex: 1;
    min-width: 0;
  }
  & :is(b, i, small) {
    ${oneLine}
  }
  & b {
    ${type.label}
  }
  & i {
    ${type.label}
    font-style: normal;
    color: ${theme.color.text2};
  }
  & small {
    ${type.caption}
    color: ${theme.color.text2};
    letter-spacing: 0.02em;
  }
  & > svg {
    flex: none;
    color: ${theme.color.text2};
  }
`;
