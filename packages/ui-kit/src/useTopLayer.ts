import { useEffect, useRef } from 'react';

/** Lifts an element with `popover="manual"` above open dialogs, where the browser has a top layer. */
export function useTopLayer<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (ref.current?.showPopover) ref.current.showPopover();
  }, []);
  return ref;
}
