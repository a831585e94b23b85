// @ts-check
/** How Jest runs the unit tests of a remote: `{ "preset": "@parlour/testing" }`. */

module.exports = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  transform: {
    '[\\\\/]node_modules[\\\\/].+\\.m?js$': require.resolve('./jest/package.cjs'),
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
  transformIgnorePatterns: ['\\.cjs$'],
  setupFiles: [require.resolve('./jest/browser.cjs')],
  setupFilesAfterEnv: [require.resolve('./jest/setup.cjs')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 300_000,
};
