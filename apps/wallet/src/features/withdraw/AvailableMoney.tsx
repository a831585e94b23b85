import { useTexts } from '@parlour/platform';
import { formatMoney, Money, Skeleton, theme, type } from '@parlour/ui-kit';
import { MaskedText, useAmountMask } from '@parlour/ui-kit/parts';
import { CircleCheck, Hourglass } from 'lucide-react';
import styled from 'styled-components';
import { type Known, walletTexts } from '#shared';
import { withdrawTexts } from './withdrawTexts';

/** The balance of the central wallet, and the turnover that is still required before a withdrawal. */
export function AvailableMoney({ central, turnover }: { central: Known; turnover: Known }) {
  const texts = useTexts(withdrawTexts);
  const shared = useTexts(walletTexts);
  const { mask } = useAmountMask();
  const isFree = turnover !== undefined && turnover !== null && !/[1-9]/.test(turnover);
  const Icon = isFree ? CircleCheck : Hourglass;
  return (
    <Row>
      <div>
        <small>{shared.centralWallet}</small>
        {central === undefined ? (
          <Skeleton width={128} height={24} radius="chip" />
        ) : (
          <Money value={central} size="m" maxChars={10} tone="gold" />
        )}
      </div>
      <div>
        <small>{texts.toWager}</small>
        {turnover === undefined ? (
          <Skeleton width={64} height={20} radius="chip" />
        ) : (
          <Wager data-state={turnover === null ? undefined : isFree ? 'free' : 'due'}>
            {turnover !== null && <Icon size={16} strokeWidth={2} aria-hidden />}
            <MaskedText>{mask(formatMoney(turnover))}</MaskedText>
          </Wager>
        )}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-inline: 4px;
  & > div {
    display: grid;
    align-content: start;
    min-height: 48px;
  }
  & > div:last-child {
    flex: 1 1 calc(90px * ${theme.textWidth});
    justify-items: end;
    text-align: right;
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
  }
`;

const Wager = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 30px;
  ${type.label}
  color: ${theme.color.text2};
  &[data-state='free'] {
    color: ${theme.color.success};
  }
  &[data-state='due'] {
    color: ${theme.color.info};
  }
`;
