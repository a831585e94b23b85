import { useEffect, useRef, useState } from 'react';
import { mayAutoplay } from './autoplay';

/** The scroll container of a carousel: the current slide, and autoplay every `intervalMs`. */
export function useTrack(intervalMs: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (intervalMs === undefined) return;
    const timer = setInterval(() => {
      if (ref.current && mayAutoplay(ref.current)) advance(ref.current);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);

  // A hidden row (`Activity`) scrolls back to the first slide.
  useEffect(() => () => setCurrent(0), []);

  return { current, track: { ref, onScroll: () => ref.current && setCurrent(slideAt(ref.current)) } };
}

function advance(track: HTMLElement) {
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
