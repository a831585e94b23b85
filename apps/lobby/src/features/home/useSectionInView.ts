import { prefersReducedMotion } from '@parlour/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Place, places } from './rooms';

/** Tracks which section is in view while scrolling, and scrolls to one. `sectionRef` registers a place's section. */
export function usePlaceInView() {
  const sections = useRef(new Map<Place, HTMLElement>());
  const [inView, setInView] = useState<Place>('hot');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = places.find((place) => [...visible].some((section) => section === sections.current.get(place)));
        if (first !== undefined) setInView(first);
      },
      { rootMargin: '-140px 0px -55% 0px' },
    );
    for (const section of sections.current.values()) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  const sectionRef = useCallback(
    (place: Place) => (section: HTMLElement | null) => {
      if (section) sections.current.set(place, section);
      else sections.current.delete(place);
    },
    [],
  );
  const scrollTo = useCallback((place: Place) => {
    const section = sections.current.get(place);
    section?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The next Tab continues in the chosen section.
    section?.focus({ preventScroll: true });
  }, []);
  return { inView, sectionRef, scrollTo };
}
