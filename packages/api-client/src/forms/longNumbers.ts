/** Key of a hidden property of an answer that lists its long whole numbers, which the answer contains as strings. */
export const LONG_NUMBERS = Symbol.for('parlour.longNumbers');
