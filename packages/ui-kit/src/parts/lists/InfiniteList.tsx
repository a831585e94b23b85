import { Fragment, type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, FailedState, Spinner, VisuallyHidden } from '@parlour/ui-kit';
import { cachedChunk } from './chunkCache';
import { splitIntoChunks, type Group } from './chunks';
import { AnimatedList } from './AnimatedList';
import { ListChunk } from './ListChunk';

export type InfiniteListProps<Item extends object> = {
  items: readonly Item[];
  /** Must be referentially stable, so that existing rows are not rendered again. */
  renderItem: (item: Item) => ReactNode;
  getKey: (item: Item) => string | number;
  /** Splits the list into groups where the result changes; `renderGroup` renders each of them. */
  groupOf?: (item: Item) => string;
  renderGroup?: (name: string, rows: ReactNode) => ReactNode;
  /** `ul` when `renderItem` returns an `li`. */
  as?: 'div' | 'ul';
  isLoading: boolean;
  hasMore: boolean;
  onMore: () => void;
  error?: string;
  onRetry?: () => void;
  empty: ReactNode;
  loading?: ReactNode;
  /** In pixels; between groups, or between items when there are no groups. */
  gap?: number;
  texts?: Partial<typeof english>;
};

const CHUNK = 6;
/** Enough rows to fill a phone's window. */
const FIRST_ROWS = 12;

const english = {
  loading: 'Loading',
  more: 'Load more',
  failed: 'This list did not load',
  retry: 'Try again',
  end: '',
  /** Announced when another page has loaded. */
  shown: (_count: number) => '',
};

/**
 * A list that requests its next page 300 px before its end, once per page, and has loading, empty and failed states.
 * Only rows near the viewport are rendered.
 */
export function InfiniteList<Item extends object>({
  items,
  renderItem,
  getKey,
  groupOf,
  renderGroup = (_name, rows) => rows,
  as = 'div',
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
  const labels = { ...english, ...texts };
  const isIdle = !isLoading && error === undefined;
  const isGrowing = isLoading && items.length > 0;
  const [hasRequested, setRequested] = useState(false);
  const more = () => {
    setRequested(true);
    onMore();
  };
  const footer = useRef<HTMLDivElement>(null);
  const footerKey = useFooterKey(footer, items.length);
  useLoadNearEnd(footer, isIdle && hasMore, items.length, more);
  const groups = useGroups(items, getKey, groupOf);
  const usualHeight = useMemo(() => usualHeightOf(groups), [groups]);
  const first = useMemo(() => firstChunksOf(groups), [groups]);
  return (
    <div aria-busy={isLoading}>
      {groups.length > 0 && (
        <AnimatedList gap={gap} firstKey={items[0] && getKey(items[0])}>
          {groups.map(({ name, chunks }) => (
            <Fragment key={name}>
              {renderGroup(
                name,
                chunks.map(({ key, items: rows }) => (
                  <ListChunk
                    key={key}
                    items={rows}
                    as={as}
                    gap={groupOf ? 0 : gap}
                    getKey={getKey}
                    renderItem={renderItem}
                    usualHeight={usualHeight}
                    isFirst={first.has(key)}
                  />
                )),
              )}
            </Fragment>
          ))}
        </AnimatedList>
      )}
      {isIdle && !hasMore && items.length === 0 && empty}
      {isLoading && !isGrowing && (
        <div role="group" aria-busy aria-label={labels.loading}>
          {loading ?? (
            <Footer>
              <Spinner size={24} />
            </Footer>
          )}
        </div>
      )}
      {error !== undefined && !isLoading && (
        <FailedState title={labels.failed} text={error} retryLabel={labels.retry} onRetry={onRetry ?? onMore} />
      )}
      {(isGrowing || (isIdle && hasMore)) && (
        <Footer key={footerKey} ref={footer}>
          {/* The same element while it is busy, because it may have the focus. */}
          <Button variant="secondary" size="medium" busy={isGrowing} onClick={more}>
            <Label data-other={isGrowing ? labels.more : labels.loading}>{isGrowing ? labels.loading : labels.more}</Label>
          </Button>
        </Footer>
      )}
      <VisuallyHidden aria-live="polite">{hasRequested && !isLoading && labels.shown(items.length)}</VisuallyHidden>
      {isIdle && !hasMore && items.length > 0 && labels.end && <Footer>{labels.end}</Footer>}
    </div>
  );
}

function useGroups<Item extends object>(
  items: readonly Item[],
  getKey: (item: Item) => string | number,
  groupOf: ((item: Item) => string) | undefined,
): readonly Group<Item>[] {
  const [chunkStarts] = useState(() => new Set<string | number>());
  return useMemo(() => {
    const groups = splitIntoChunks(items, { size: CHUNK, getKey, groupOf, chunkStarts });
    for (const { chunks } of groups) for (const { key } of chunks) chunkStarts.add(key);
    return groups;
  }, [items, getKey, groupOf, chunkStarts]);
}

function firstChunksOf(groups: readonly Group<object>[]): ReadonlySet<string | number> {
  const first = new Set<string | number>();
  let rows = 0;
  for (const { key, items } of groups.flatMap(({ chunks }) => chunks)) {
    if (rows >= FIRST_ROWS) break;
    first.add(key);
    rows += items.length;
  }
  return first;
}

function usualHeightOf(groups: readonly Group<object>[]): number | undefined {
  for (const { chunks } of groups)
    for (const { items } of chunks) {
      const height = cachedChunk(items)?.height;
      if (height !== undefined) return height / items.length;
    }
  return undefined;
}

/**
 * Returns a new key for the footer after more rows, unless it has the focus. A new element that appears lower is no layout shift.
 */
function useFooterKey(footer: RefObject<HTMLElement | null>, length: number): number {
  const [stored, setStored] = useState({ length, key: 0 });
  if (stored.length === length) return stored.key;
  // Looked up and set during render: the new rows move the footer in this very render, and an effect would replace it only after
  // that shift.
  const key = footer.current?.contains(document.activeElement) ? stored.key : length;
  setStored({ length, key });
  return key;
}

function useLoadNearEnd(footer: RefObject<HTMLElement | null>, isEnabled: boolean, length: number, onMore: () => void): void {
  const requestMore = useEffectEvent(onMore);
  useEffect(() => {
    const element = footer.current;
    if (!isEnabled || !element || typeof IntersectionObserver === 'undefined') return undefined;
    let isRequested = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (isRequested || !entries.some((entry) => entry.isIntersecting)) return;
        isRequested = true;
        requestMore();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [footer, isEnabled, length]);
}

/** As wide as the wider of its two texts. */
const Label = styled.span`
  display: grid;
  &::after {
    content: attr(data-other);
    height: 0;
    visibility: hidden;
  }
`;

const Footer = styled.div`
  display: grid;
  place-items: center;
  min-height: 68px;
  padding: 12px;
`;
