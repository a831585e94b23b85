/** Placeholders that the server fills in. By name: keys and signatures are random and may contain `__` themselves. */
export const PLACEHOLDER = /__(?:BASE|KEY|MANIFEST|NONCE|TABS)__/;
