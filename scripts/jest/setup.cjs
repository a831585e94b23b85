require('@testing-library/jest-dom');
const { webcrypto } = require('node:crypto');
const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks them; react-router wants the coders when it is loaded, seals are verified with the other.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
// Nor does anything move in it.
if (globalThis.Element !== undefined) Element.prototype.animate ??= () => ({});
