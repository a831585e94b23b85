type Tell = (isNear: boolean, height: number) => void;

/** Drawn this far from the window, in pixels: about what a fast flick moves until the next drawing. */
const NEAR_PX = 1000;

const watched = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Reports now and later whether an element is near the window, with its height; returns the function that stops it. */
export function watchNear(element: Element, tell: Tell): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        watched.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const current = observer;
  watched.set(element, tell);
  current.observe(element);
  return () => {
    watched.delete(element);
    current.unobserve(element);
  };
}
