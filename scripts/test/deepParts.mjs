// @ts-check

/**
 * A part of the deep run: what it guards, and where its tests are.
 * @typedef {object} DeepPart
 * @property {readonly string[]} guards Folders and files; a change in one of them runs the part.
 * @property {readonly string[]} [units] Path prefixes of `*.deep.test.ts` files.
 * @property {readonly string[]} [stories] Path prefixes in `packages/e2e`, of which the stories tagged `@deep` are run.
 * @property {readonly string[]} [projects] Playwright's projects that run instead, with the stories that they choose.
 * @property {true} [isAlone] It measures: nothing runs in parallel.
 */

const screens = ['apps/lobby', 'apps/wallet', 'apps/records', 'apps/promotions', 'apps/account', 'packages/ui-kit'];
const page = ['apps/shell', 'packages/platform', 'packages/api-client'];
const release = [
  'packages/release-contract',
  'packages/registry',
  'apps/gateway',
  'scripts/build',
  'packages/remote-build',
  'rspack.config.base.ts',
];

/** @type {Readonly<Record<string, DeepPart>>} */
export const deepParts = {
  'faults/api': {
    guards: [...page, ...screens],
    units: ['apps/shell/src/session/callFaults'],
    stories: ['faults/apiFaults', 'faults/singleFaults'],
  },
  'faults/files': {
    guards: ['apps/shell', 'packages/platform', ...release],
    stories: [
      'faults/brokenRemote',
      'faults/missingFiles',
      'faults/deferredChunkFaults',
      'faults/manifestFaults',
      'faults/remoteFaults',
      'faults/shellFaults',
    ],
  },
  'faults/device': { guards: page, stories: ['faults/deviceFaults', 'faults/missingFeatures', 'offline/'] },
  kills: {
    guards: release,
    units: ['apps/gateway/src/killed', 'packages/registry/src/'],
  },
  'attacks/servers': {
    guards: ['apps/gateway', 'packages/rate-limit'],
    units: ['apps/gateway/src/attacks/'],
  },
  machines: { guards: ['scripts', 'package.json', 'jest.config.mjs'], units: ['scripts/machines/'] },
  hostile: {
    guards: ['apps/gateway', 'deploy/nginx.conf'],
    stories: ['hostile/'],
  },
  observability: {
    guards: ['apps/gateway', 'packages/tracing', 'deploy/observability'],
    units: ['apps/gateway/src/observability'],
  },
  'attacks/page': { guards: [...page, ...screens, 'apps/gateway'], stories: ['security/'] },
  journeys: { guards: [...page, ...screens, 'apps/operator'], stories: ['journeys/'] },
  money: {
    guards: ['apps/wallet', ...page, 'apps/operator'],
    units: ['apps/wallet/src/shared/pendingOperations/'],
    stories: ['money/'],
  },
  releases: {
    guards: [
      'apps/shell',
      'apps/console',
      ...release,
      'scripts',
      'docs/releasing.md',
      'docs/operating.md',
      'docs/incidents.md',
      'docs/upgrading.md',
      'docs/tour.md',
      'docs/for-teams.md',
    ],
    stories: ['releases/', 'console/'],
  },
  teams: {
    guards: [...release, 'packages/cli', 'packages/create-remote', 'packages/testing', 'scripts/packages', 'templates'],
    units: ['scripts/packages'],
    stories: ['teams/'],
  },
  production: {
    guards: [
      'apps/gateway',
      'apps/operator',
      'packages/release-contract',
      'packages/registry',
      'scripts/package',
      'scripts/deploy',
      'scripts/upgrades',
      'deploy',
      'docs/production.md',
    ],
    units: ['scripts/deploy/', 'scripts/upgrades/', 'apps/gateway/src/storeFaults'],
    stories: ['production/'],
  },
  federation: {
    guards: ['apps/shell/src/remotes', 'packages/remote-build', 'scripts/rivals', 'pnpm-workspace.yaml'],
    stories: ['federation/'],
    isAlone: true,
  },
  tools: { guards: ['apps/shell/src/remotes', ...release], stories: ['tools/'] },
  accessibility: { guards: ['apps/shell', 'packages/platform', ...screens], stories: ['accessibility/'] },
  fonts: { guards: ['apps/shell', 'packages/platform', ...screens], stories: ['fonts/'] },
  engines: {
    guards: [...page, ...screens, 'apps/console', 'packages/webkit-driver'],
    projects: ['firefox', 'firefox-console', 'webkit', 'webkit-console'],
  },
  oldest: { guards: [...page, ...screens], projects: ['oldest'] },
  book: { guards: ['packages/ui-kit', 'apps/book'], units: ['apps/book/'], stories: ['book/'] },
  performance: {
    guards: ['apps/shell', 'packages/platform', 'bench', ...screens],
    units: ['bench/'],
    stories: ['performance/'],
    isAlone: true,
  },
};
