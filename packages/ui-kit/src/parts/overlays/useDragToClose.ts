import { useRef, type PointerEvent } from 'react';

const farPx = 96;
const fastPxPerMs = 0.5;

/** Drags a panel down by its handle; it closes when released far or fast enough. */
export function useDragToClose(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<{ y: number; at: number }>(null);

  const moveTo = (y: number | undefined) => {
    if (!panel.current) return;
    panel.current.style.transition = y === undefined ? '' : 'none';
    panel.current.style.transform = y === undefined ? '' : `translateY(${Math.max(0, y)}px)`;
  };
  const settle = (event: PointerEvent, mayClose: boolean) => {
    const from = start.current;
    if (!from) return;
    start.current = null;
    const distance = event.clientY - from.y;
    const isFast = distance > 24 && distance / (event.timeStamp - from.at) > fastPxPerMs;
    moveTo(undefined);
    if (mayClose && (distance > farPx || isFast)) onClose();
  };
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => start.current && moveTo(event.clientY - start.current.y),
    onPointerUp: (event: PointerEvent) => settle(event, true),
    onPointerCancel: (event: PointerEvent) => settle(event, false),
  };
  return { panel, handle };
}
