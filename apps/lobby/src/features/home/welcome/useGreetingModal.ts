import { nextFrame, useModal } from '@parlour/ui-kit';
import { type MouseEvent, useEffect, useRef } from 'react';

/** A tap within this time after opening was meant for what was visible before. */
export const UNSEEN_MS = 400;

/**
 * A modal that opens without interaction. The dialog itself is focused, so that none of its buttons looks selected. Of clicks
 * that come too early to be meant for it, it only handles those on its own buttons.
 */
export function useGreetingModal(isOpen: boolean, onClose: () => void, onEarlyClick?: (event: MouseEvent) => void) {
  const { dialogProps } = useModal(isOpen, onClose);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, [isOpen]);
  const onClickCapture = (event: MouseEvent<HTMLDialogElement>) => {
    // A click by keyboard or screen reader (`detail` 0) has no position and is always meant for its target.
    if (event.detail === 0 || performance.now() - openedAt.current > UNSEEN_MS) return;
    if (onEarlyClick === undefined || (event.target instanceof Element && event.target.closest('button'))) return;
    event.preventDefault();
    event.stopPropagation();
    onEarlyClick(event);
  };
  return { ...dialogProps, tabIndex: -1, 'data-focus-first': true, onClickCapture };
}

/** Clicks the element at a position once the dialog in front of it is closed. */
export function passClickOn(clientX: number, clientY: number): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
  void nextFrame().then(() => document.elementFromPoint(clientX, clientY)?.dispatchEvent(click));
}
