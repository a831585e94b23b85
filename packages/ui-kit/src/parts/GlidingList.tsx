import { Component, createRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { prefersReducedMotion, theme } from '@parlour/ui-kit';

interface GlidingListProps {
  readonly gap: number;
  /** Of the first item; another one when items were inserted in front. */
  readonly firstKey: string | number | undefined;
  readonly children: ReactNode;
}

/** What moves as one: a child of the list, and a chunk of rows in one. */
const PIECES = ':scope > *, [data-chunk]';
type Tops = ReadonlyMap<Element, number>;

/** Items that are inserted before others fade in while the others glide down to make space; nothing jumps on screen. */
export class GlidingList extends Component<GlidingListProps> {
  private readonly list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ firstKey }: GlidingListProps): Tops | null {
    const list = this.list.current;
    if (list === null || firstKey === this.props.firstKey || prefersReducedMotion()) return null;
    // When the beginning is not in view, the browser's scroll anchoring keeps the position.
    return list.getBoundingClientRect().top < 0 ? null : topsOf(list);
  }

  override componentDidUpdate(_props: GlidingListProps, _state: unknown, before: Tops | null): void {
    const list = this.list.current;
    if (list !== null && before !== null) glide(list, before);
  }

  override render() {
    const { gap, children } = this.props;
    return (
      <List ref={this.list} style={{ gap }}>
        {children}
      </List>
    );
  }
}

function topsOf(list: Element): Tops {
  return new Map([...list.querySelectorAll(PIECES)].map((piece) => [piece, piece.getBoundingClientRect().top]));
}

function glide(list: Element, before: Tops): void {
  const now = topsOf(list);
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(list);
  const timing = { duration: parseFloat(transitionDuration) * 1000, easing };
  const wayOf = (piece: Element) => (before.get(piece) ?? NaN) - (now.get(piece) ?? NaN);
  for (const child of list.children) {
    const way = wayOf(child);
    move(child, way, timing);
    if (Number.isNaN(way)) continue;
    for (const chunk of child.querySelectorAll('[data-chunk]')) move(chunk, wayOf(chunk) - way, timing);
  }
}

/** From its previous position, `way` pixels below its place, into it; a new item fades in once the others have made space. */
function move(piece: Element, way: number, timing: KeyframeAnimationOptions): void {
  if (Number.isNaN(way)) piece.animate({ opacity: [0, 0, 1] }, timing);
  else if (way !== 0) piece.animate({ transform: [`translateY(${way}px)`, 'none'] }, timing);
}

/** The list itself never moves: its transition defines the duration and easing of its pieces. */
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  transition: transform ${theme.motion.move};
`;
