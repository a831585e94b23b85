import { useTexts } from '@parlour/platform';
import { formatMoney, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { isInRange, type PayRange } from './depositRules';
import { depositTexts } from './depositTexts';

const amounts = ['500', '1000', '2000', '5000'] as const;

/** Usual amounts at one touch, as far as the range allows them. */
export function QuickAmounts({
  amount,
  range,
  onChoose,
}: {
  amount: string;
  range: PayRange;
  onChoose: (amount: string) => void;
}) {
  const texts = useTexts(depositTexts);
  return (
    <Row role="group" aria-label={texts.quickAmounts}>
      {amounts.map((quick) => (
        <Choice
          key={quick}
          type="button"
          aria-pressed={quick === amount}
          disabled={!isInRange(quick, range)}
          onClick={() => onChoose(quick)}
        >
          {formatMoney(quick).replace(/\.00$/, '')}
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
`;

const Choice = styled.button`
  height: 44px;
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
