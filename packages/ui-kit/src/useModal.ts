import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { nextFrame } from './nextFrame';
import { moveLiveRegionInto } from './liveRegion';

/** The way out and the frames before it. */
const exitMs = 280;
const first = '[data-focus-first]';
const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),iframe,[tabindex]:not([tabindex="-1"])';

/**
 * Drives a native dialog: opens it modally, keeps the focus inside, returns it, and stays mounted for the closing animation.
 * An element with `data-focus-first` gets the focus first, the dialog itself or a field in it.
 */
export function useModal(open: boolean, onCancel: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  const present = usePresence(open);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    let hide: (() => void) | undefined;
    let isOver = false;
    const show = () => {
      if (!isOver) hide = showModally(dialog);
    };
    // A dialog that opens or closes restyles the whole page, so the pressed state is painted first.
    // With an input field it opens at once: some phones show their keyboard only within the tap.
    if (dialog.querySelector(first)) show();
    else void nextFrame().then(show);
    return () => {
      isOver = true;
      if (dialog.isConnected) void nextFrame().then(() => hide?.());
      else hide?.();
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Chrome closes a dialog at the second Escape whatever `cancel` says; refusing the key keeps it open.
      event.preventDefault();
      event.stopPropagation();
      onCancel?.();
    }
    if (event.key === 'Tab') keepInside(event);
  };
  const cancelNatively = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel?.();
  };
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The device's back gesture may close a dialog without asking.
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
    if (onCancel) onCancel();
    else event.currentTarget.showModal();
  };
  return { present, dialogProps: { ref, onKeyDown, onCancel: cancelNatively, onClose } };
}

/** Returns the way out. */
function showModally(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  const leaveStage = moveLiveRegionInto(dialog);
  const takeFocus = () => {
    if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(focusable)?.focus();
  };
  const wanted = dialog.matches(first) ? dialog : dialog.querySelector<HTMLElement>(first);
  wanted?.focus();
  takeFocus();
  // A page in a frame may take the focus although a dialog is open above it.
  const takeItBack = () => setTimeout(() => document.activeElement instanceof HTMLIFrameElement && takeFocus());
  window.addEventListener('blur', takeItBack);
  return () => {
    window.removeEventListener('blur', takeItBack);
    if (dialog.close) dialog.close();
    else dialog.removeAttribute('open');
    leaveStage();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.tabIndex >= 0);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (stops.length > 0 && document.activeElement !== edge) return;
  event.preventDefault();
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  other?.focus();
}

function usePresence(open: boolean) {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), exitMs);
    return () => clearTimeout(timer);
  }, [open]);
  return open || lingers;
}
