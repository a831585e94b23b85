import { Fragment, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, FailedState, Spinner, VisuallyHidden } from '@parlour/ui-kit';
import { recall } from './chunkMemory';
import { cut, type Group } from './chunks';
import { GlidingList } from './GlidingList';
import { ListChunk } from './ListChunk';

export type InfiniteListProps<Item extends object> = {
  items: readonly Item[];
  /** Pass the same function as long as it renders the same: then existing rows are not rendered again. */
  renderItem: (item: Item) => ReactNode;
  getKey: (item: Item) => string | number;
  /** Cuts the list where the answer changes; `renderGroup` puts a frame around each part. */
  groupOf?: (item: Item) => string;
  renderGroup?: (name: string, rows: ReactNode) => ReactNode;
  /** `ul` when `renderItem` gives an `li`. */
  as?: 'div' | 'ul';
  isLoading: boolean;
  hasMore: boolean;
  onMore: () => void;
  error?: string;
  onRetry?: () => void;
  empty: ReactNode;
  loading?: ReactNode;
  /** Between groups, or between items when there are none, in pixels. */
  gap?: number;
  texts?: Partial<typeof english>;
};

const CHUNK = 6;
/** What fills a phone's window. */
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
 * A list that requests its next page 300 px before its end, once per page, and says when it is loading, empty or failed.
 * Of a long one only what is near the window is rendered.
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
  const words = { ...english, ...texts };
  const isIdle = !isLoading && error === undefined;
  const isGrowing = isLoading && items.length > 0;
  const [hasAsked, setAsked] = useState(false);
  const more = () => {
    setAsked(true);
    onMore();
  };
  const foot = useRef<HTMLDivElement>(null);
  const footKey = useFootKey(foot, items.length);
  useAskNearEnd(foot, isIdle && hasMore, items.length, more);
  const groups = useGroups(items, getKey, groupOf);
  const usualHeight = useMemo(() => usualHeightOf(groups), [groups]);
  const first = useMemo(() => firstOf(groups), [groups]);
  return (
    <div aria-busy={isLoading}>
      {groups.length > 0 && (
        <GlidingList gap={gap} firstKey={items[0] && getKey(items[0])}>
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
        </GlidingList>
      )}
      {isIdle && !hasMore && items.length === 0 && empty}
      {isLoading && !isGrowing && (
        <div role="group" aria-busy aria-label={words.loading}>
          {loading ?? (
            <Foot>
              <Spinner size={24} />
            </Foot>
          )}
        </div>
      )}
      {error !== undefined && !isLoading && (
        <FailedState title={words.failed} text={error} retryLabel={words.retry} onRetry={onRetry ?? onMore} />
      )}
      {(isGrowing || (isIdle && hasMore)) && (
        <Foot key={footKey} ref={foot}>
          {/* The same button while it is busy: it may have the focus. */}
          <Button variant="secondary" size="medium" busy={isGrowing} onClick={more}>
            <Label data-other={isGrowing ? words.more : words.loading}>{isGrowing ? words.loading : words.more}</Label>
          </Button>
        </Foot>
      )}
      <VisuallyHidden aria-live="polite">{hasAsked && !isLoading && words.shown(items.length)}</VisuallyHidden>
      {isIdle && !hasMore && items.length > 0 && words.end && <Foot>{words.end}</Foot>}
    </div>
  );
}

function useGroups<Item extends object>(
  items: readonly Item[],
  getKey: (item: Item) => string | number,
  groupOf: ((item: Item) => string) | undefined,
): readonly Group<Item>[] {
  const [begun] = useState(() => new Set<string | number>());
  return useMemo(() => {
    const groups = cut(items, { size: CHUNK, getKey, groupOf, begun });
    for (const { chunks } of groups) for (const { key } of chunks) begun.add(key);
    return groups;
  }, [items, getKey, groupOf, begun]);
}

function firstOf(groups: readonly Group<object>[]): ReadonlySet<string | number> {
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
      const height = recall(items)?.height;
      if (height !== undefined) return height / items.length;
    }
  return undefined;
}

/** Below more rows the foot is a new element, so that it is not seen moving, unless it has the focus. */
function useFootKey(foot: RefObject<HTMLElement | null>, length: number): number {
  const [kept, setKept] = useState({ length, key: 0 });
  if (kept.length === length) return kept.key;
  const key = foot.current?.contains(document.activeElement) ? kept.key : length;
  setKept({ length, key });
  return key;
}

function useAskNearEnd(foot: RefObject<HTMLElement | null>, isOpen: boolean, length: number, onMore: () => void): void {
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    const element = foot.current;
    if (!isOpen || !element || typeof IntersectionObserver === 'undefined') return undefined;
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
  }, [foot, isOpen, length]);
}

/** As wide as its next text. */
const Label = styled.span`
  display: grid;
  &::after {
    content: attr(data-other);
    height: 0;
    visibility: hidden;
  }
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  min-height: 68px;
  padding: 12px;
`;
