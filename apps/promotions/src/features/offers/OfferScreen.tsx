import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { Button, Skeleton, SkeletonText, theme } from '@parlour/ui-kit';
import { AsyncContent, EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { OfferArticle } from './OfferArticle';
import { OfferBar } from './OfferBar';
import { offersTexts } from './offersTexts';
import { useOffer } from './useOffer';

/** One offer in full, with the button to apply. */
export function OfferScreen() {
  const texts = useTexts(offersTexts);
  const { offer, retry } = useOffer();
  return (
    <>
      <OfferBar title={offer.status === 'ready' ? offer.data.title : undefined} />
      <AsyncContent
        state={offer}
        texts={{ ...texts, failed: texts.offerFailed }}
        skeleton={
          <>
            <Skeleton height={240} radius="chip" />
            <Text>
              <SkeletonText lines={2} height={22} />
              <SkeletonText lines={6} />
            </Text>
          </>
        }
        empty={
          <EmptyState
            title={texts.offerUnknown}
            actions={
              <>
                <LinkButton to="/activity">{texts.showAll}</LinkButton>
                {retry && (
                  <Button variant="quiet" size="medium" onClick={retry}>
                    {texts.retry}
                  </Button>
                )}
              </>
            }
          />
        }
        wrapper={Failure}
      >
        {(activity) => <OfferArticle key={activity.id} activity={activity} />}
      </AsyncContent>
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
