/** The threshold of a good LCP in Web Vitals, at the 75th percentile. */
export const LCP_BUDGET_MS = 2_500;
