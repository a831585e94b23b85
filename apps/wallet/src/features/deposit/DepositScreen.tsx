import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { DepositForm } from './DepositForm';
import { DepositSkeleton } from './DepositSkeleton';
import { depositTexts } from './depositTexts';
import { useDeposit } from './useDeposit';

/** Recharge by bank transfer, USDT, WeChat or Alipay. */
export function DepositScreen() {
  const texts = useTexts(depositTexts);
  const deposit = useDeposit();
  const showsSkeleton = useSettledLoading(deposit.status === 'loading');
  if (showsSkeleton) return <DepositSkeleton label={texts.loading} />;
  switch (deposit.status) {
    case 'loading':
      return null;
    case 'failed':
      return <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={deposit.retry} />;
    case 'closed':
      return (
        <EmptyState title={texts.closed} text={texts.closedText} actions={<LinkButton to="/kefu">{texts.service}</LinkButton>} />
      );
    case 'open':
      return <DepositForm deposit={deposit} />;
  }
}
