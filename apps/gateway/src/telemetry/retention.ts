/** Six hours in memory, which the console shows. */
export const RETAINED_MINUTES = 6 * 60;
/** How long telemetry, timings and errors stay in the store, in hours. */
export const RETAINED_HOURS = 30 * 24;
/** How often expired files are removed. */
export const REMOVE_EVERY_MS = 3_600_000;
