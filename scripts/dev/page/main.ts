// Runs before any other script of a page in development: contains the runtime of Fast Refresh, replaces modules per build, and
// shows errors in an overlay.
import { createDevelopmentPage, type Place } from '@parlour/remote-build/development';
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);
globalThis.parlourDev = createDevelopmentPage(globalThis, placesIn);
new EventSource('/dev/builds').addEventListener('message', ({ data }: MessageEvent<string>) => parlourDev.hear(JSON.parse(data)));

/** Where in the sources a stack leads, innermost first; what is not ours is left out. */
async function placesIn(stack: string): Promise<readonly Place[]> {
  const response = await fetch(`/dev/places?stack=${encodeURIComponent(stack.slice(0, 4000))}`);
  return response.ok ? ((await response.json()) as readonly Place[]) : [];
}
