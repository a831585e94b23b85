import { FailedState, Skeleton } from '@parlour/ui-kit';
import { EmptyState, Segment, Sheet } from '@parlour/ui-kit/parts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { entryLabel } from '#figures';
import { useHistory, useReleases } from '#live';
import { PageHeader, useIsWide, Columns } from '#parts';
import { EntryDetails } from './EntryDetails';
import { EntryPanel } from './EntryPanel';
import { filters, type HistoryFilter, matching } from './filterEntries';
import { Timeline } from './Timeline';

const PANEL = 'entries';

/** Audit log of all manifests. */
export function HistoryScreen() {
  const history = useHistory();
  const { data: state } = useReleases();
  const isWide = useIsWide();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const [params, setParams] = useSearchParams();
  const selected = Number(params.get('manifest'));
  const live = state?.manifest.sequence;
  const select = (sequence?: number) =>
    setParams(sequence === undefined ? {} : { manifest: String(sequence) }, { replace: true });
  const { data, failure, isLoading, retry } = history;
  const entries = data && matching(data, filter);
  const entry = data?.find(({ sequence }) => sequence === selected) ?? (isWide ? entries?.[0] : undefined);

  return (
    <>
      <PageHeader title="History" sub="Audit log of all manifests">
        <Filters>
          <Segment label="Show" as="tabs" value={filter} options={filters} panelId={PANEL} onChange={setFilter} />
        </Filters>
      </PageHeader>
      <Content id={PANEL}>
        {failure !== undefined && (
          <FailedState title="The history could not be loaded" text={failure} onRetry={retry} busy={isLoading} />
        )}
        {isLoading && failure === undefined && <Skeleton height={500} radius="card" />}
        {entries?.length === 0 && !history.hasEarlier && (
          <EmptyState title="No matches" text="No manifest matches this filter." />
        )}
        {entries && (entries.length > 0 || history.hasEarlier) && (
          <Timeline
            entries={entries}
            live={live}
            selected={isWide ? entry?.sequence : undefined}
            onSelect={select}
            pages={history}
          />
        )}
        {isWide && entry && <EntryPanel key={entry.sequence} entry={entry} isLive={entry.sequence === live} />}
      </Content>
      {!isWide && (
        <Sheet open={entry !== undefined} onClose={() => select()} title={entry ? entryLabel(entry) : ''}>
          {entry && <EntryDetails entry={entry} isLive={entry.sequence === live} />}
        </Sheet>
      )}
    </>
  );
}

const Filters = styled.div`
  width: 420px;
  @media (max-width: 899px) {
    width: calc(100vw - 32px);
  }
`;

const Content = styled(Columns)`
  margin-top: 12px;
`;
