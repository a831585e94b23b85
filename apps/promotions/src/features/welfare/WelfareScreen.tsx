import { useTexts } from '@parlour/platform';
import { Card, theme, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState, InfiniteList } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { RowsSkeleton } from '#shared';
import { keyOf, useWelfare } from './useWelfare';
import { WelfarePlate } from './WelfarePlate';
import { WelfareRow } from './WelfareRow';
import { welfareTexts } from './welfareTexts';

/** The member's red packets: what they gave in all, each one, and the way to the next. */
export function WelfareScreen() {
  const texts = useTexts(welfareTexts);
  const { total, count, pages } = useWelfare();
  const showsSkeleton = useSettledLoading(pages.rows === undefined && pages.isLoading);
  const rows = showsSkeleton ? [] : (pages.rows ?? []);
  return (
    <Page>
      <WelfarePlate total={total} count={count} />
      <InfiniteList
        items={rows.length === 0 ? [] : [rows]}
        getKey={() => 'rows'}
        renderItem={(all) => (
          <Card as="ul" data-flush>
            {all.map((row) => (
              <WelfareRow key={keyOf(row)} row={row} />
            ))}
          </Card>
        )}
        isLoading={showsSkeleton || pages.isLoading}
        loading={<RowsSkeleton isShown={showsSkeleton} />}
        hasMore={pages.hasMore}
        onMore={pages.more}
        error={pages.error && texts.failedText}
        onRetry={pages.retry}
        texts={texts.list}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 4px ${theme.gutter} 24px;
`;
