import { Link, useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { ButtonLink, FailedState, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
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
  const payment = usePayment();
  const showsSkeleton = useSettledLoading(payment.status === 'loading');
  if (showsSkeleton)
    return (
      <Page>
        <BoxesSkeleton label={texts.loading} heights={[129, 383, 146]} />
      </Page>
    );
  switch (payment.status) {
    case 'loading':
      return null;
    case 'failed':
      return <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={payment.retry} />;
    case 'unknown':
      return (
        <EmptyState
          title={texts.unknown}
          text={payment.message || texts.unknownText}
          actions={<LinkButton to="/transRecord">{texts.records}</LinkButton>}
        />
      );
    case 'known': {
      const { order } = payment;
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
    }
  }
}

const Page = styled.div`
  ${footedPage}
`;
