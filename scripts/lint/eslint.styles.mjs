// @ts-check
// What ESLint finds in the site's styles that the oldest supported browsers do not have: whatever did not work in all of them at
// the end of 2022. docs/browsers.md names their versions.
import css from '@eslint/css';

/** In all supported browsers. */
const supported = ['container-type', 'forced-color-adjust', 'mask-image', 'outline', 'overscroll-behavior', 'user-select'];
/** Where it is missing, nothing but a comfort is. */
const comforts = [
  // The keyframes of the header stay at their first.
  'animation-range',
  'contain-intrinsic-block-size',
  'content-visibility',
  'line-clamp',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
];

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          allowProperties: [...supported, ...comforts],
          // The next font of the list.
          allowPropertyValues: { 'font-family': ['ui-serif'] },
          // Rows of docs/browsers.md.
          allowAtRules: ['starting-style'],
          allowFunctions: ['color-mix'],
          allowSelectors: ['has', 'fullscreen'],
        },
      ],
    },
  },
];

export default config;
