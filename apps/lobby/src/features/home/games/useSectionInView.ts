import { prefersReducedMotion } from '@parlour/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HomeSection, homeSections } from './sections';

/**
 * Tracks which section is in view while scrolling, and scrolls to a section; if the sections are not all rendered yet
 * (`isWhole`), as soon as they are. `sectionRef` registers a section.
 */
export function useSectionInView(isWhole: boolean) {
  const sections = useRef(new Map<HomeSection, HTMLElement>());
  const pendingSection = useRef<HomeSection>(undefined);
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
        // When the page was scrolled to its top, all sections are below.
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
    pendingSection.current = section ? undefined : name;
    if (!section) return;
    // Not `scrollIntoView`, which Chrome 109 aborts when the sidebar scrolls at the same time.
    const top = section.getBoundingClientRect().top + scrollY - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The focus moves too, so that the next Tab continues in the chosen section.
    section.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isWhole && pendingSection.current !== undefined) scrollTo(pendingSection.current);
  }, [isWhole, scrollTo]);
  return { inView, sectionRef, scrollTo };
}
