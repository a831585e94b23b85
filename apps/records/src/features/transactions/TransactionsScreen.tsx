import { Link, useTexts } from '@parlour/platform';
import { Button, buttonStyle, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState, InfiniteList, Segment } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { byDay, Day, DayChips, Middle, RecordsPage, RecordsSkeleton, recordTexts } from '#shared';
import { TransactionRow } from './TransactionRow';
import { kindOf } from './transactionRules';
import { transactionTexts } from './transactionTexts';
import { useTransactions } from './useTransactions';

const ways = { 1: '/recharge', 2: '/withdrawal', 3: '/transfer', 4: '/transfer' } as const;

/** Deposits, withdrawals and transfers, by day. */
export function TransactionsScreen() {
  const texts = useTexts(transactionTexts);
  const shared = useTexts(recordTexts);
  const { kind, setKind, date, setDate, pages } = useTransactions();
  const isWaiting = pages.rows === undefined && pages.isLoading;
  const showsSkeleton = useSettledLoading(isWaiting);
  return (
    <RecordsPage>
      <Segment
        label={texts.kinds}
        name="type"
        value={`${kind}`}
        onChange={(chosen) => setKind(kindOf(chosen))}
        options={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: texts.kind[value] }))}
      />
      <DayChips value={date} onChange={setDate} />
      <InfiniteList
        items={showsSkeleton ? [] : byDay(pages.rows ?? [])}
        getKey={({ day }) => day}
        renderItem={({ day, rows }) => (
          <Day day={day}>
            {rows.map((row) => (
              <TransactionRow key={row.out_trade_no} kind={kind} row={row} />
            ))}
          </Day>
        )}
        gap={12}
        isLoading={showsSkeleton || pages.isLoading}
        loading={<RecordsSkeleton isShown={showsSkeleton} />}
        hasMore={pages.hasMore}
        onMore={pages.more}
        error={pages.error && shared.failedText}
        onRetry={pages.retry}
        texts={shared.list}
        empty={
          <Middle>
            <EmptyState
              title={`${texts.empty[kind]} ${texts.span[date]}`}
              text={texts.emptyText[kind]}
              actions={
                <>
                  {date !== 4 && (
                    <Button variant="secondary" size="medium" onClick={() => setDate(4)}>
                      {shared.last30Days}
                    </Button>
                  )}
                  <WayLink to={ways[kind]} data-variant="quiet" data-size="medium">
                    {texts.way[kind]}
                  </WayLink>
                </>
              }
            />
          </Middle>
        }
      />
    </RecordsPage>
  );
}

const WayLink = styled(Link)`
  ${buttonStyle}
`;
