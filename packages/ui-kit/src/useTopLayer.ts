import { useEffect, useRef } from 'react';

/** Lifts an element with `popover="manual"` above open dialogs, where the browser has a top layer, and above those that open later. */
export function useTopLayer<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element?.showPopover) return undefined;
    element.showPopover();
    const stayAbove = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement) || !target.open) return;
      element.hidePopover();
      element.showPopover();
    };
    document.addEventListener('toggle', stayAbove, true);
    return () => document.removeEventListener('toggle', stayAbove, true);
  }, []);
  return ref;
}
