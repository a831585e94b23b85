require('@testing-library/jest-dom');
require('./trustedTypes.cjs');
const { webcrypto } = require('node:crypto');
const { TextDecoder, TextEncoder } = require('node:util');

// styled-components then inserts rules one by one; otherwise jsdom parses all of them again for each new one.
process.env.SC_DISABLE_SPEEDY ??= 'false';
// Missing in jsdom; react-router needs the coders when it is loaded, signatures are verified with `crypto`.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
// Nor does anything move in it.
if (globalThis.Element !== undefined) Element.prototype.animate ??= () => ({});
// A limit that ends failed tests only: of a second, a machine that stands still takes all. Loading the library takes as long as a small test.
if (expect.getState().testPath?.endsWith('.tsx')) require('@testing-library/react').configure({ asyncUtilTimeout: 120_000 });
