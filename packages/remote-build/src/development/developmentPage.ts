import * as refresh from 'react-refresh/runtime';
import { type Build, followBuilds } from './followBuilds';
import { createOverlay } from './overlay';
import { type Place, watchErrors } from './watchErrors';

/**
 * What each development page contains: the only runtime of Fast Refresh, the listener for builds, and the overlay for errors,
 * with their source lines where `placesIn` finds them.
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
    // Two apps may have a module of the same name, so components are registered with the name of their app.
    refreshOf: (app: string) => ({
      ...refresh,
      register: (type: unknown, id: string) => refresh.register(type, `${app} ${id}`),
    }),
    hear: (build: Build) => {
      // A new build may have fixed what failed before.
      if (hear(build)) errors.forget();
      overlay.show(
        build.app,
        build.errors.map((text) => ({ title: `${build.app} does not build`, text })),
      );
    },
  };
}
