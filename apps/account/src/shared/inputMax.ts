/** Maximum length of inputs (spec section 5). */
export const INPUT_MAX = 32;
