import type { Hot } from './followBuilds';

declare global {
  /** What a build in development finds in its page. */
  var parlourDev: {
    follow(app: string, hot: Hot, hash: () => string): void;
    /** The page's one runtime of Fast Refresh, as an app sees it. */
    refreshOf(app: string): { register(type: unknown, id: string): void };
  };
}
