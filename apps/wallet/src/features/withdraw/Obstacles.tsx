import { useTexts } from '@parlour/platform';
import { formatMoney, theme, type } from '@parlour/ui-kit';
import { MaskedText, useAmountMask } from '@parlour/ui-kit/parts';
import { Info } from 'lucide-react';
import styled from 'styled-components';
import type { Known } from '#shared';
import type { Withdrawal } from './useWithdrawal';
import type { Obstacle } from './withdrawRules';
import { withdrawTexts } from './withdrawTexts';

/** Shows why this withdrawal would be refused, before it is sent. */
export function Obstacles({ withdrawal, central }: { withdrawal: Withdrawal; central: Known }) {
  const { obstacles, turnover, receipt } = withdrawal;
  const texts = useTexts(withdrawTexts).obstacles;
  const { mask } = useAmountMask();
  const sums: Readonly<Record<Obstacle, string>> = {
    turnover: mask(formatMoney(turnover)),
    balance: mask(formatMoney(central)),
    fee: formatMoney(receipt?.fee),
  };
  return (
    <Place aria-live="polite">
      {obstacles.map((obstacle) => (
        <li key={obstacle}>
          <Info size={16} strokeWidth={2} aria-hidden />
          <MaskedText>{texts[obstacle](sums[obstacle])}</MaskedText>
        </li>
      ))}
    </Place>
  );
}

const Place = styled.ul`
  display: grid;
  gap: 6px;
  &:empty {
    display: none;
  }
  & > li {
    display: flex;
    gap: 8px;
    padding: 10px 14px;
    border-radius: ${theme.radius.medium};
    background: ${theme.color.infoSoft};
    ${type.caption}
    color: ${theme.color.text};
  }
  & svg {
    flex: none;
    margin-top: 1px;
    color: ${theme.color.info};
  }
`;
