let failures = 0;
let newest: unknown;

/** How often a list failed to refresh, and the last error; its rows stay then. */
export const failedRefreshes = {
  count: () => failures,
  newest: () => newest,
  note: (error: unknown) => {
    failures += 1;
    newest = error;
  },
};
