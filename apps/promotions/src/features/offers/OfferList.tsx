import type { Activity } from '@parlour/api-client/endpoints/promotions';
import { useTexts } from '@parlour/platform';
import { Button, FailedState, Skeleton, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { OfferCard } from './OfferCard';
import { offersTexts } from './offersTexts';
import type { QueryState } from './queryState';

interface OfferListProps {
  readonly offers: QueryState<readonly Activity[]>;
  readonly onShowAll: (() => void) | undefined;
}

/** The offers as cards; an empty type has a button for `onShowAll`. */
export function OfferList({ offers, onShowAll }: OfferListProps) {
  const texts = useTexts(offersTexts);
  const showsSkeleton = useSettledLoading(offers.kind === 'loading');
  if (offers.kind === 'loading' || showsSkeleton) {
    return (
      <Rows as="div" role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && [1, 2, 3, 4].map((card) => <Skeleton key={card} height={174} radius="card" />)}
      </Rows>
    );
  }
  if (offers.kind === 'failed') {
    return <FailedState title={texts.listFailed} text={texts.failedText} retryLabel={texts.retry} onRetry={offers.retry} />;
  }
  if (offers.data.length === 0) {
    const toAll = onShowAll && (
      <Button variant="secondary" size="medium" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    );
    return <EmptyState title={texts.none} text={texts.noneText} actions={toAll} />;
  }
  return (
    <Rows>
      {offers.data.map((activity, index) => (
        <li key={activity.id}>
          <OfferCard activity={activity} isFirst={index < 2} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-height: 546px;
  align-content: start;
`;
