import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, FailedState, Spinner } from '@parlour/ui-kit';

export type InfiniteListProps<Item> = {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  getKey: (item: Item, index: number) => string | number;
  isLoading: boolean;
  hasMore: boolean;
  onMore: () => void;
  error?: string;
  onRetry?: () => void;
  empty: ReactNode;
  loading?: ReactNode;
  gap?: number;
  texts?: Partial<typeof english>;
};

const english = {
  loading: 'Loading',
  more: 'Load more',
  failed: 'This list did not load',
  retry: 'Try again',
  end: '',
};

/** A list that asks for its next page 300 px before its end, once per page, and says when it is loading, empty or failed. */
export function InfiniteList<Item>({
  items,
  renderItem,
  getKey,
  isLoading,
  hasMore,
  onMore,
  error,
  onRetry,
  empty,
  loading,
  gap = 0,
  texts,
}: InfiniteListProps<Item>) {
  const words = { ...english, ...texts };
  const isIdle = !isLoading && error === undefined;
  const sentinel = useAskNearEnd(isIdle && hasMore, items.length, onMore);
  return (
    <div aria-busy={isLoading}>
      {items.length > 0 && (
        <List style={{ gap }}>
          {items.map((item, index) => (
            <Fragment key={getKey(item, index)}>{renderItem(item, index)}</Fragment>
          ))}
        </List>
      )}
      {isIdle && !hasMore && items.length === 0 && empty}
      {isLoading && (
        <div role="status" aria-label={words.loading}>
          {items.length === 0 && loading ? (
            loading
          ) : (
            <Foot>
              <Spinner size={24} />
            </Foot>
          )}
        </div>
      )}
      {error !== undefined && !isLoading && (
        <FailedState title={words.failed} text={error} retryLabel={words.retry} onRetry={onRetry ?? onMore} />
      )}
      {isIdle && hasMore && (
        <Foot ref={sentinel}>
          <Button variant="secondary" size="medium" onClick={onMore}>
            {words.more}
          </Button>
        </Foot>
      )}
      {isIdle && !hasMore && items.length > 0 && words.end && <Foot>{words.end}</Foot>}
    </div>
  );
}

function useAskNearEnd(isOpen: boolean, length: number, onMore: () => void) {
  const sentinel = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    const element = sentinel.current;
    if (!isOpen || !element || typeof IntersectionObserver === 'undefined') return;
    let isAsked = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (isAsked || !entries.some((entry) => entry.isIntersecting)) return;
        isAsked = true;
        ask.current();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen, length]);
  return sentinel;
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  min-height: 68px;
  padding: 12px;
`;
