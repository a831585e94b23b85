/** Six hours in memory: what the console shows. */
export const RETAINED_MINUTES = 6 * 60;
/** Telemetry, timings and errors in the store. */
export const RETAINED_HOURS = 30 * 24;
/** How often what is older is removed. */
export const REMOVE_EVERY_MS = 3_600_000;
