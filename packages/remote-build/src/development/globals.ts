import type { Build, Hot } from './followBuilds';

/** All versions of a component, with the one to show. */
export interface Family {
  readonly current: unknown;
}

/** Families that have a new version: those whose state can be kept, and those that call other hooks than before. */
export interface Refresh {
  readonly updatedFamilies: ReadonlySet<Family>;
  readonly staleFamilies: ReadonlySet<Family>;
}

declare global {
  /** What a build in development finds in its page. */
  var parlourDev: {
    follow(app: string, hot: Hot, hash: () => string): void;
    /** The page's one runtime of Fast Refresh, as an app sees it. */
    refreshOf(app: string): { register(type: unknown, id: string): void };
    /** Handles a build of an app. */
    hear(build: Build): void;
    /** Only inside a running site, whose React replaces no component by itself. */
    readonly insideSite?: {
      /** A component of a remote came to the page (1), or left it (-1). */
      noteShown(more: 1 | -1): void;
      familyOf(type: unknown): Family | undefined;
      onRefresh(listener: (refresh: Refresh) => void): void;
    };
  };
}
