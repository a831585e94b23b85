import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { FailedState, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { SaferPlayCards } from './SaferPlayCards';
import { SaferPlaySkeleton } from './SaferPlaySkeleton';
import { saferPlayTexts } from './saferPlayTexts';
import { useSaferPlay } from './useSaferPlay';

/** Limits, reminder and breaks that members set for themselves (decision 27). */
export function SaferPlayScreen() {
  const texts = useTexts(saferPlayTexts);
  const state = useSaferPlay();
  const showsSkeleton = useSettledLoading(state.kind === 'loading');
  if (state.kind === 'loading' || showsSkeleton) {
    return (
      <div role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && <SaferPlaySkeleton />}
      </div>
    );
  }
  switch (state.kind) {
    case 'failed':
      return (
        <Centered>
          <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={state.retry} />
        </Centered>
      );
    case 'missing':
      return (
        <Centered>
          <EmptyState
            title={texts.missing}
            text={texts.missingText}
            actions={<LinkButton to="/kefu">{texts.service}</LinkButton>}
          />
        </Centered>
      );
    case 'ready':
      return <SaferPlayCards saferPlay={state.saferPlay} />;
  }
}
