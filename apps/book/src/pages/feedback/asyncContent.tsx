import { Card, SkeletonText } from '@parlour/ui-kit';
import { AsyncContent, EmptyState, type LoadState } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';
import type { Translate } from '../../sampleTexts';

const retry = () => undefined;

export const asyncContent = definePage({
  title: 'AsyncContent',
  of: ['AsyncContent', 'loadStateOf'],
  states: (t) => ({
    loading: content(t, { status: 'loading' }),
    failed: content(t, { status: 'failed', retry }),
    empty: content(t, { status: 'empty' }),
    ready: content(t, { status: 'ready', data: t('Bank of China') }),
  }),
});

function content(t: Translate, state: LoadState<string>) {
  return (
    <AsyncContent
      state={state}
      texts={{
        loading: t('Loading the game'),
        failed: t('This list did not load'),
        failedText: t('The network is slow or away.'),
        retry: t('Try again'),
      }}
      skeleton={
        <Card>
          <SkeletonText lines={2} />
        </Card>
      }
      empty={<EmptyState title={t('Nothing here yet')} />}
    >
      {(bank) => <Card>{bank}</Card>}
    </AsyncContent>
  );
}
