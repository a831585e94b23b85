import { Link, useTexts } from '@parlour/platform';
import { ButtonLink, FailedState, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Middle } from '#shared';
import { SaferPlayCards } from './SaferPlayCards';
import { SaferPlaySkeleton } from './SaferPlaySkeleton';
import { saferPlayTexts } from './saferPlayTexts';
import { useSaferPlay } from './useSaferPlay';

/** Limits, reminder and breaks that members set for themselves (decision 27). */
export function SaferPlayScreen() {
  const texts = useTexts(saferPlayTexts);
  const known = useSaferPlay();
  const showsSkeleton = useSettledLoading(known.kind === 'loading');
  if (known.kind === 'loading' || showsSkeleton) {
    return (
      <div role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && <SaferPlaySkeleton />}
      </div>
    );
  }
  switch (known.kind) {
    case 'failed':
      return (
        <Middle>
          <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={known.retry} />
        </Middle>
      );
    case 'missing':
      return (
        <Middle>
          <EmptyState
            title={texts.missing}
            text={texts.missingText}
            actions={
              <ButtonLink as={Link} to="/kefu" data-variant="secondary" data-size="medium">
                {texts.service}
              </ButtonLink>
            }
          />
        </Middle>
      );
    case 'ready':
      return <SaferPlayCards saferPlay={known.saferPlay} />;
  }
}
