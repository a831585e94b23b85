import type { BetRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { isolated } from '@parlour/ui-kit/parts';
import { useCallback } from 'react';
import styled from 'styled-components';
import { CountBar, DayChips, PlatformPicker, QuietLink, RecordList, RecordsPage, venueNameOf, WidenFilters } from '#shared';
import { BetRow } from './BetRow';
import { betKey, appearanceOf } from './betRules';
import { betTexts } from './betTexts';
import { useBets } from './useBets';

const stateOf = ({ status }: BetRecord) => status;

/** The player's bets, by day. */
export function BetsScreen() {
  const texts = useTexts(betTexts);
  const { date, platform, venues, choose, pages } = useBets();
  const renderBet = useCallback((row: BetRecord) => <BetRow title={venueNameOf(row.Code, venues)} row={row} />, [venues]);
  const describe = ({ Code, status }: BetRecord) => `${venueNameOf(Code, venues)}: ${texts.status[appearanceOf(status).name]}`;
  const venue = venues.find(({ value }) => value === platform)?.label ?? platform;
  const isBare = platform === '' && pages.rows?.length === 0;
  return (
    <Page>
      <DayChips value={date} onChange={(chosen) => choose({ date: chosen })} />
      <CountBar total={isBare ? undefined : pages.total}>
        {!isBare && <PlatformPicker value={platform} venues={venues} onChange={(chosen) => choose({ api_type: chosen })} />}
      </CountBar>
      <RecordList
        key={`${date} ${platform}`}
        pages={pages}
        keyOf={betKey}
        renderRow={renderBet}
        stateOf={stateOf}
        describe={describe}
        empty={{
          title: texts.empty(isolated(venue), date),
          text: texts.emptyText[date],
          actions: (
            <>
              <WidenFilters date={date} platform={platform} choose={choose} />
              <QuietLink to="/">{texts.games}</QuietLink>
            </>
          ),
        }}
      />
    </Page>
  );
}

const Page = styled(RecordsPage)`
  padding-top: 0;
`;
