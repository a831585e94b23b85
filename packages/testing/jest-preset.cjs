// @ts-check
/** How Jest runs the unit tests of a remote: `{ "preset": "@parlour/testing" }`. */

/** Packages that ship ES modules only and so are compiled for Jest too. */
const esmOnly = ['@parlour', 'uqr'];

module.exports = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
    '^(?!.*\\.(cjs|json|node)$)': require.resolve('./jest/file.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!.*(${esmOnly.join('|')}))`],
  setupFilesAfterEnv: [require.resolve('./jest/setup.cjs')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 300_000,
};
