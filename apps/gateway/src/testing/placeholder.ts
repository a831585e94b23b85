/**
 * The placeholders that the server fills in. They are matched by name, because random keys and signatures may contain `__`
 * themselves.
 */
export const PLACEHOLDER = /__(?:BASE|KEY|MANIFEST|NONCE|TABS)__/;
