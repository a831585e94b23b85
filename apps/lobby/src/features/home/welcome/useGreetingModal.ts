import { nextFrame, useModal } from '@parlour/ui-kit';
import { type MouseEvent, useEffect, useRef } from 'react';

/** Whoever taps so soon after it opened saw, and meant, what lay there before. */
export const UNSEEN_MS = 400;

/**
 * A modal that opens without interaction: the dialog itself is focused, so that none of its buttons looks selected. Of the clicks that are
 * too early to be meant for it, only its own buttons take any.
 */
export function useGreetingModal(isOpen: boolean, onClose: () => void, onEarlyClick?: (event: MouseEvent) => void) {
  const { dialogProps } = useModal(isOpen, onClose);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, [isOpen]);
  const onClickCapture = (event: MouseEvent<HTMLDialogElement>) => {
    // A key or a screen reader clicks what it is at, which has no place.
    if (event.detail === 0 || performance.now() - openedAt.current > UNSEEN_MS) return;
    if (onEarlyClick === undefined || (event.target instanceof Element && event.target.closest('button'))) return;
    event.preventDefault();
    event.stopPropagation();
    onEarlyClick(event);
  };
  return { ...dialogProps, tabIndex: -1, 'data-focus-first': true, onClickCapture };
}

/** Clicks what lies at a place once a dialog in front of it is gone. */
export function passClickOn(clientX: number, clientY: number): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
  void nextFrame().then(() => document.elementFromPoint(clientX, clientY)?.dispatchEvent(click));
}
