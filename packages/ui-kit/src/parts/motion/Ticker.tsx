import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { reducedMotion, theme } from '@parlour/ui-kit';
import { mayAutoplay } from './autoplay';
import { useIsPainted } from './DeferredRender';

export type TickerProps<Item> = {
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  getKey: (item: Item, index: number) => string | number;
  /** How long each item stands still, in seconds. */
  secondsPerItem?: number;
  pauseLabel?: string;
  playLabel?: string;
};

/** Number of items that fill the ticker at any width. They are rendered first, and repeated after the last item. */
const FILLING = 6;
const STEP_MS = 400;
/** Selects each item, and the start of the repeated ones. */
const STOPS = 'ul:first-child > li, [inert]';

/**
 * Items that scroll in a loop, one at a time. It stops when paused, hovered or focused, with reduced motion, and while nobody uses the page.
 */
export function Ticker<Item>({
  label,
  items,
  renderItem,
  getKey,
  secondsPerItem = 4,
  pauseLabel = 'Pause',
  playLabel = 'Play',
}: TickerProps<Item>) {
  const [isPaused, setPaused] = useState(false);
  const { track, hasMoved } = useSteps(isPaused, secondsPerItem * 1000, items.length);
  const isPainted = useIsPainted();
  const entries = items.map((item, index) => <li key={getKey(item, index)}>{renderItem(item, index)}</li>);
  return (
    <Root role="region" aria-label={label}>
      <Window role="group" aria-label={label} tabIndex={0}>
        <Track ref={track}>
          <Items>{isPainted ? entries : entries.slice(0, FILLING)}</Items>
          {hasMoved && (
            <Items aria-hidden inert>
              {entries.slice(0, FILLING)}
            </Items>
          )}
        </Track>
      </Window>
      <Toggle type="button" aria-label={isPaused ? playLabel : pauseLabel} onClick={() => setPaused(!isPaused)}>
        {isPaused ? <Play size={14} strokeWidth={2} aria-hidden /> : <Pause size={14} strokeWidth={2} aria-hidden />}
      </Toggle>
    </Root>
  );
}

/** Moves a track on by one item at a time, as long as nobody uses it. */
function useSteps(isPaused: boolean, everyMs: number, count: number) {
  const track = useRef<HTMLDivElement>(null);
  const first = useRef(0);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const step = () => {
      if (count === 0 || track.current === null || !mayAutoplay(track.current)) return;
      const stops = [...track.current.querySelectorAll<HTMLElement>(STOPS)];
      const index = first.current % count;
      first.current = index + 1;
      const transform = stops.slice(index, index + 2).map(({ offsetLeft }) => `translateX(${-offsetLeft}px)`);
      setMoved(true);
      track.current.animate({ transform }, { duration: STEP_MS, easing: 'ease-in-out', fill: 'forwards' });
    };
    const timer = isPaused ? undefined : setInterval(step, everyMs);
    return () => clearInterval(timer);
  }, [isPaused, everyMs, count]);
  return { track, hasMoved };
}

const Root = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
`;

const Window = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  -webkit-mask-image: linear-gradient(90deg, #000 calc(100% - 40px), transparent);
  mask-image: linear-gradient(90deg, #000 calc(100% - 40px), transparent);
  ${reducedMotion} {
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Track = styled.div`
  position: relative;
  width: max-content;
  ${reducedMotion} {
    transform: none !important;
  }
`;

const Items = styled.ul`
  display: flex;
  gap: 8px;
  padding-right: 8px;
  &[inert] {
    position: absolute;
    top: 0;
    left: 100%;
  }
  ${reducedMotion}[inert] {
    display: none;
  }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin: -4px -14px -4px 0;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.text3};
  ${reducedMotion} {
    display: none;
  }
`;
