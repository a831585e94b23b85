let failures = 0;

/** How often a list could not look again; its rows stay then, and only who asked for it is told. */
export const failedRenewals = {
  count: () => failures,
  note: () => {
    failures += 1;
  },
};
