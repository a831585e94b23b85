import type { HistoryEntry } from '@parlour/release-contract/api';
import { Sheet } from '@parlour/ui-kit/parts';
import { entryLabel } from '#figures';
import { EntryDetails } from './EntryDetails';

interface EntrySheetProps {
  readonly entry: HistoryEntry | undefined;
  readonly isLive: boolean;
  readonly onClose: () => void;
}

/** The selected manifest on a phone. */
export function EntrySheet({ entry, isLive, onClose }: EntrySheetProps) {
  return (
    <Sheet open={entry !== undefined} onClose={onClose} title={entry ? entryLabel(entry) : ''}>
      {entry && <EntryDetails entry={entry} isLive={isLive} />}
    </Sheet>
  );
}
