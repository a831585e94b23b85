// Runs before any other script of a page in development: contains the runtime of Fast Refresh, replaces modules per build, and
// shows errors in an overlay.
import { type Build, createOverlay, followBuilds, type Place, watchErrors } from '@parlour/remote-build/development';
import * as refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(window);
const { follow, hear } = followBuilds(window, () => location.reload());
const overlay = createOverlay(document);

globalThis.parlourDev = {
  follow,
  // Modules of two apps may have one name; a component is known by its app's too.
  refreshOf: (app) => ({ ...refresh, register: (type, id) => refresh.register(type, `${app} ${id}`) }),
};

const errors = watchErrors(window, (troubles) => overlay.show('page', troubles), placesIn);
new EventSource('/dev/builds').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const build = JSON.parse(data) as Build;
  // What failed under the build before may be mended by this one.
  if (hear(build)) errors.forget();
  overlay.show(
    build.app,
    build.errors.map((text) => ({ title: `${build.app} does not build`, text })),
  );
});

/** Where in the sources a stack leads, innermost first; what is not ours is left out. */
async function placesIn(stack: string): Promise<readonly Place[]> {
  const response = await fetch(`/dev/places?stack=${encodeURIComponent(stack.slice(0, 4000))}`);
  return response.ok ? ((await response.json()) as readonly Place[]) : [];
}
