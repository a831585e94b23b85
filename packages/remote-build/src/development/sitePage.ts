import * as refresh from 'react-refresh/runtime';
import { followBuilds } from './followBuilds';
import type { Refresh } from './globals';
import { createOverlay } from './overlay';
import { watchErrors } from './watchErrors';

/** What a remote in development finds in the page of a running site, which has no page script for it and React of production. */
export function createSitePage({ window, document, location }: typeof globalThis): typeof parlourDev {
  const { follow, hear } = followBuilds(window, () => location.reload());
  const overlay = createOverlay(document);
  const errors = watchErrors(window, (troubles) => overlay.show('page', troubles));
  const listeners: ((done: Refresh) => void)[] = [];
  const hashes = new Map<string, () => string>();
  let shown = 0;
  return {
    follow: (app, hot, hash) => {
      hashes.set(app, hash);
      follow(app, hot, hash);
    },
    refreshOf: (app) => ({
      ...refresh,
      // Modules of two apps may have one name; a component is known by its app's too.
      register: (type, id) => refresh.register(type, `${app} ${id}`),
      performReactRefresh: () => {
        const done = refresh.performReactRefresh();
        if (done !== null) for (const listener of listeners) listener(done);
        return done;
      },
    }),
    insideSite: {
      hear: (build) => {
        const isOther = build.errors.length === 0 && hashes.get(build.app)?.() !== build.hash;
        // What failed is not on screen any more, and no replaced module brings it back.
        if (isOther && shown === 0) return location.reload();
        // What failed under the build before may be mended by this one.
        if (build.errors.length === 0 && isOther) errors.forget();
        hear(build);
        overlay.show(
          build.app,
          build.errors.map((text) => ({ title: `${build.app} does not build`, text })),
        );
      },
      noteShown: (more) => {
        shown += more;
      },
      familyOf: refresh.getFamilyByType,
      onRefresh: (listener) => void listeners.push(listener),
    },
  };
}
