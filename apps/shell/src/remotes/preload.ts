import { filesOf, type FoundRoute } from './resolve';

/** Starts to fetch the files of a screen, at most once each. */
export function preload(found: FoundRoute): void {
  for (const { url } of filesOf(found)) {
    if (document.querySelector(`link[href="${url}"]`) !== null) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: url });
    document.head.append(link);
  }
}

/** Starts to fetch a screen that the player may open next, unless the phone saves data. */
export function prefetch(found: FoundRoute): void {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const savesData =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  if (!savesData) preload(found);
}
