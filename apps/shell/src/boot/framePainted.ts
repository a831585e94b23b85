import { nextFrame } from '@parlour/ui-kit';

/** Resolves when the frame that came with the document has been seen: with all else in the cache the shell would keep it from being painted. */
export function framePainted(page: Window & typeof globalThis): Promise<void> {
  const hasFrame = page.document.documentElement.dataset['frame'] !== undefined;
  return hasFrame && page.performance.getEntriesByType('paint').length === 0 ? nextFrame(page) : Promise.resolve();
}
