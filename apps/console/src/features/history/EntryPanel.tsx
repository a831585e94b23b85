import type { HistoryEntry } from '@parlour/release-contract/api';
import { Card, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { entryLabel, isManifest } from '#figures';
import { EntryDetails } from './EntryDetails';

/** The selected manifest beside the list. */
export function EntryPanel({ entry, isLive }: { entry: HistoryEntry; isLive: boolean }) {
  return (
    <Panel as="section" aria-label={entryLabel(entry)}>
      <small>{isManifest(entry) ? 'Manifest' : 'Entry'}</small>
      <h2>{entry.sequence}</h2>
      <EntryDetails entry={entry} isLive={isLive} />
    </Panel>
  );
}

const Panel = styled(Card)`
  position: sticky;
  top: 24px;
  small {
    ${type.caption}
    color: ${theme.color.text2};
  }
  h2 {
    ${type.figuresL}
  }
`;
