import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { walletTexts } from '../walletTexts';

export interface QuickAmount {
  readonly label: string;
  /** The amount that a tap enters; the button is disabled when it is empty or not allowed. */
  readonly amount: string;
  readonly isAllowed?: boolean;
}

interface QuickAmountsProps {
  /** Accessible name of the group of choices; "amounts" by default. */
  readonly label?: string;
  readonly amount: string;
  readonly choices: readonly QuickAmount[];
  readonly onChoose: (amount: string) => void;
}

/** Buttons that enter an amount or another value. */
export function QuickAmounts({ label: what, amount, choices, onChoose }: QuickAmountsProps) {
  const texts = useTexts(walletTexts);
  return (
    <Row role="group" aria-label={what ?? texts.quickAmounts}>
      {choices.map(({ label, amount: quick, isAllowed = true }) => (
        <Choice
          key={label}
          type="button"
          aria-pressed={quick !== '' && quick === amount}
          disabled={quick === '' || !isAllowed}
          onClick={() => onChoose(quick)}
        >
          {label}
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
  flex: 1 0 calc(58px * ${theme.textWidth});
  min-height: 44px;
  padding: 4px 8px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.raised};
  ${type.label}
  font-weight: 600;
  color: ${theme.color.text2};
  transition: transform ${theme.motion.press};
  &:active:not(:disabled) {
    transform: scale(0.97);
  }
  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    box-shadow: inset 0 0 0 1.5px ${theme.color.accentEdge};
  }
  &:disabled {
    color: ${theme.color.text3};
    cursor: default;
  }
`;
