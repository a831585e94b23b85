import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { formatMoney } from '@parlour/ui-kit';
import { isolated, Segment } from '@parlour/ui-kit/parts';
import { useCallback } from 'react';
import { CountBar, DayChips, PlatformPicker, QuietLink, RecordList, RecordsPage, venueNameOf, WidenFilters } from '#shared';
import { TransactionRow } from './TransactionRow';
import { hasPlatform, kindOf, appearanceOf, nameOf, sidesOf, transactionKey, ways } from './transactionRules';
import { transactionTexts } from './transactionTexts';
import { useTransactions } from './useTransactions';

const stateOf = ({ state }: TransactionRecord) => state;

/** Deposits, withdrawals and transfers, by day. */
export function TransactionsScreen() {
  const texts = useTexts(transactionTexts);
  const { kind, date, platform, venues, choose, pages } = useTransactions();
  const titleOf = useCallback(
    (row: TransactionRecord) =>
      hasPlatform(kind) ? venueNameOf(row.pay_way, venues) || texts.kind[kind] : nameOf(kind, row.pay_way, texts),
    [kind, venues, texts],
  );
  const renderRow = useCallback(
    (row: TransactionRecord) => (
      <TransactionRow kind={kind} name={titleOf(row)} sides={sidesOf(row, venues, texts.centralWallet)} row={row} />
    ),
    [kind, titleOf, venues, texts],
  );
  const describe = (row: TransactionRecord) =>
    `${titleOf(row)} ¥${formatMoney(row.amount)}: ${texts.state[appearanceOf(kind, row.state).name]}`;
  const venue = venues.find(({ value }) => value === platform)?.label ?? platform;
  const isBare = platform === '' && pages.rows?.length === 0;
  return (
    <RecordsPage>
      <Segment
        label={texts.kinds}
        name="type"
        value={`${kind}`}
        onChange={(chosen) => kindOf(chosen) !== kind && choose({ type: chosen })}
        options={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: texts.kind[value] }))}
      />
      <DayChips value={date} onChange={(chosen) => choose({ date: chosen })} />
      <CountBar total={isBare ? undefined : pages.total}>
        {!isBare && hasPlatform(kind) && (
          <PlatformPicker value={platform} venues={venues} onChange={(chosen) => choose({ api_type: chosen })} />
        )}
      </CountBar>
      <RecordList
        key={`${kind} ${date} ${platform}`}
        pages={pages}
        keyOf={transactionKey}
        renderRow={renderRow}
        stateOf={stateOf}
        describe={describe}
        empty={{
          title: texts.empty(kind, isolated(venue), date),
          text: texts.emptyText[kind],
          actions: (
            <>
              <WidenFilters date={date} platform={platform} choose={choose} />
              <QuietLink to={ways[kind]}>{texts.way[kind]}</QuietLink>
            </>
          ),
        }}
      />
    </RecordsPage>
  );
}
