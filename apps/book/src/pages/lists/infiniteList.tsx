import { Card } from '@parlour/ui-kit';
import { EmptyState, InfiniteList, ListRow, RecordRowsSkeleton } from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';
import type { Translate } from '../../sampleTexts';

type Sample = Partial<Parameters<typeof InfiniteList<{ readonly name: string }>>[0]>;

const rows = ['1', '2', '3'].map((name) => ({ name }));

function list(t: Translate, more: Sample) {
  return (
    <Card data-flush>
      <InfiniteList
        items={rows}
        renderItem={({ name }) => <ListRow label={`${t('Deposit')} ${name}`} />}
        getKey={({ name }) => name}
        isLoading={false}
        hasMore={false}
        onMore={() => undefined}
        empty={<EmptyState title={t('Nothing here yet')} />}
        texts={{ failed: t('This list did not load'), retry: t('Try again') }}
        {...more}
      />
    </Card>
  );
}

export const infiniteList = definePage({
  title: 'InfiniteList',
  of: ['InfiniteList'],
  states: (t) => ({
    whole: list(t, { texts: { end: t('All') } }),
    'more to come': list(t, { hasMore: true }),
    'loading more': list(t, { isLoading: true }),
    'loading the first': list(t, { items: [], isLoading: true, loading: <RecordRowsSkeleton tile={40} /> }),
    failed: list(t, { items: [], error: t('The network is slow or away.') }),
    'failed below rows': list(t, { error: t('The network is slow or away.') }),
    empty: list(t, { items: [] }),
    'in groups': list(t, {
      groupOf: ({ name }) => (name === '1' ? t('Today') : t('7 days')),
      renderGroup: (name, group) => (
        <section>
          <ListRow label={name} tone="accent" />
          {group}
        </section>
      ),
    }),
  }),
});
