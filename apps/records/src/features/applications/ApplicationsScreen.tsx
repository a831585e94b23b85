import type { ActivityApplication } from '@parlour/api-client/endpoints/records';
import { useTexts } from '@parlour/platform';
import { FilterChips } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { CountBar, QuietLink, RecordList, RecordsPage, WidenButton } from '#shared';
import { ApplicationRow } from './ApplicationRow';
import { applicationKey, appearanceOf, stateFilters } from './applicationRules';
import { applicationTexts } from './applicationTexts';
import { useApplications } from './useApplications';

const renderRow = (row: ActivityApplication) => <ApplicationRow row={row} />;
const stateOf = ({ state }: ActivityApplication) => state;

/** What the player applied for, by day. */
export function ApplicationsScreen() {
  const texts = useTexts(applicationTexts);
  const wordsOf = (state: number) => texts.state[appearanceOf(state).name];
  const describe = ({ activity_name, state }: ActivityApplication) => `${activity_name}: ${wordsOf(state)}`;
  const { filter, choose, pages, hasAny } = useApplications();
  return (
    <Page>
      {hasAny && (
        <FilterChips
          label={texts.states}
          name="state"
          value={filter}
          onChange={(state) => state !== filter && choose({ state })}
          options={stateFilters.map((value) => ({ value, label: value === '' ? texts.all : wordsOf(Number(value)) }))}
        />
      )}
      <CountBar total={hasAny && filter === '' ? pages.total : undefined} />
      <RecordList
        key={filter}
        pages={pages}
        keyOf={applicationKey}
        renderRow={renderRow}
        stateOf={stateOf}
        describe={describe}
        empty={{
          title: texts.empty[filter],
          text: texts.emptyText,
          actions: (
            <>
              {filter !== '' && <WidenButton label={texts.all} onClick={() => choose({ state: undefined })} />}
              <QuietLink to="/activity">{texts.offers}</QuietLink>
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
