/** Resolves when the browser has painted what stands now; at once when nothing is painted, as in a tab that nobody sees. */
export function nextFrame({ document, requestAnimationFrame, setTimeout }: Window & typeof globalThis = window): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
