/** Web Vitals call an LCP good up to here, at the 75th percentile. */
export const LCP_BUDGET_MS = 2_500;
