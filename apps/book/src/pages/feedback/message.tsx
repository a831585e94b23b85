import { Button, FailedState, Message, RemoteFailed } from '@parlour/ui-kit';
import { EmptyState, ClosedEnvelope } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';

const retry = () => undefined;

export const message = definePage({
  title: 'Message, EmptyState, FailedState',
  of: ['Message', 'EmptyState', 'FailedState', 'RemoteFailed'],
  states: (t) => ({
    message: <Message title={t('Saved')} text={t('Money arrives in your wallet')} />,
    'message, large': <Message size="large" title={t('Saved')} meta="wallet 1.5.0" />,
    'message, display': <Message size="display" title={t('Saved')} actions={<Button>{t('Confirm')}</Button>} />,
    empty: <EmptyState title={t('Nothing here yet')} text={t('Your first deposit will stand here.')} />,
    'empty, with art and a way on': (
      <EmptyState
        title={t('Nothing here yet')}
        art={<SmallEnvelope />}
        actions={
          <Button size="medium" variant="secondary">
            {t('Deposit')}
          </Button>
        }
      />
    ),
    failed: (
      <FailedState
        title={t('This list did not load')}
        text={t('The network is slow or away.')}
        retryLabel={t('Try again')}
        onRetry={retry}
      />
    ),
    'failed, trying again': <FailedState title={t('This list did not load')} retryLabel={t('Try again')} onRetry={retry} busy />,
    'a remote failed': (
      <RemoteFailed
        title={t('Offers are not reachable')}
        text={t('Everything else is open.')}
        retryLabel={t('Try again')}
        onRetry={retry}
        actions={
          <Button size="medium" variant="secondary">
            {t('Customer service')}
          </Button>
        }
        meta="promotions 1.5.0 · 7f3a"
      />
    ),
  }),
});

function SmallEnvelope() {
  return (
    <div style={{ width: 96 }}>
      <ClosedEnvelope />
    </div>
  );
}
