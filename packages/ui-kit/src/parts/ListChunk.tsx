import { Fragment, memo, startTransition, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { recall, remember } from './chunkMemory';
import { watchNear } from './watchNear';

interface ListChunkProps<Item extends object> {
  readonly items: readonly Item[];
  readonly as: 'div' | 'ul';
  readonly gap: number;
  readonly getKey: (item: Item) => string | number;
  readonly renderItem: (item: Item) => ReactNode;
  /** The height that an item usually has, once one was measured. */
  readonly usualHeight: number | undefined;
  /** Rendered at once; of the others those are rendered next, in pieces, that are not known to be far. */
  readonly isFirst: boolean;
}

/** A record's row, until a row of this list was measured. */
const ROW_PX = 76;

function PlainListChunk<Item extends object>({ items, as, gap, getKey, renderItem, usualHeight, isFirst }: ListChunkProps<Item>) {
  const element = useRef<HTMLDivElement & HTMLUListElement>(null);
  const before = recall(items);
  const [isNear, setNear] = useState(isFirst || before?.isNear === true);
  const isUnknown = useRef(before === undefined && usualHeight === undefined);
  useEffect(() => {
    if (isUnknown.current) startTransition(() => setNear(true));
    isUnknown.current = false;
    const place = element.current;
    if (place === null) return undefined;
    return watchNear(place, (isNearNow, height) => {
      if (!isNearNow && place.contains(document.activeElement)) return;
      const isDrawn = place.childElementCount > 0;
      remember(items, { isNear: isNearNow, height: isDrawn ? height : recall(items)?.height });
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

/** A few items of a long list: rendered while they are near the window, an empty box of their height otherwise. */
export const ListChunk = memo(PlainListChunk, isSame) as typeof PlainListChunk;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
