import { Link, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { ButtonLink } from '@parlour/ui-kit';
import { AsyncContent, EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { BoxesSkeleton, footedPage, FormFoot } from '#shared';
import { PaymentDoubt } from './PaymentDoubt';
import { PaymentEnd } from './PaymentEnd';
import { PaymentOrder } from './PaymentOrder';
import { PaymentSum } from './PaymentSum';
import { PaymentTarget } from './PaymentTarget';
import { paymentTexts } from './paymentTexts';
import { usePayment } from './usePayment';

/** Amount, target and time limit of a deposit's payment; then its result. */
export function PaymentScreen() {
  const texts = useTexts(paymentTexts);
  const { order: state, refusal } = usePayment();
  return (
    <AsyncContent
      state={state}
      texts={texts}
      skeleton={
        <Page>
          <BoxesSkeleton heights={[129, 383, 146]} />
        </Page>
      }
      empty={
        <EmptyState
          title={texts.unknown}
          text={refusal || texts.unknownText}
          actions={<LinkButton to="/transRecord">{texts.records}</LinkButton>}
        />
      }
    >
      {(order) => {
        const isWaiting = order.state === 'waiting';
        return (
          // The result replaces the whole page, so that nothing shifts visibly.
          <Page key={String(isWaiting)}>
            {isWaiting ? <PaymentSum order={order} /> : <PaymentEnd order={order} />}
            {isWaiting && <PaymentDoubt order={order} />}
            {isWaiting && <PaymentTarget order={order} />}
            <PaymentOrder order={order} />
            <FormFoot>
              <ButtonLink as={Link} to="/transRecord" data-variant="secondary" data-wide>
                {texts.records}
              </ButtonLink>
            </FormFoot>
          </Page>
        );
      }}
    </AsyncContent>
  );
}

const Page = styled.div`
  ${footedPage}
`;
