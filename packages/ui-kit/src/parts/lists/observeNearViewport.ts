type Listener = (isNear: boolean, height: number) => void;

/** Items are rendered at this distance from the window, in pixels: about as far as a fast flick scrolls between two renders. */
const NEAR_PX = 1000;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Reports now and on each change whether an element is near the window, with its height. Returns the function that stops it. */
export function observeNearViewport(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const current = observer;
  listeners.set(element, listener);
  current.observe(element);
  return () => {
    listeners.delete(element);
    current.unobserve(element);
  };
}
