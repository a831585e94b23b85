import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { type Configuration, rspack } from '@rspack/core';
import { base, fileName, output } from './config/baseConfig';
import { builtConfig } from './config/builtConfig';
import { screensOf } from './describe/describeRemote';
import { remoteDictionaries } from './texts/dictionaries';
import { hotScreens } from './config/developmentPlugins';
import { IdentityPlugin } from './plugins/identityPlugin';
import { InlineWorkersPlugin } from './plugins/inlineWorkersPlugin';
import { isInsideSite } from './config/mode';
import { builtFor, ownRuntime, sbom } from './config/plugins';
import { named, releaseOf } from './describe/release';
import { RefusedSourcesPlugin } from './plugins/refusedSourcesPlugin';
import { replacedIcons } from './texts/replacedIcons';
import { acceptedRanges, shared, versions } from './config/shared';
import { styleSheets } from './styles/styleSheets';
import { usedExports } from './describe/surfaces';

/**
 * The rspack configuration of a remote: each screen of its config is one exposed module, named by its screen. `folder` is the remote's,
 * with `package.json` and `src`. The build writes to BUILD_DIR, else `dist`, as the release RELEASE_VERSION, else the version of its
 * package. Rejects with one sentence when the config names what does not exist.
 */
export async function defineRemoteBuild(folder: string, written: WrittenConfig): Promise<Configuration> {
  const release = releaseOf(folder);
  const config = await builtConfig(folder, written);
  const screens = screensOf(config);
  const { module, ...rest } = base(folder, replacedIcons(folder));
  return {
    ...rest,
    module: { rules: [...(module?.rules ?? []), styleSheets] },
    name: config.name,
    entry: {},
    output: { ...output(folder), uniqueName: release.container },
    plugins: [
      ...builtFor(config.name, ['federationRuntime']),
      ownRuntime(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new ModuleFederationPlugin({
        name: release.container,
        filename: fileName('remoteEntry'),
        exposes: { ...(isInsideSite ? hotScreens(screens) : screens), ...remoteDictionaries(folder) },
        shared: shared(folder, { import: false }, acceptedRanges(folder, config.platformVersion)),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      new IdentityPlugin({ kind: 'remote', ...named(release), shares: versions(folder), config }, (compilation) => ({
        uses: usedExports(compilation, folder),
      })),
      new RefusedSourcesPlugin(),
      new InlineWorkersPlugin(),
      ...sbom(folder),
    ],
  };
}
