import type { Activity } from '@parlour/api-client/endpoints/promotions';
import { useTexts } from '@parlour/platform';
import { Button, Skeleton } from '@parlour/ui-kit';
import { AsyncContent, EmptyState, type LoadState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { OfferCard } from './OfferCard';
import { offersTexts } from './offersTexts';

interface OfferListProps {
  readonly offers: LoadState<readonly Activity[]>;
  readonly onShowAll: (() => void) | undefined;
}

/** The offers as cards; an empty type has a button for `onShowAll`. */
export function OfferList({ offers, onShowAll }: OfferListProps) {
  const texts = useTexts(offersTexts);
  return (
    <AsyncContent
      state={offers}
      texts={{ ...texts, failed: texts.listFailed }}
      skeleton={
        <Rows as="div">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} height={174} radius="card" />
          ))}
        </Rows>
      }
      empty={
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          actions={
            onShowAll && (
              <Button variant="secondary" size="medium" onClick={onShowAll}>
                {texts.showAll}
              </Button>
            )
          }
        />
      }
    >
      {(activities) => (
        <Rows>
          {activities.map((activity, index) => (
            <li key={activity.id}>
              <OfferCard activity={activity} isFirst={index < 2} />
            </li>
          ))}
        </Rows>
      )}
    </AsyncContent>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-height: 546px;
  align-content: start;
`;
