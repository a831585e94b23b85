import { theme, type } from '@parlour/ui-kit';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatShare, positionOf, stopAbove, stopAt, stopBelow, stops } from '#figures';

interface ShareSliderProps {
  readonly label: string;
  /** Of 10,000 visitors. */
  readonly share: number;
  readonly onChange: (share: number) => void;
}

const up = ['ArrowRight', 'ArrowUp', 'PageUp'];
const down = ['ArrowLeft', 'ArrowDown', 'PageDown'];

/** Slider for a traffic share with fixed stops; a share between two stops is shown but cannot be selected. */
export function ShareSlider({ label, share, onChange }: ShareSliderProps) {
  const last = stops.length - 1;
  const move = (event: KeyboardEvent) => {
    const next = up.includes(event.key)
      ? stopAbove(share)
      : down.includes(event.key)
        ? stopBelow(share)
        : { Home: stopAt(0), End: stopAt(last) }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <Root>
      <Track aria-hidden>
        <span style={{ width: `${(positionOf(share) / last) * 100}%` }} />
        {stops.map((stop) => (
          <i key={stop} data-passed={stop <= share || undefined} style={{ left: `${(positionOf(stop) / last) * 100}%` }} />
        ))}
      </Track>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={formatShare(share)}
        min={0}
        max={last}
        step={0.01}
        value={positionOf(share)}
        onChange={(event) => onChange(stopAt(event.target.valueAsNumber))}
        onKeyDown={move}
      />
      <Stops aria-hidden>
        {stops.map((stop) => (
          <span key={stop} data-selected={stop === share || undefined} style={{ left: `${(positionOf(stop) / last) * 100}%` }}>
            {stop / 100}
          </span>
        ))}
      </Stops>
    </Root>
  );
}

const THUMB = 28;

const Root = styled.div`
  position: relative;
  padding-bottom: 20px;
  input {
    appearance: none;
    display: block;
    position: relative;
    width: 100%;
    height: 44px;
    margin: 0;
    background: none;
    cursor: pointer;
    border-radius: ${theme.radius.medium};
    &::-webkit-slider-thumb {
      appearance: none;
      width: ${THUMB}px;
      height: ${THUMB}px;
      border: 0;
      border-radius: 50%;
      background: #fffaf1;
      box-shadow:
        0 0 0 6px ${theme.color.accentSoft},
        0 2px 8px rgba(0, 0, 0, 0.35);
    }
    &::-moz-range-thumb {
      width: ${THUMB}px;
      height: ${THUMB}px;
      border: 0;
      border-radius: 50%;
      background: #fffaf1;
      box-shadow:
        0 0 0 6px ${theme.color.accentSoft},
        0 2px 8px rgba(0, 0, 0, 0.35);
    }
  }
`;

const Track = styled.span`
  position: absolute;
  inset: 19px ${THUMB / 2}px auto;
  height: 6px;
  border-radius: 3px;
  background: ${theme.color.pressed};
  span {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: 3px;
    background: ${theme.color.accent};
  }
  i {
    position: absolute;
    top: -4px;
    width: 2px;
    height: 14px;
    margin-left: -1px;
    border-radius: 1px;
    background: ${theme.color.field};
    &[data-passed] {
      background: color-mix(in srgb, ${theme.color.onAccent} 45%, ${theme.color.accent});
    }
  }
`;

const Stops = styled.span`
  position: absolute;
  inset: auto ${THUMB / 2}px 0;
  height: 18px;
  ${type.caption}
  font-size: 12px;
  color: ${theme.color.text2};
  span {
    position: absolute;
    transform: translateX(-50%);
  }
  [data-selected] {
    color: ${theme.color.accentText};
    font-weight: 700;
  }
`;
