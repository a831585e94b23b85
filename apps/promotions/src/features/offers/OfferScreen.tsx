import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Button, FailedState, Skeleton, SkeletonText, theme, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { OfferArticle } from './OfferArticle';
import { OfferBar } from './OfferBar';
import { offersTexts } from './offersTexts';
import { useOffer } from './useOffer';

/** One offer in full, with the button to apply. */
export function OfferScreen() {
  const texts = useTexts(offersTexts);
  const offer = useOffer();
  const showsSkeleton = useSettledLoading(offer.kind === 'loading');
  if (offer.kind === 'ready' && !showsSkeleton) return <OfferArticle key={offer.data.id} activity={offer.data} />;
  return (
    <>
      <OfferBar title={undefined} />
      {offer.kind === 'unknown' ? (
        <Failure>
          <EmptyState
            title={texts.offerUnknown}
            actions={
              <>
                <LinkButton to="/activity">{texts.showAll}</LinkButton>
                {offer.retry && (
                  <Button variant="quiet" size="medium" onClick={offer.retry}>
                    {texts.retry}
                  </Button>
                )}
              </>
            }
          />
        </Failure>
      ) : offer.kind === 'failed' ? (
        <Failure>
          <FailedState title={texts.offerFailed} text={texts.failedText} retryLabel={texts.retry} onRetry={offer.retry} />
        </Failure>
      ) : (
        <div role="group" aria-busy aria-label={texts.loading}>
          {showsSkeleton && (
            <>
              <Skeleton height={240} radius="chip" />
              <Text>
                <SkeletonText lines={2} height={22} />
                <SkeletonText lines={6} />
              </Text>
            </>
          )}
        </div>
      )}
    </>
  );
}

const Failure = styled.div`
  padding-top: 20vh;
`;

const Text = styled.div`
  display: grid;
  gap: 32px;
  padding: 20px calc(${theme.gutter} + 4px);
`;
