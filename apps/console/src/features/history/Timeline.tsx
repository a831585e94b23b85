import type { HistoryEntry } from '@parlour/release-contract/api';
import { Button, Card, theme, type } from '@parlour/ui-kit';
import { Fragment } from 'react';
import styled from 'styled-components';
import { formatDay } from '#figures';
import type { HistoryPages } from '#live';
import { TimelineRow } from './TimelineRow';

interface TimelineProps {
  readonly entries: readonly HistoryEntry[];
  readonly live: number | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (sequence: number) => void;
  readonly pages: HistoryPages;
}

/** The entries day by day, newest first. */
export function Timeline({ entries, live, selected, onSelect, pages }: TimelineProps) {
  const days = entries.map(({ at }) => formatDay(at));
  return (
    <Card data-flush as="section" aria-label="Manifests">
      <List>
        {entries.map((entry, index) => (
          <Fragment key={entry.sequence}>
            {days[index] !== days[index - 1] && <Day>{days[index]}</Day>}
            <TimelineRow
              entry={entry}
              isLive={entry.sequence === live}
              isSelected={entry.sequence === selected}
              onSelect={() => onSelect(entry.sequence)}
            />
          </Fragment>
        ))}
      </List>
      <Earlier pages={pages} />
    </Card>
  );
}

function Earlier({ pages: { data, hasEarlier, hasFailedEarlier, isLoadingEarlier, loadEarlier } }: { pages: HistoryPages }) {
  const oldest = data?.at(-1);
  if (!hasEarlier || oldest === undefined) return <Footer>End of history</Footer>;
  return (
    <Footer>
      {hasFailedEarlier && <span>Earlier manifests failed to load. </span>}
      <Button variant="secondary" size="small" busy={isLoadingEarlier} onClick={loadEarlier}>
        {hasFailedEarlier ? 'Try again' : `Load ${oldest.sequence - 1} earlier`}
      </Button>
    </Footer>
  );
}

const List = styled.ol`
  padding: 6px 12px 6px;
`;

const Day = styled.li`
  padding: 10px 8px 4px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Footer = styled.div`
  padding: 12px 20px;
  text-align: center;
  ${type.caption}
  color: ${theme.color.text3};
  box-shadow: inset 0 1px ${theme.color.hairline};
`;
