require('@testing-library/jest-dom');
const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks them; react-router wants them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
