import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { AsyncContent, EmptyState } from '@parlour/ui-kit/parts';
import { DepositForm } from './DepositForm';
import { DepositSkeleton } from './DepositSkeleton';
import { depositTexts } from './depositTexts';
import { useDeposit } from './useDeposit';

/** Recharge by bank transfer, USDT, WeChat or Alipay. */
export function DepositScreen() {
  const texts = useTexts(depositTexts);
  const state = useDeposit();
  return (
    <AsyncContent
      state={state}
      texts={texts}
      skeleton={<DepositSkeleton />}
      empty={
        <EmptyState title={texts.closed} text={texts.closedText} actions={<LinkButton to="/kefu">{texts.service}</LinkButton>} />
      }
    >
      {(deposit) => <DepositForm deposit={deposit} />}
    </AsyncContent>
  );
}
