/** Extends the area that takes taps beyond a positioned element, by the negative `inset`. */
export const tapArea = (inset: string) => `&::after{content:'';position:absolute;inset:${inset};}`;
