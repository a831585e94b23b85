import { createRequire } from 'node:module';

interface Fixture {
  readonly payload: string;
}

const require = createRequire(import.meta.url);
const fixtures: readonly Fixture[] = require('dompurify-vectors/test/fixtures/expect.js');

/** The sanitiser's own test vectors, which its package carried up to this release; what can run calls `alert`. */
export const dompurifyVectors: readonly string[] = [...new Set(fixtures.map(({ payload }) => payload))];
