import type { Pages } from '@parlour/platform/pages';
import { RefreshButton } from '@parlour/platform/refresh';
import { Card, useSettledLoading, VisuallyHidden } from '@parlour/ui-kit';
import { EmptyState, InfiniteList, RecordRowsSkeleton } from '@parlour/ui-kit/parts';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

interface RowListProps<Row> {
  readonly pages: Pick<Pages<Row>, 'rows' | 'keyOf' | 'isLoading' | 'hasMore' | 'more' | 'error' | 'retry'>;
  readonly renderRow: (row: Row) => ReactNode;
  readonly texts: {
    readonly list: {
      readonly loading: string;
      readonly more: string;
      readonly failed: string;
      readonly retry: string;
      readonly shown: (count: number) => string;
    };
    readonly failedText: string;
    readonly empty: string;
    readonly emptyText: string;
  };
  /** The action of an empty list. */
  readonly actions?: ReactNode;
}

/** A paginated list on one card with a refresh button; the number of rows is announced. */
export function RowList<Row>({ pages, renderRow, texts, actions }: RowListProps<Row>) {
  const showsSkeleton = useSettledLoading(pages.rows === undefined && pages.isLoading);
  const { shown, ...labels } = texts.list;
  const rows = showsSkeleton ? [] : (pages.rows ?? []);
  return (
    <div>
      <Bar>
        <RefreshButton />
      </Bar>
      <VisuallyHidden aria-live="polite">{rows.length > 0 && shown(rows.length)}</VisuallyHidden>
      <InfiniteList
        items={rows.length === 0 ? [] : [rows]}
        getKey={() => 'rows'}
        renderItem={(all) => (
          <Card as="ul" data-flush>
            {all.map((row) => (
              <Fragment key={pages.keyOf(row)}>{renderRow(row)}</Fragment>
            ))}
          </Card>
        )}
        isLoading={showsSkeleton || pages.isLoading}
        loading={<Loading>{showsSkeleton && <RecordRowsSkeleton tile={44} />}</Loading>}
        hasMore={pages.hasMore}
        onMore={pages.more}
        error={pages.error && texts.failedText}
        onRetry={pages.retry}
        texts={labels}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} actions={actions} />}
      />
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  margin: -6px -8px -2px;
`;

const Loading = styled.div`
  min-height: 380px;
`;
