import { prefersReducedMotion } from '@parlour/ui-kit';

const REST_AFTER_MS = 30_000;
/** Not `scroll`, which a carousel causes itself. */
const USES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'visibilitychange'];

let usedAt: number | undefined;

/**
 * Whether an element may move on by itself: the page is visible, nobody uses the element around it or asked for less motion, and somebody
 * touched the page in the last half minute. Each movement keeps a phone awake.
 */
export function mayAutoplay(element: HTMLElement): boolean {
  const isInUse = element.parentElement?.matches(':is(:hover, :focus-within)') ?? false;
  return !document.hidden && !isInUse && !prefersReducedMotion() && performance.now() - lastUse() < REST_AFTER_MS;
}

/** When the page was used last; the first question counts as a use. */
function lastUse(): number {
  if (usedAt === undefined) for (const use of USES) document.addEventListener(use, noteUse, { capture: true, passive: true });
  usedAt ??= performance.now();
  return usedAt;
}

function noteUse(): void {
  usedAt = performance.now();
}
