import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme, type } from '@parlour/ui-kit';

export type CountdownProps = {
  until: number;
  label: string;
  now?: () => number;
  onEnd?: () => void;
  totalMs?: number;
  urgentMs?: number;
  children?: (leftMs: number) => ReactNode;
};

/** Time left until an epoch in ms, computed from the clock; with `totalMs` a ring shows the share that is left. */
export function Countdown({ until, label, now = Date.now, onEnd, totalMs, urgentMs = 300_000, children }: CountdownProps) {
  // A clock that is set back meanwhile must not extend the wait.
  const leftMs = Math.min(useTimeLeft(until, now, onEnd), totalMs ?? Infinity);
  const text = children ? children(leftMs) : formatLeft(leftMs);
  if (totalMs === undefined)
    return (
      <span role="timer" aria-label={label}>
        {text}
      </span>
    );
  const share = Math.min(1, leftMs / totalMs);
  return (
    <Ring role="timer" aria-label={label} data-state={leftMs < urgentMs ? 'urgent' : undefined}>
      <svg viewBox="0 0 92 92" fill="none" strokeWidth="6" aria-hidden>
        <circle cx="46" cy="46" r="43" stroke={theme.color.pressed} />
        <circle
          cx="46"
          cy="46"
          r="43"
          stroke="currentColor"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={`${share} 2`}
          transform="rotate(-90 46 46)"
        />
      </svg>
      <span>{text}</span>
    </Ring>
  );
}

function useTimeLeft(until: number, now: () => number, onEnd: (() => void) | undefined) {
  const [leftMs, setLeftMs] = useState(() => Math.max(0, until - now()));
  const timeLeft = useEffectEvent(() => Math.max(0, until - now()));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const update = () => {
      clearTimeout(timer);
      const left = timeLeft();
      setLeftMs(left);
      if (left > 0) timer = setTimeout(update, left % 1000 || 1000);
      else if (!isOver) {
        isOver = true;
        end();
      }
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [until]);
  return leftMs;
}

function formatLeft(leftMs: number) {
  const seconds = Math.ceil(leftMs / 1000);
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: calc(42px + 50px * ${theme.textScale});
  aspect-ratio: 1;
  color: ${theme.color.accent};
  &[data-state] {
    color: ${theme.color.danger};
  }
  & > svg {
    position: absolute;
    inset: 0;
  }
  & > span {
    ${type.figuresRow} font-size: 20px;
    color: ${theme.color.text};
  }
`;
