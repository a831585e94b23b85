import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Compiler, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { moduleOf } from '../texts/dictionaries';
import { isInsideSite } from './mode';

const sources = path.join(import.meta.dirname, '..');
/** Code of the page itself, which is not hot-replaced. */
export const development = path.join(sources, 'development');
const RUNTIME = 'react-refresh/runtime';
/** Replaces the runtime in a worker, which renders nothing and restarts with its page. */
const IN_WORKER =
  '{ register() {}, createSignatureFunctionForTransform: () => (type) => type, isLikelyComponentType: () => false }';

/**
 * Makes an app's modules hot-replaceable. The page script (`scripts/dev/page`; inside a running site, the build itself) is
 * notified of each build, and contains the only runtime of Fast Refresh, so that the shell's and the remotes' components are
 * refreshed together.
 */
export function developmentPlugins(name: string) {
  const page = isInsideSite ? `import ${JSON.stringify(path.join(development, 'insideSite'))};\n` : '';
  const follow = `parlourDev.follow(${JSON.stringify(name)}, import.meta.webpackHot, () => __webpack_hash__)`;
  const followed = `${page}if (globalThis.document) ${follow}`;
  return [
    new rspack.HotModuleReplacementPlugin(),
    new rspack.EntryPlugin(sources, moduleOf(followed), { name: undefined }),
    new ReactRefreshRspackPlugin({ injectEntry: false, exclude: [/[\\/]node_modules[\\/]/, sources] }),
    new rspack.ExternalsPlugin('var', ({ request, contextInfo }, answer) =>
      request === RUNTIME && !contextInfo?.issuer.startsWith(development)
        ? answer(undefined, `globalThis.document ? parlourDev.refreshOf(${JSON.stringify(name)}) : ${IN_WORKER}`)
        : answer(),
    ),
    ...(isInsideSite ? [notifying(name), ...replacedModules()] : []),
  ];
}

/** Wraps exposed screens for the shell of a running site in components that stay in place for all versions. */
export function hotScreens(screens: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const hot = JSON.stringify(path.join(development, 'hotComponents'));
  const modules = Object.entries(screens).map(([name, file]) => {
    const screen = name.replace('./', '');
    const code = `import { componentOf } from ${hot};\nimport { ${screen} as written } from '${file}';\n`;
    return [name, moduleOf(`${code}export const ${screen} = componentOf(written);`)] as const;
  });
  return Object.fromEntries(modules);
}

/** `parlour dev` reads this after each build, for the pages that show it. */
export const BUILD_FILE = 'build.json';

function notifying(app: string) {
  return {
    apply: (compiler: Compiler) => {
      compiler.hooks.done.tap('NotifyingPlugin', (stats) => {
        const { hash = '', errors = [] } = stats.toJson({ all: false, hash: true, errors: true });
        const texts = errors.map(({ moduleName = '', message }) => stripVTControlCharacters(`${moduleName}\n${message}`).trim());
        writeFileSync(path.join(compiler.outputPath, BUILD_FILE), JSON.stringify({ app, hash, errors: texts }));
      });
    },
  };
}

/**
 * The replacements for React and the platform that the remote's own modules import: their hooks and lazy components follow each
 * build.
 */
function replacedModules() {
  return [
    ['react', 'react'],
    ['@parlour/platform', 'platform'],
  ].map(
    ([request = '', file = '']) =>
      new rspack.NormalModuleReplacementPlugin(new RegExp(`^${request}$`), (found) => {
        const issuer = found.contextInfo?.issuer ?? '';
        if (/\.tsx?$/.test(issuer) && !issuer.startsWith(development)) found.request = path.join(development, file);
      }),
  );
}
