import { type PointerEvent, useState } from 'react';
import type { Series } from '#figures';

/** The step of the series under the pointer. */
export function useHoveredStep(values: Series, width: number) {
  const [at, setAt] = useState<number>();
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const step = Math.round(((event.clientX - left) / width) * (values.length - 1));
    setAt(Math.min(values.length - 1, Math.max(0, step)));
  };
  const leave = () => setAt(undefined);
  return { at, handlers: { onPointerMove, onPointerLeave: leave, onPointerCancel: leave } };
}
