/** Resolves when the browser has painted the current state; immediately when nothing is painted, as in a hidden tab. */
export function nextFrame({ document, requestAnimationFrame, setTimeout }: Window & typeof globalThis = window): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
