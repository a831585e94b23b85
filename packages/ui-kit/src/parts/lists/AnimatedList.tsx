import { Component, createRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { prefersReducedMotion, theme } from '@parlour/ui-kit';

interface AnimatedListProps {
  readonly gap: number;
  /** Key of the first item; it changes when items are inserted in front. */
  readonly firstKey: string | number | undefined;
  readonly children: ReactNode;
}

/** Elements that are animated: children of the list, and chunks of rows inside them. */
const ANIMATED = ':scope > *, [data-chunk]';
type Tops = ReadonlyMap<Element, number>;

/** Items inserted at the front fade in while the others move down (FLIP animation). */
export class AnimatedList extends Component<AnimatedListProps> {
  private readonly list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ firstKey }: AnimatedListProps): Tops | null {
    const list = this.list.current;
    if (list === null || firstKey === this.props.firstKey || prefersReducedMotion()) return null;
    // If the beginning is not in view, the browser's scroll anchoring keeps the position.
    return list.getBoundingClientRect().top < 0 ? null : topsOf(list);
  }

  override componentDidUpdate(_props: AnimatedListProps, _state: unknown, before: Tops | null): void {
    const list = this.list.current;
    if (list !== null && before !== null) animateInsertion(list, before);
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
  return new Map([...list.querySelectorAll(ANIMATED)].map((element) => [element, element.getBoundingClientRect().top]));
}

function animateInsertion(list: Element, before: Tops): void {
  const after = topsOf(list);
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(list);
  const timing = { duration: parseFloat(transitionDuration) * 1000, easing };
  const distanceOf = (element: Element) => (before.get(element) ?? NaN) - (after.get(element) ?? NaN);
  for (const child of list.children) {
    const distance = distanceOf(child);
    animate(child, distance, timing);
    if (Number.isNaN(distance)) continue;
    for (const chunk of child.querySelectorAll('[data-chunk]')) animate(chunk, distanceOf(chunk) - distance, timing);
  }
}

/** Animates an element from `distance` pixels below its position; a new element fades in after the others have moved. */
function animate(element: Element, distance: number, timing: KeyframeAnimationOptions): void {
  if (Number.isNaN(distance)) element.animate({ opacity: [0, 0, 1] }, timing);
  else if (distance !== 0) element.animate({ transform: [`translateY(${distance}px)`, 'none'] }, timing);
}

/** The list itself never moves. Its transition only defines duration and easing for its elements. */
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  transition: transform ${theme.motion.move};
`;
