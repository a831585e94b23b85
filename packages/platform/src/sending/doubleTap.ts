/** The second tap of a double tap follows the first within this time, in milliseconds. */
export const DOUBLE_TAP_MS = 400;
