import { nextFrame } from '@parlour/ui-kit';

/** Resolves when the document's own frame is painted; with all files cached, the shell would otherwise block this paint. */
export function framePainted(page: Window & typeof globalThis): Promise<void> {
  const hasFrame = page.document.documentElement.dataset['frame'] !== undefined;
  return hasFrame && page.performance.getEntriesByType('paint').length === 0 ? nextFrame(page) : Promise.resolve();
}
