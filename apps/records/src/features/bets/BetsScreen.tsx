import { getBetRecords } from '@parlour/api-client/endpoints/records';
import { Link, usePages, useTexts } from '@parlour/platform';
import { Button, buttonStyle, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState, InfiniteList } from '@parlour/ui-kit/parts';
import { useState } from 'react';
import styled from 'styled-components';
import { byDay, Day, DayChips, type DayFilter, Middle, RecordsPage, RecordsSkeleton, recordTexts } from '#shared';
import { BetRow } from './BetRow';
import { betTexts } from './betTexts';
import { PlatformBar } from './PlatformBar';

/** The player's bets, by day. */
export function BetsScreen() {
  const texts = useTexts(betTexts);
  const shared = useTexts(recordTexts);
  const [date, setDate] = useState<DayFilter>(4);
  const [platform, setPlatform] = useState('');
  const pages = usePages(getBetRecords, { date, api_type: platform }, (row) => row.bet_id);
  const isWaiting = pages.rows === undefined && pages.isLoading;
  const showsSkeleton = useSettledLoading(isWaiting);
  const isBare = platform === '' && pages.rows?.length === 0;
  return (
    <Page>
      <DayChips value={date} onChange={setDate} />
      {!isBare && <PlatformBar value={platform} total={pages.total} onChange={setPlatform} />}
      <InfiniteList
        items={showsSkeleton ? [] : byDay(pages.rows ?? [])}
        getKey={({ day }) => day}
        renderItem={({ day, rows }) => (
          <Day day={day}>
            {rows.map((row) => (
              <BetRow key={row.bet_id} row={row} />
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
              title={texts.empty[date]}
              text={texts.emptyText[date]}
              actions={
                <>
                  {date !== 4 && (
                    <Button variant="secondary" size="medium" onClick={() => setDate(4)}>
                      {shared.last30Days}
                    </Button>
                  )}
                  <GamesLink to="/" data-variant="quiet" data-size="medium">
                    {texts.games}
                  </GamesLink>
                </>
              }
            />
          </Middle>
        }
      />
    </Page>
  );
}

const Page = styled(RecordsPage)`
  padding-top: 0;
`;

const GamesLink = styled(Link)`
  ${buttonStyle}
`;
