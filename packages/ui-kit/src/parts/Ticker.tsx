import { Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { reducedMotion, theme } from '@parlour/ui-kit';

export type TickerProps<Item> = {
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  getKey: (item: Item, index: number) => string | number;
  secondsPerItem?: number;
  pauseLabel?: string;
  playLabel?: string;
};

/** Items that fill the ticker at any width: the first ones are repeated after the last. */
const REPEATED = 6;

/** Items that scroll in a loop; stops when paused, hovered or with reduced motion. */
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
  const entries = items.map((item, index) => <li key={getKey(item, index)}>{renderItem(item, index)}</li>);
  return (
    <Root role="region" aria-label={label}>
      <Window role="group" aria-label={label} tabIndex={0}>
        <Track data-state={isPaused ? 'paused' : undefined} style={{ animationDuration: `${items.length * secondsPerItem}s` }}>
          <Items>{entries}</Items>
          <Items aria-hidden inert>
            {entries.slice(0, REPEATED)}
          </Items>
        </Track>
      </Window>
      <Toggle type="button" aria-label={isPaused ? playLabel : pauseLabel} onClick={() => setPaused(!isPaused)}>
        {isPaused ? <Play size={14} strokeWidth={2} aria-hidden /> : <Pause size={14} strokeWidth={2} aria-hidden />}
      </Toggle>
    </Root>
  );
}

const scroll = keyframes`to { transform: translateX(-100%); }`;

const Root = styled.div`
  display: flex;
  align-items: center;
  height: 36px;
`;

const Window = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  mask-image: linear-gradient(90deg, #000 calc(100% - 40px), transparent);
  ${reducedMotion} {
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Track = styled.div`
  position: relative;
  width: max-content;
  animation: ${scroll} linear infinite;
  &[data-state],
  ${Window}:is(:hover, :focus-within) > & {
    animation-play-state: paused;
  }
  ${reducedMotion} {
    animation: none;
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
  margin-right: -14px;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.text3};
  ${reducedMotion} {
    display: none;
  }
`;
