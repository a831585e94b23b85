// Runs before any other script of a page in development: contains the runtime of Fast Refresh, replaces modules per build, and
// shows errors in an overlay.
import * as refresh from 'react-refresh/runtime';
import { type Build, followBuilds } from './followBuilds';
import { createOverlay } from './overlay';
import { watchErrors } from './watchErrors';

refresh.injectIntoGlobalHook(window);
const { follow, hear } = followBuilds(window, () => location.reload());
const overlay = createOverlay(document);

globalThis.parlourDev = {
  follow,
  // Modules of two apps may have one name; a component is known by its app's too.
  refreshOf: (app) => ({ ...refresh, register: (type, id) => refresh.register(type, `${app} ${id}`) }),
};

const errors = watchErrors(window, (troubles) => overlay.show('page', troubles));
new EventSource('/dev/builds').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const build = JSON.parse(data) as Build;
  // What failed under the build before may be mended by this one.
  if (hear(build)) errors.forget();
  overlay.show(
    build.app,
    build.errors.map((text) => ({ title: `${build.app} does not build`, text })),
  );
});
