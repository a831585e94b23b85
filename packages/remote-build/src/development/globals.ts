import type { Build, Hot } from './followBuilds';

/** All versions of a component, with the current one. */
export interface Family {
  readonly current: unknown;
}

/** Families with a new version: those that keep their state, and those whose hooks have changed. */
export interface Refresh {
  readonly updatedFamilies: ReadonlySet<Family>;
  readonly staleFamilies: ReadonlySet<Family>;
}

declare global {
  /** The globals that a development build finds in its page. */
  var parlourDev: {
    follow(app: string, hot: Hot, hash: () => string): void;
    /** The page's only runtime of Fast Refresh, as an app uses it. */
    refreshOf(app: string): { register(type: unknown, id: string): void };
    /** Handles a build of an app. */
    hear(build: Build): void;
    /** Only inside a running site, because production React cannot replace components. */
    readonly insideSite?: {
      /** A remote's component was mounted (1) or unmounted (-1). */
      noteShown(more: 1 | -1): void;
      familyOf(type: unknown): Family | undefined;
      onRefresh(listener: (refresh: Refresh) => void): void;
    };
  };
}
