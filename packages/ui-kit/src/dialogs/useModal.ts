import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { nextFrame } from './nextFrame';
import { moveLiveRegionInto } from '../feedback/liveRegion';

/** Duration of the closing animation. */
const exitMs = 280;
const FOCUS_FIRST = '[data-focus-first]';
const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),iframe,[tabindex]:not([tabindex="-1"])';

/**
 * Drives a native dialog: opens it modally, keeps the focus inside, returns it, and stays mounted for the closing animation.
 * An element with `data-focus-first` gets the focus first, the dialog itself or a field in it.
 */
export function useModal(open: boolean, onCancel: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef<() => void>(undefined);
  const present = usePresence(open);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    let isOver = false;
    const show = () => {
      if (isOver) return;
      // It may be opened again in the frame after which it was about to close.
      close.current?.();
      close.current = showModally(dialog);
    };
    // Opening or closing a dialog restyles the whole page, so the pressed state is painted first.
    // With an input field it opens at once: some phones show their keyboard only within the tap.
    if (dialog.querySelector(FOCUS_FIRST)) show();
    else {
      opening.add(show);
      void nextFrame().then(openAll);
    }
    return () => {
      isOver = true;
      const due = close.current;
      const closeDue = () => {
        if (close.current !== due) return;
        due?.();
        close.current = undefined;
      };
      if (dialog.isConnected) void nextFrame().then(openAll).then(closeDue);
      else closeDue();
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Chrome closes a dialog at the second Escape even if `cancel` is prevented. Preventing the key event keeps it open.
      event.preventDefault();
      event.stopPropagation();
      onCancel?.();
    }
    if (event.key === 'Tab') trapFocus(event);
  };
  const cancelNatively = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel?.();
  };
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The device's back gesture may close a dialog without a `cancel` event.
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
    if (onCancel) onCancel();
    else event.currentTarget.showModal();
  };
  return { present, dialogProps: { ref, onKeyDown, onCancel: cancelNatively, onClose } };
}

const opening = new Set<() => void>();

/** Opens waiting dialogs before one closes: while another is open the page below stays inert, and is not restyled twice. */
function openAll(): void {
  for (const show of opening) show();
  opening.clear();
}

/** The open dialogs, each with the element that had the focus before it opened. */
const openers = new Map<HTMLDialogElement, Element | null>();

/** The element that was pressed last. */
let pressed: Element | undefined;
globalThis.document?.addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : undefined), true);

/**
 * The element to return the focus to. Safari does not focus a pressed button but leaves the focus on an element around it; then
 * it is the button.
 */
function openerOf(active: Element | null): Element | null {
  const control = pressed?.closest(focusable);
  return control && active?.contains(control) ? control : active;
}

/** Returns the function that closes the dialog. */
function showModally(dialog: HTMLDialogElement): () => void {
  openers.set(dialog, openerOf(document.activeElement));
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  // Prevents scrolling of the page: `overscroll-behavior` on an element that does not scroll itself works only in Chrome since
  // version 144.
  document.documentElement.style.overflow = 'hidden';
  const restoreLiveRegion = moveLiveRegionInto(dialog);
  const focusFirst = () => {
    if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(focusable)?.focus();
  };
  const initial = dialog.matches(FOCUS_FIRST) ? dialog : dialog.querySelector<HTMLElement>(FOCUS_FIRST);
  initial?.focus();
  focusFirst();
  // A page in an iframe may take the focus although a dialog is open above it.
  const reclaimFocus = () => setTimeout(() => document.activeElement instanceof HTMLIFrameElement && focusFirst());
  window.addEventListener('blur', reclaimFocus);
  return () => {
    window.removeEventListener('blur', reclaimFocus);
    if (dialog.close) dialog.close();
    else dialog.removeAttribute('open');
    if (!document.querySelector('dialog[open]')) document.documentElement.style.overflow = '';
    restoreLiveRegion();
    returnFocus(dialog);
  };
}

/**
 * Returns the focus to the element that had it before. If a dialog that was opened from this one is still open, that dialog
 * returns it when it closes.
 */
function returnFocus(dialog: HTMLDialogElement): void {
  const before = openers.get(dialog) ?? null;
  openers.delete(dialog);
  for (const [other, opener] of openers) if (dialog.contains(opener)) openers.set(other, before);
  const top = [...openers.keys()].at(-1);
  if (before instanceof HTMLElement && (top === undefined || top.contains(before))) before.focus({ preventScroll: true });
}

function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.tabIndex >= 0);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (stops.length > 0 && document.activeElement !== edge) return;
  event.preventDefault();
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  other?.focus();
}

function usePresence(open: boolean) {
  const [isClosing, setClosing] = useState(open);
  useEffect(() => {
    if (open) {
      setClosing(true);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // Counts from the frame in which the dialog is closed, because an element that is removed before could not unlock the page or
    // return the focus.
    void nextFrame().then(() => {
      if (!isOver) timer = setTimeout(() => setClosing(false), exitMs);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [open]);
  return open || isClosing;
}
