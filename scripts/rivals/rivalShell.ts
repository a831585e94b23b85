import path from 'node:path';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { base, compiledAhead, output, plain, releaseOf, sbom } from '@parlour/remote-build/host';
import { type Configuration, rspack } from '@rspack/core';
import { shellIdentity } from '../../rspack.config.base';
import { DocumentPlugin } from '../build/documentPlugin';
import { leanFiles } from '../build/leanFiles';
import { shellDictionaries } from '../build/shellDictionaries';
import { builtIn } from './builtIn';
import { configs } from './configs';
import { RivalDocument } from './rivalDocument';
import { withoutComposition } from './withoutComposition';

export const root = path.resolve(import.meta.dirname, '../..');
export const shellFolder = path.join(root, 'apps/shell');

interface Rival {
  /** Import specifier of a remote's screen; default: the source of the screen. */
  readonly from?: Parameters<typeof builtIn>[1];
  readonly entry?: string;
  /** Built with the bundler's defaults instead of our settings. */
  readonly isPlain?: boolean;
  /**
   * Whether it does the same as our boot script for the screen in the address: frame, files and first calls, from a table in the
   * document, and a single render.
   */
  readonly isPreloading?: boolean;
  readonly plugins?: Configuration['plugins'];
}

/** Registers the releases that failed to start, which a rival's boot script does not have. */
const withoutManifest = { 'boot/inlineManifest.ts': 'nothing.js' };
const startsAsWeDo = {
  'boot/bootComposition.ts': 'bootComposition.js',
  'boot/preloadRoute.ts': 'preloadRoute.js',
  'remotes/runIfFetched.ts': 'runIfFetched.js',
};

/** Builds the shell without releases and remotes: its boot script, and the shell, which imports its screens as `from` says. */
export function defineRivalShell({
  from = ({ name }, screen) => path.join(root, 'apps', name, 'src/features', `${screen}.tsx`),
  entry = './src/main.ts',
  isPlain = false,
  isPreloading = false,
  plugins = [],
}: Rival = {}): Configuration[] {
  const { folder } = releaseOf(shellFolder);
  const others = isPreloading ? startsAsWeDo : {};
  const rival = (more: Readonly<Record<string, string>> = others): Configuration => {
    const { resolve, ...rest } = isPlain ? plain(shellFolder) : base(shellFolder, leanFiles(shellFolder));
    return {
      ...rest,
      // A name that a substitute does not export is an error, not undefined.
      module: { ...rest.module, parser: { javascript: { exportsPresence: 'error' } } },
      resolve: { ...resolve, alias: { ...resolve?.alias, ...withoutComposition(shellFolder, more) } },
    };
  };
  return [
    {
      ...rival({ ...others, ...withoutManifest }),
      name: 'boot',
      entry: { boot: './src/boot/inline.ts' },
      output: { ...output(shellFolder), filename: 'boot.js', clean: true },
      plugins: sbom(shellFolder),
    },
    {
      ...rival(),
      name: 'shell',
      dependencies: ['boot'],
      entry: { main: entry },
      output: { ...output(shellFolder), clean: false },
      plugins: [
        new rspack.experiments.VirtualModulesPlugin({
          [path.join(root, 'node_modules/parlour-built-in/index.js')]: builtIn(configs, from),
        }),
        new rspack.CopyRspackPlugin({
          patterns: configs.map(({ name }) => ({ from: path.join(root, 'apps', name, 'public'), noErrorOnMissing: true })),
        }),
        shellDictionaries(shellFolder),
        ...(isPlain ? [] : [compiledAhead()]),
        ...plugins,
        shellIdentity(shellFolder),
        ...sbom(shellFolder, folder),
        new DocumentPlugin({ template: path.join(shellFolder, 'src/document.html'), boot: path.join(folder, 'boot.js') }),
        new RivalDocument(isPreloading ? routesOfPath() : undefined),
      ],
    },
  ];
}

function routesOfPath(): Record<string, RouteConfig> {
  return Object.fromEntries(configs.flatMap(({ routes }) => routes.map((route) => [route.path, route])));
}
