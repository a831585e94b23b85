/** What a build leaves in the document for whoever serves it. By name: keys and signatures are random and may hold `__` themselves. */
export const PLACEHOLDER = /__(?:BASE|KEY|MANIFEST|NONCE)__/;
