import { Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tapArea, theme } from '@parlour/ui-kit';
import { useTrack } from './useTrack';

export type CarouselProps<Item> = {
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  getKey: (item: Item, index: number) => string | number;
  intervalMs?: number;
  texts?: Partial<typeof english>;
};

const english = { pause: 'Pause', play: 'Play', slide: (current: number, count: number) => `${current} of ${count}` };

/** A carousel; with `intervalMs` it advances unless touched, hidden, paused or motion is reduced. */
export function Carousel<Item>({ label, items, renderItem, getKey, intervalMs, texts }: CarouselProps<Item>) {
  const labels = { ...english, ...texts };
  const [isPlaying, setPlaying] = useState(true);
  const autoplays = intervalMs !== undefined && items.length > 1;
  const { current, track } = useTrack(autoplays && isPlaying ? intervalMs : undefined);
  const ToggleIcon = isPlaying ? Pause : Play;

  return (
    <Root role="region" aria-roledescription="carousel" aria-label={label}>
      <Track
        {...track}
        role="group"
        aria-label={label}
        tabIndex={items.length > 1 ? 0 : undefined}
        data-single={items.length === 1 || undefined}
      >
        {items.map((item, index) => (
          <Slide
            key={getKey(item, index)}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(index + 1, items.length)}
          >
            {renderItem(item, index)}
          </Slide>
        ))}
      </Track>
      {items.length > 1 && (
        <Bar data-autoplays={autoplays || undefined}>
          {items.map((item, index) => (
            <Dot key={getKey(item, index)} data-state={index === current ? 'current' : undefined} />
          ))}
          {autoplays && (
            <Toggle type="button" aria-label={isPlaying ? labels.pause : labels.play} onClick={() => setPlaying(!isPlaying)}>
              <ToggleIcon size={12} fill="currentColor" aria-hidden />
            </Toggle>
          )}
        </Bar>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${theme.gutter});
`;

const Track = styled.div`
  display: flex;
  gap: 12px;
  padding-inline: ${theme.gutter};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${theme.gutter};
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${theme.radius.card};
  }
`;

const Slide = styled.div`
  flex: none;
  width: calc(100% - ${theme.gutter});
  scroll-snap-align: start;
  [data-single] > & {
    width: 100%;
  }
`;

const Bar = styled.div`
  position: absolute;
  right: 42px;
  bottom: 10px;
  display: flex;
  align-items: center;
  gap: 5px;
  height: 16px;
  padding: 0 7px;
  border-radius: 8px;
  background: ${theme.color.pictureShade};
  color: ${theme.color.onPicture};
  pointer-events: none;
  &[data-autoplays] {
    padding-right: 0;
  }
`;

const Dot = styled.span`
  width: 4px;
  height: 4px;
  border-radius: 2px;
  background: rgba(255, 255, 255, 0.6);
  &[data-state] {
    width: 16px;
    background: ${theme.color.onPicture};
  }
`;

const Toggle = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 22px;
  height: 16px;
  pointer-events: auto;
  ${tapArea('-14px -11px')}
`;
