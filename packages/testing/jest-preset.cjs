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
  },
  transformIgnorePatterns: [`/node_modules/(?!.*(${esmOnly.join('|')}))`],
  moduleNameMapper: { '\\.(svg|png|woff2|webm|mp4)$': require.resolve('./jest/asset.cjs') },
  setupFilesAfterEnv: [require.resolve('./jest/setup.cjs')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 300_000,
};
