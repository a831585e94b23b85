/** Characters that an input takes (spec section 5). */
export const INPUT_MAX = 32;
