/** Resolves when the browser has painted the current state; at once where nothing is painted, as in a hidden tab or one that is hidden before its frame. */
export function nextFrame({ document, requestAnimationFrame, setTimeout }: Window & typeof globalThis = window): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    requestAnimationFrame(() => setTimeout(done));
  });
}
