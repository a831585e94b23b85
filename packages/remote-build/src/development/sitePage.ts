import * as refresh from 'react-refresh/runtime';
import { createDevelopmentPage } from './developmentPage';
import type { Refresh } from './globals';

/** Prepares the page of a running site for a remote in development: there is no page script, and React is a production build. */
export function createSitePage(scope: typeof globalThis): typeof parlourDev {
  const page = createDevelopmentPage(scope);
  const listeners: ((done: Refresh) => void)[] = [];
  const hashes = new Map<string, () => string>();
  let shown = 0;
  return {
    follow: (app, hot, hash) => {
      hashes.set(app, hash);
      page.follow(app, hot, hash);
    },
    refreshOf: (app) => ({
      ...page.refreshOf(app),
      performReactRefresh: () => {
        const done = refresh.performReactRefresh();
        if (done !== null) for (const listener of listeners) listener(done);
        return done;
      },
    }),
    hear: (build) => {
      const isOther = build.errors.length === 0 && hashes.get(build.app)?.() !== build.hash;
      // A screen that failed is unmounted, and no replaced module mounts it again, so the page reloads.
      if (isOther && shown === 0) return scope.location.reload();
      page.hear(build);
    },
    insideSite: {
      noteShown: (more) => {
        shown += more;
      },
      familyOf: refresh.getFamilyByType,
      onRefresh: (listener) => void listeners.push(listener),
    },
  };
}
