/** A module's handle on its own replacement: https://rspack.rs/api/runtime-api/hmr */
export interface Hot {
  status(): string;
  /** Fetches the changed modules and runs them; null when there is no update path to the last build. */
  check(isApplied: true): Promise<readonly unknown[] | null>;
}

/** An app was built. */
export interface Build {
  readonly app: string;
  readonly hash: string;
  readonly errors: readonly string[];
  /** Whether its manifest entry or its document changed, which no module can replace. */
  readonly isNew?: boolean;
}

interface Followed {
  readonly hot: Hot;
  readonly hash: () => string;
}

/** Updates each app of the page to its last build without errors; reloads the page if modules alone cannot. */
export function followBuilds(page: EventTarget, reload: () => void) {
  const built = new Map<string, string>();
  const followed = new Map<string, Followed>();

  const update = async (app: string): Promise<void> => {
    const here = followed.get(app);
    const hash = built.get(app);
    if (here === undefined || hash === undefined || here.hash() === hash || here.hot.status() !== 'idle') return;
    const updated = await here.hot.check(true).catch(() => null);
    if (updated === null) return reload();
    page.dispatchEvent(new Event('parlour:replaced'));
    await update(app);
  };

  return {
    /** Registers an app that runs in this page. */
    follow: (app: string, hot: Hot, hash: () => string): void => {
      followed.set(app, { hot, hash });
      void update(app);
    },
    /** Handles a build; returns whether it replaces an earlier one. */
    hear: ({ app, hash, errors, isNew }: Build): boolean => {
      if (isNew === true) reload();
      if (errors.length > 0) return false;
      const before = built.get(app);
      built.set(app, hash);
      void update(app);
      return before !== undefined && before !== hash;
    },
  };
}
