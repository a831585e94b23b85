/** A build tool that teams use instead of `defineRemoteBuild`: what is installed, its config, and the command. */
export interface BuildTool {
  readonly packages: Readonly<Record<string, string>>;
  readonly configFile: string;
  readonly config: string;
  readonly command: string;
  /** Whether it makes ES modules. */
  readonly isModule?: true;
}

const enhanced = { '@module-federation/enhanced': '2.9.3' };
const rspack = { '@rspack/core': '2.3.3', '@rspack/cli': '2.2.8' };
const webpack = {
  ...{ 'webpack-cli': '7.3.1', 'webpack-subresource-integrity': '5.1.0' },
  ...{ 'swc-loader': '0.2.7', '@swc/core': '1.16.22' },
};

/** A config of webpack or Rspack, as `docs/for-teams.md` shows it. */
const packing = (imports: string, loader: string, plugins: string, optimization = '') => `${imports}
import { describeRemote, ReleasePlugin } from '@parlour/remote-build/webpack';

const remote = await describeRemote(import.meta.dirname);
const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},${optimization}
  output: {
    path: remote.folder,
    publicPath: remote.base,
    uniqueName: remote.container,
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\\.tsx?$/, loader: '${loader}', options: { jsc } }] },
  plugins: [
${plugins}
    new ReleasePlugin(remote),
  ],
};
`;
const withEnhanced = '    new ModuleFederationPlugin({ ...remote.federation, manifest: true, dts: false }),';
// What two screens share of the page's libraries would be a chunk without a file, which the plugin for hashes does not expect.
const unsplit = '\n  optimization: { splitChunks: false },';
const hashes = "    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),";

export const buildTools: Readonly<Record<string, BuildTool>> = {
  'Rspack with @module-federation/enhanced': {
    packages: { ...rspack, ...enhanced },
    configFile: 'rspack.config.mjs',
    config: packing(
      "import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';\nimport { rspack } from '@rspack/core';",
      'builtin:swc-loader',
      `    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),\n${withEnhanced}`,
    ),
    command: 'npx rspack build',
  },
  'webpack with @module-federation/enhanced': {
    packages: { webpack: '5.111.1', ...webpack, ...enhanced },
    configFile: 'webpack.config.mjs',
    config: packing(
      "import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';\nimport { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';",
      'swc-loader',
      `${hashes}\n${withEnhanced}`,
      unsplit,
    ),
    command: 'npx webpack',
  },
  "webpack's own plugin": {
    packages: { webpack: '5.112.2', ...webpack },
    configFile: 'webpack.config.mjs',
    config: packing(
      "import webpack from 'webpack';\nimport { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';",
      'swc-loader',
      `${hashes}\n    new webpack.container.ModuleFederationPlugin(remote.federation),`,
      unsplit,
    ),
    command: 'npx webpack',
  },
  Vite: {
    packages: { vite: '8.3.8', '@module-federation/vite': '1.23.0', '@vitejs/plugin-react': '6.3.0' },
    configFile: 'vite.config.mjs',
    config: `import { federation } from '@module-federation/vite';
import { describeRemote, releasePlugin } from '@parlour/remote-build/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const remote = await describeRemote(import.meta.dirname);

export default defineConfig({
  plugins: [react(), federation({ ...remote.federation, manifest: true, dts: false }), releasePlugin(remote)],
});
`,
    command: 'npx vite build',
    isModule: true,
  },
};
