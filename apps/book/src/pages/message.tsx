import { Button, FailedState, Message, RemoteFailed } from '@parlour/ui-kit';
import { EmptyState, ClosedEnvelope } from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';

const retry = () => undefined;

export const message = definePage({
  title: 'Message, EmptyState, FailedState',
  of: ['Message', 'EmptyState', 'FailedState', 'RemoteFailed'],
  states: (say) => ({
    message: <Message title={say('Saved')} text={say('Money arrives in your wallet')} />,
    'message, large': <Message size="large" title={say('Saved')} meta="wallet 1.5.0" />,
    'message, display': <Message size="display" title={say('Saved')} actions={<Button>{say('Confirm')}</Button>} />,
    empty: <EmptyState title={say('Nothing here yet')} text={say('Your first deposit will stand here.')} />,
    'empty, with art and a way on': (
      <EmptyState
        title={say('Nothing here yet')}
        art={<SmallEnvelope />}
        actions={
          <Button size="medium" variant="secondary">
            {say('Deposit')}
          </Button>
        }
      />
    ),
    failed: (
      <FailedState
        title={say('This list did not load')}
        text={say('The network is slow or away.')}
        retryLabel={say('Try again')}
        onRetry={retry}
      />
    ),
    'failed, trying again': (
      <FailedState title={say('This list did not load')} retryLabel={say('Try again')} onRetry={retry} busy />
    ),
    'a remote failed': (
      <RemoteFailed
        title={say('Offers are not reachable')}
        text={say('Everything else is open.')}
        retryLabel={say('Try again')}
        onRetry={retry}
        actions={
          <Button size="medium" variant="secondary">
            {say('Customer service')}
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
