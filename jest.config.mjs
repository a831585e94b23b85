// @ts-check
import path from 'node:path';
import preset from './packages/testing/jest-preset.cjs';
import { apps, tools } from './scripts/workspace/apps.mjs';

const root = import.meta.dirname;
/** Packages that ship or import ES modules only and so are compiled for jest too. */
const esmOnly = [
  '@noble',
  '@scure',
  '@seriousme',
  'fastify-openapi-glue',
  '@redocly',
  'uqr',
  'citty',
  '@clack',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-provider',
  'otlp-exporter-base',
  'workbox-',
  'p-limit',
  'yocto-queue',
];
const { transform, setupFilesAfterEnv } = preset;
const shared = { transform, transformIgnorePatterns: [`/node_modules/(?!.*(${esmOnly.join('|')}))`] };

/** @param {string} folder */
const browserProject = (folder) => ({
  ...shared,
  displayName: folder,
  rootDir: folder,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv,
});

/** Pages that players' browsers may translate. @param {string} folder */
const playersProject = (folder) => ({
  ...browserProject(folder),
  setupFilesAfterEnv: [...setupFilesAfterEnv, path.join(root, 'packages/testing/jest/looseTexts.cjs')],
});

/** @param {string} folder */
const nodeProject = (folder) => ({ ...shared, displayName: folder, rootDir: folder, testEnvironment: 'node' });

/** Its tests share a PostgreSQL, of which each operator gets a database. */
const operator = {
  ...nodeProject('apps/operator'),
  globalSetup: path.join(root, 'apps/operator/src/testing/startRunPostgres.ts'),
  globalTeardown: path.join(root, 'apps/operator/src/testing/stopRunPostgres.ts'),
};

export default {
  // A limit ends what hangs. A machine that is slow for a minute is no fault of the code's.
  testTimeout: 300_000,
  // A worker keeps what its tests loaded; from a gigabyte on, collecting it takes longer than starting another worker.
  workerIdleMemoryLimit: '600MB',
  projects: [
    ...['packages/ui-kit', 'packages/platform', 'templates/remote'].map(playersProject),
    ...apps.map((name) => playersProject(`apps/${name}`)),
    ...['packages/testing', ...[...tools, 'book'].map((name) => `apps/${name}`)].map(browserProject),
    ...[
      'packages/api-client',
      'packages/api-check',
      'packages/api-types',
      'packages/remote-build',
      'packages/dialect',
      'packages/rate-limit',
      'packages/tracing',
      'packages/webkit-driver',
      'packages/release-contract',
      'packages/registry',
      'apps/gateway',
      'bench',
    ].map(nodeProject),
    operator,
    // Beside them lie stories, which are Playwright's.
    ...['scripts', 'packages/e2e', 'packages/create-remote'].map((folder) => ({
      ...nodeProject(folder),
      testMatch: ['<rootDir>/**/*.test.ts'],
    })),
  ],
};
