/** Under this key an answer has, hidden, the digits of its long whole numbers, which are strings in it. */
export const LONG_NUMBERS = Symbol.for('parlour.longNumbers');
