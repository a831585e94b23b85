import { prefersReducedMotion } from '@parlour/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** The scrolling row of a carousel: the slide in view, and a change every `intervalMs` while nothing prevents it. */
export function useTrack(intervalMs: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (intervalMs === undefined) return;
    const timer = setInterval(() => {
      if (ref.current && mayTurn(ref.current)) turn(ref.current);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);

  // When hidden its row returns to the first slide.
  useEffect(() => () => setAt(0), []);

  return { at, track: { ref, onScroll: () => ref.current && setAt(slideAt(ref.current)) } };
}

function mayTurn(track: HTMLElement) {
  const root = track.parentElement;
  const isTouched = root?.matches(':hover') || root?.contains(document.activeElement);
  return !document.hidden && !isTouched && !prefersReducedMotion();
}

function turn(track: HTMLElement) {
  const next = (slideAt(track) + 1) % track.children.length;
  track.scrollTo({ left: next * slideStep(track), behavior: 'smooth' });
}

function slideAt(track: HTMLElement) {
  return Math.round(track.scrollLeft / (slideStep(track) || 1));
}

function slideStep(track: HTMLElement) {
  const [first, second] = track.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}
