// @ts-check
// What ESLint finds in built files that the oldest supported browsers (`browserslist` in package.json) do not have: syntax, methods
// of the language, and features of the platform.
import { readFileSync } from 'node:fs';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** Used where they exist; docs/browsers.md says what happens elsewhere. */
const detected = [
  'document.prerendering',
  'document.wasDiscarded',
  // The name of a variable.
  'external',
  'navigator.connection',
  'navigator.vibrate',
  'requestIdleCallback',
  'scheduler',
];

/** What later versions of the language added; methods that arrays have too, and names that a file may give its own, are not told apart. */
const later = Object.fromEntries(
  /** @type {const} */ (['flat/no-new-in-es2023', 'flat/no-new-in-es2024', 'flat/no-new-in-es2025', 'flat/no-new-in-esnext'])
    .flatMap((name) => Object.entries(esx.configs[name].rules ?? {}))
    .filter(([name]) => !/\/no-(iterator|set|map|weakmap)-prototype-/.test(name))
    // @noble/hashes and @scure/base use these where they exist.
    .filter(([name]) => !/\/no-uint8array-(prototype-to|from)hex$/.test(name)),
);

/** Later features of the platform that the plugins do not tell from others of their object; `URL.canParse` is used where it exists. */
const unknownToPlugins = [
  { object: 'AbortSignal', property: 'any' },
  { object: 'ReadableStream', property: 'from' },
  { object: 'Response', property: 'json' },
  { object: 'URL', property: 'parse' },
  { property: 'checkVisibility' },
  { property: 'getHTML' },
  { property: 'moveBefore' },
  { property: 'setHTMLUnsafe' },
];

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    plugins: { compat, 'es-x': esx },
    settings: { targets: browserslist, polyfills: detected, lintAllEsApis: true, 'es-x': { aggressive: true } },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...unknownToPlugins], ...later },
  },
];

export default config;
