import { packageManagerOf } from './packageManager.mjs';

it.each([
  ['npm/10.8.2 node/v20.20.2 linux x64 workspaces/false', 'npm ci', ['.npmrc']],
  [undefined, 'npm ci', ['.npmrc']],
  ['bun/1.3.0 npm/? node/v24.3.0', 'npm ci', ['.npmrc']],
  ['pnpm/12.21.0 npm/? node/v20.20.2', 'npx --yes pnpm@12.21.0 install --frozen-lockfile', ['.npmrc', 'pnpm-workspace.yaml']],
  ['yarn/4.18.1 npm/? node/v20.20.2', 'npx --yes @yarnpkg/cli-dist@4.18.1 install --immutable', ['.yarnrc.yml']],
  ['yarn/1.22.22 npm/? node/v20.20.2', 'npx --yes yarn@1.22.22 install --frozen-lockfile', ['.npmrc']],
])('%s: CI runs %s', (userAgent, ci, files) => {
  const found = packageManagerOf(userAgent, 'https://packages.example/');
  expect([found.ci, Object.keys(found.files)]).toEqual([ci, files]);
});

it('names no registry where the usual one has the packages', () => {
  expect(packageManagerOf('npm/10.8.2', undefined).files).toEqual({});
  expect(packageManagerOf('yarn/4.18.1', undefined).files['.yarnrc.yml']).not.toContain('npmScopes');
});

it('lets Yarn take packages over plain http from that host alone', () => {
  const { files } = packageManagerOf('yarn/4.18.1', 'http://localhost:4873/');
  expect(files['.yarnrc.yml']).toContain('unsafeHttpWhitelist: ["localhost"]');
  expect(packageManagerOf('yarn/4.18.1', 'https://packages.example/').files['.yarnrc.yml']).not.toContain('unsafeHttp');
});
