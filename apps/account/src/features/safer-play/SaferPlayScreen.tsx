import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { AsyncContent, EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { SaferPlayCards } from './SaferPlayCards';
import { SaferPlaySkeleton } from './SaferPlaySkeleton';
import { saferPlayTexts } from './saferPlayTexts';
import { useSaferPlay } from './useSaferPlay';

/** Limits, reminder and breaks that members set for themselves (decision 27). */
export function SaferPlayScreen() {
  const texts = useTexts(saferPlayTexts);
  const state = useSaferPlay();
  return (
    <AsyncContent
      state={state}
      texts={texts}
      skeleton={<SaferPlaySkeleton />}
      empty={
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          actions={<LinkButton to="/kefu">{texts.service}</LinkButton>}
        />
      }
      wrapper={Centered}
    >
      {(saferPlay) => <SaferPlayCards saferPlay={saferPlay} />}
    </AsyncContent>
  );
}
