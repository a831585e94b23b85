import { prefersReducedMotion } from '@parlour/ui-kit';

const REST_AFTER_MS = 30_000;
/** Events of use. Without `scroll`, which a carousel causes itself. */
const USES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'visibilitychange'];

let usedAt: number | undefined;

/**
 * Whether an element may move by itself. It may while the page is visible, was used in the last half minute, and motion is not
 * reduced, and while nobody uses the element around it. Each movement keeps a phone awake.
 */
export function mayAutoplay(element: HTMLElement): boolean {
  const isInUse = element.parentElement?.matches(':is(:hover, :focus-within)') ?? false;
  return !document.hidden && !isInUse && !prefersReducedMotion() && performance.now() - lastUse() < REST_AFTER_MS;
}

/** Time at which the page was last used; the first call counts as a use. */
function lastUse(): number {
  if (usedAt === undefined) for (const use of USES) document.addEventListener(use, noteUse, { capture: true, passive: true });
  usedAt ??= performance.now();
  return usedAt;
}

function noteUse(): void {
  usedAt = performance.now();
}
