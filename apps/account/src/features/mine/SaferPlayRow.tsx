import { useIsPathAvailable, useTexts } from '@parlour/platform';
import { useHasSaferPlay } from '@parlour/platform/saferPlay';
import { Card } from '@parlour/ui-kit';
import { Hourglass } from 'lucide-react';
import { LinkRow } from '#shared';
import { mineTexts } from './mineTexts';

/** Link to limits and breaks, once the operator is known to support them; last on the page, so that nothing shifts. */
export function SaferPlayRow() {
  const texts = useTexts(mineTexts);
  const isOpen = useIsPathAvailable();
  const isOffered = useHasSaferPlay();
  if (!isOffered || !isOpen('/saferPlay')) return null;
  return (
    <Card data-flush>
      <LinkRow
        to="/saferPlay"
        icon={<Hourglass strokeWidth={1.75} aria-hidden />}
        label={texts.saferPlay}
        sub={texts.saferPlayText}
      />
    </Card>
  );
}
