let failures = 0;
let newest: unknown;

/** How often a list could not look again, and why the last time; its rows stay then. */
export const failedRefreshes = {
  count: () => failures,
  newest: () => newest,
  note: (error: unknown) => {
    failures += 1;
    newest = error;
  },
};
