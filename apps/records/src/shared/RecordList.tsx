import { useTexts } from '@parlour/platform';
import { type Pages } from '@parlour/platform/pages';
import { useSettledLoading, VisuallyHidden } from '@parlour/ui-kit';
import { EmptyState, InfiniteList, useAmountMask } from '@parlour/ui-kit/parts';
import { type ReactNode, useCallback } from 'react';
import { Day } from './Day';
import { dayOf } from './days';
import { Middle } from './Middle';
import { RecordsSkeleton } from './RecordsSkeleton';
import { recordTexts } from './recordTexts';
import { useAnnouncement } from './useAnnouncement';

interface RecordListProps<Row> {
  readonly pages: Pages<Row>;
  readonly keyOf: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly stateOf: (row: Row) => number;
  /** Text about what changed in a row. */
  readonly describe: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string; readonly actions: ReactNode };
}

const LONG = 10;
const day = (name: string, rows: ReactNode) => <Day day={name}>{rows}</Day>;

/** Records by day, page after page. */
export function RecordList<Row extends { readonly created_at: string }>({
  pages,
  keyOf,
  renderRow,
  stateOf,
  describe,
  empty,
}: RecordListProps<Row>) {
  const texts = useTexts(recordTexts);
  const { maskSentence } = useAmountMask();
  const showsSkeleton = useSettledLoading(pages.rows === undefined && pages.isLoading);
  const announcement = useAnnouncement(pages.rows, { keyOf, stateOf, describe });
  const rows = showsSkeleton ? undefined : pages.rows;
  const isOffline = pages.error?.kind === 'offline';
  return (
    <>
      <InfiniteList
        items={rows ?? nothing}
        getKey={pages.keyOf}
        groupOf={dayOf}
        renderGroup={day}
        renderItem={useCallback((row: Row) => renderRow(row), [renderRow])}
        as="ul"
        gap={12}
        isLoading={showsSkeleton || pages.isLoading}
        loading={<RecordsSkeleton isShown={showsSkeleton} />}
        hasMore={pages.hasMore}
        onMore={pages.more}
        error={pages.error && (isOffline ? texts.offlineText : texts.failedText)}
        onRetry={pages.retry}
        texts={{
          ...texts.list,
          shown: (count) => texts.list.shown(count, pages.total),
          ...(rows && rows.length > LONG ? { end: texts.end } : {}),
        }}
        empty={
          <Middle>
            <EmptyState {...empty} />
          </Middle>
        }
      />
      <VisuallyHidden aria-live="polite">{maskSentence(announcement)}</VisuallyHidden>
    </>
  );
}

const nothing: readonly never[] = [];
