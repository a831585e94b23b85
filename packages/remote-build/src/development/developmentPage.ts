import * as refresh from 'react-refresh/runtime';
import { type Build, followBuilds } from './followBuilds';
import { createOverlay } from './overlay';
import { type Place, watchErrors } from './watchErrors';

/**
 * What each page in development has: the one runtime of Fast Refresh, what follows builds, and the overlay for errors, with their lines in
 * the sources where `placesIn` knows them.
 */
export function createDevelopmentPage(
  { window, document, location }: typeof globalThis,
  placesIn?: (stack: string) => Promise<readonly Place[]>,
) {
  const { follow, hear } = followBuilds(window, () => location.reload());
  const overlay = createOverlay(document);
  const errors = watchErrors(window, (troubles) => overlay.show('page', troubles), placesIn);
  return {
    follow,
    // Modules of two apps may have one name; a component is known by its app's too.
    refreshOf: (app: string) => ({
      ...refresh,
      register: (type: unknown, id: string) => refresh.register(type, `${app} ${id}`),
    }),
    hear: (build: Build) => {
      // What failed under the build before may be mended by this one.
      if (hear(build)) errors.forget();
      overlay.show(
        build.app,
        build.errors.map((text) => ({ title: `${build.app} does not build`, text })),
      );
    },
  };
}
