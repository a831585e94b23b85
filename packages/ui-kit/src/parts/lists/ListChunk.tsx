import { Fragment, memo, startTransition, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cachedChunk, cacheChunk } from './chunkCache';
import { observeNearViewport } from './observeNearViewport';

interface ListChunkProps<Item extends object> {
  readonly items: readonly Item[];
  readonly as: 'div' | 'ul';
  readonly gap: number;
  readonly getKey: (item: Item) => string | number;
  readonly renderItem: (item: Item) => ReactNode;
  /** Height of an item, once one was measured. */
  readonly usualHeight: number | undefined;
  /** Rendered immediately; other chunks follow in transitions unless they are known to be far from the viewport. */
  readonly isFirst: boolean;
}

/** Assumed height of a row until one was measured. */
const ROW_PX = 76;

function PlainListChunk<Item extends object>({ items, as, gap, getKey, renderItem, usualHeight, isFirst }: ListChunkProps<Item>) {
  const element = useRef<HTMLDivElement & HTMLUListElement>(null);
  const before = cachedChunk(items);
  const [isNear, setNear] = useState(isFirst || before?.isNear === true);
  const isUnmeasured = useRef(before === undefined && usualHeight === undefined);
  useEffect(() => {
    if (isUnmeasured.current) startTransition(() => setNear(true));
    isUnmeasured.current = false;
    const box = element.current;
    if (box === null) return undefined;
    return observeNearViewport(box, (isNearNow, height) => {
      if (!isNearNow && box.contains(document.activeElement)) return;
      const isRendered = box.childElementCount > 0;
      cacheChunk(items, { isNear: isNearNow, height: isRendered ? height : cachedChunk(items)?.height });
      startTransition(() => setNear(isNearNow));
    });
  }, [items]);
  const height = before?.height ?? (usualHeight ?? ROW_PX) * items.length;
  return (
    <Rows ref={element} as={as} data-chunk style={isNear ? { gap } : { height }}>
      {isNear && items.map((item) => <Fragment key={getKey(item)}>{renderItem(item)}</Fragment>)}
    </Rows>
  );
}

function isSame<Item extends object>(before: ListChunkProps<Item>, now: ListChunkProps<Item>): boolean {
  return (
    before.renderItem === now.renderItem &&
    before.usualHeight === now.usualHeight &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index])
  );
}

/** A few items of a long list: rendered while near the viewport, otherwise an empty box of the same height. */
export const ListChunk = memo(PlainListChunk, isSame) as typeof PlainListChunk;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
