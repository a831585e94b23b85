import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Card, Message, Money, Tile } from '@parlour/ui-kit';
import { CircleCheck, CircleX, Hourglass, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { type PaymentState, sumsOf } from './paymentRules';
import { paymentTexts } from './paymentTexts';
import type { Order } from './usePayment';

const icons = { odd: TriangleAlert, expired: Hourglass, approved: CircleCheck, rejected: CircleX } as const;
const nextPaths = { odd: '/recharge', expired: '/recharge', approved: '/wallet', rejected: '/recharge' } as const;

const isOver = (state: PaymentState): state is Exclude<PaymentState, 'waiting'> => state !== 'waiting';

/** An order that can no longer be paid or should not be paid, and why. */
export function PaymentEnd({ order }: { order: Order }) {
  const { state, credited } = order;
  const texts = useTexts(paymentTexts);
  if (!isOver(state)) return null;
  const Icon = icons[state];
  const isApproved = state === 'approved';
  return (
    <Place data-state={state}>
      <Message
        art={
          <Tile data-size="large" data-tone={state === 'rejected' ? 'danger' : 'plain'}>
            <Icon strokeWidth={1.75} aria-hidden />
          </Tile>
        }
        title={texts.ends[state]}
        text={
          <>
            {isApproved && (
              <Sum>
                <Money value={credited} size="l" maxChars={12} tone="gold" />
              </Sum>
            )}
            {state === 'odd' && <Sum>{texts.otherSum(...sumsOf(order))}</Sum>}
            <span>{texts.endTexts[state]}</span>
          </>
        }
        actions={
          <>
            {state === 'odd' && (
              <LinkButton to="/kefu" data-variant="primary">
                {texts.service}
              </LinkButton>
            )}
            <LinkButton to={nextPaths[state]} data-variant={isApproved || state === 'odd' ? 'secondary' : 'primary'}>
              {isApproved ? texts.wallet : texts.again}
            </LinkButton>
            {(state === 'expired' || state === 'rejected') && <LinkButton to="/kefu">{texts.service}</LinkButton>}
          </>
        }
      />
    </Place>
  );
}

const Place = styled(Card)`
  padding: 0;
`;

const Sum = styled.span`
  display: block;
  margin-bottom: 8px;
`;
