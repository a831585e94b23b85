import { Card } from '@parlour/ui-kit';
import { EmptyState, InfiniteList, ListRow, RecordRowsSkeleton } from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';
import type { Say } from '../sampleWords';

type Sample = Partial<Parameters<typeof InfiniteList<{ readonly name: string }>>[0]>;

const rows = ['1', '2', '3'].map((name) => ({ name }));

function list(say: Say, more: Sample) {
  return (
    <Card data-flush>
      <InfiniteList
        items={rows}
        renderItem={({ name }) => <ListRow label={`${say('Deposit')} ${name}`} />}
        getKey={({ name }) => name}
        isLoading={false}
        hasMore={false}
        onMore={() => undefined}
        empty={<EmptyState title={say('Nothing here yet')} />}
        texts={{ failed: say('This list did not load'), retry: say('Try again') }}
        {...more}
      />
    </Card>
  );
}

export const infiniteList = definePage({
  title: 'InfiniteList',
  of: ['InfiniteList'],
  states: (say) => ({
    whole: list(say, { texts: { end: say('All') } }),
    'more to come': list(say, { hasMore: true }),
    'loading more': list(say, { isLoading: true }),
    'loading the first': list(say, { items: [], isLoading: true, loading: <RecordRowsSkeleton tile={40} /> }),
    failed: list(say, { items: [], error: say('The network is slow or away.') }),
    'failed below rows': list(say, { error: say('The network is slow or away.') }),
    empty: list(say, { items: [] }),
    'in groups': list(say, {
      groupOf: ({ name }) => (name === '1' ? say('Today') : say('7 days')),
      renderGroup: (name, group) => (
        <section>
          <ListRow label={name} tone="accent" />
          {group}
        </section>
      ),
    }),
  }),
});
