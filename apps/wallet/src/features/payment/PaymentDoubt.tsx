import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Card, theme, type } from '@parlour/ui-kit';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { sumsOf } from './paymentRules';
import { paymentTexts } from './paymentTexts';
import type { Order } from './usePayment';

/** Shows how an order differs from what the player requested, if it can be paid all the same. */
export function PaymentDoubt({ order }: { order: Order }) {
  const texts = useTexts(paymentTexts);
  const { sumCheck, timeCheck, createdAt } = order;
  if (sumCheck === 'same' && timeCheck !== 'odd') return null;
  return (
    <Place>
      <TriangleAlert size={20} strokeWidth={2} aria-hidden />
      <div>
        {sumCheck === 'cents' && <p>{texts.otherSum(...sumsOf(order))}</p>}
        {timeCheck === 'odd' && <p>{texts.oddTime(createdAt)}</p>}
        <LinkButton to="/kefu">{texts.askService}</LinkButton>
      </div>
    </Place>
  );
}

const Place = styled(Card)`
  display: flex;
  gap: 12px;
  & > svg {
    flex: none;
    color: ${theme.color.info};
  }
  & > div {
    display: grid;
    justify-items: start;
    gap: 8px;
    min-width: 0;
  }
  & p {
    ${type.caption}
    margin: 0;
    font-size: 14px;
    color: ${theme.color.text2};
  }
`;
