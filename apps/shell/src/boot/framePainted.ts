/** Resolves when the frame that came with the document has been seen: with all else in the cache the shell would keep it from being painted. */
export function framePainted({
  document,
  performance,
  requestAnimationFrame,
  setTimeout,
}: Window & typeof globalThis): Promise<void> {
  const hasNoFrame = document.documentElement.dataset['frame'] === undefined;
  if (hasNoFrame || document.visibilityState === 'hidden' || performance.getEntriesByType('paint').length > 0)
    return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
