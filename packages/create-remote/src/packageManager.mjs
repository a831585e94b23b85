// @ts-check

/**
 * How a repository is installed: `ci` is the command of CI, `files` what the package manager needs beside `package.json`.
 * @typedef {{ name: 'npm' | 'pnpm' | 'yarn', ci: string, files: Readonly<Record<string, string>> }} PackageManager
 */

/** Their install scripts check or fetch what an optional dependency has brought already. */
const unusedScripts = ['@parcel/watcher', '@swc/core', 'esbuild'];

/**
 * The package manager that runs this program, by its `npm_config_user_agent`; npm if it is none of those known.
 * @param {string | undefined} userAgent like `pnpm/12.21.0 npm/? node/v24.1.0`
 * @param {string | undefined} registry of the packages of Parlour, if not the usual one
 * @returns {PackageManager}
 */
export function packageManagerOf(userAgent, registry) {
  const [, name, version = ''] = /^(pnpm|yarn)\/(\d+\.\d+\.\d+)/.exec(userAgent ?? '') ?? [];
  /** @type {Readonly<Record<string, string>>} */
  const npmrc = registry === undefined ? {} : { '.npmrc': `@parlour:registry=${registry}\n` };
  if (name === 'pnpm') {
    const scripts = unusedScripts.map((one) => `  '${one}': false\n`).join('');
    const files = { ...npmrc, 'pnpm-workspace.yaml': `allowBuilds:\n${scripts}` };
    return { name, ci: `npx --yes pnpm@${version} install --frozen-lockfile`, files };
  }
  if (name === 'yarn' && !version.startsWith('1.'))
    return { name, ci: `npx --yes @yarnpkg/cli-dist@${version} install --immutable`, files: { '.yarnrc.yml': yarnrc(registry) } };
  if (name === 'yarn') return { name, ci: `npx --yes yarn@${version} install --frozen-lockfile`, files: npmrc };
  return { name: 'npm', ci: 'npm ci', files: npmrc };
}

/** @param {string | undefined} registry */
function yarnrc(registry) {
  const lines = [
    '# The build looks for its packages below node_modules.',
    'nodeLinker: node-modules',
    '# Newer than the age that Yarn asks of packages: they come from your own site.',
    'npmPreapprovedPackages: ["@parlour/*"]',
  ];
  if (registry !== undefined) {
    const { protocol, hostname } = new URL(registry);
    if (protocol === 'http:') lines.push(`unsafeHttpWhitelist: ["${hostname}"]`);
    lines.push('npmScopes:', '  parlour:', `    npmRegistryServer: "${registry}"`);
  }
  return `${lines.join('\n')}\n`;
}
