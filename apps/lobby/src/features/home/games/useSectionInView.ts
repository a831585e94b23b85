import { prefersReducedMotion } from '@parlour/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HomeSection, homeSections } from './sections';

/**
 * Tracks which section is in view while scrolling, and scrolls to one; before all sections are rendered (`isWhole`), as soon as they
 * are. `sectionRef` registers a section.
 */
export function useSectionInView(isWhole: boolean) {
  const sections = useRef(new Map<HomeSection, HTMLElement>());
  const wanted = useRef<HomeSection>(undefined);
  const [inView, setInView] = useState<HomeSection>('hot');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = homeSections.find((name) => [...visible].some((section) => section === sections.current.get(name)));
        // All are further down when the page was put to its beginning.
        setInView(first ?? 'hot');
      },
      { rootMargin: '-140px 0px -55% 0px' },
    );
    for (const section of sections.current.values()) observer.observe(section);
    return () => observer.disconnect();
  }, [isWhole]);

  const sectionRef = useCallback(
    (name: HomeSection) => (section: HTMLElement | null) => {
      if (section) sections.current.set(name, section);
      else sections.current.delete(name);
    },
    [],
  );
  const scrollTo = useCallback((name: HomeSection) => {
    const section = sections.current.get(name);
    wanted.current = section ? undefined : name;
    if (!section) return;
    // Not `scrollIntoView`: Chrome 109 stops one when the sidebar scrolls on the way.
    const top = section.getBoundingClientRect().top + scrollY - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The next Tab continues in the chosen section.
    section.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isWhole && wanted.current !== undefined) scrollTo(wanted.current);
  }, [isWhole, scrollTo]);
  return { inView, sectionRef, scrollTo };
}
