import type { RemoteConfig } from '@parlour/platform/remoteConfig';
import { moduleOf } from '@parlour/platform/route';

/**
 * Source of the module `parlour-built-in` of the substitutes: the remotes with their routes, and how screens are imported; `from`
 * returns a screen's import specifier.
 */
export function builtIn(configs: readonly RemoteConfig[], from: (config: RemoteConfig, screen: string) => string): string {
  const remotes = Object.fromEntries(
    configs.map(({ name, platformVersion, outage, routes, nav }) => [
      name,
      { version: '0.0.0', platformVersion, outage, routes, nav, modules: {} },
    ]),
  );
  const screens = new Map(
    configs.flatMap((config) =>
      config.routes.map((route) => [
        `${config.name}/${moduleOf(route)}`,
        { name: moduleOf(route), source: from(config, route.screen) },
      ]),
    ),
  );
  const imports = [...screens].map(
    ([key, { name, source }]) => `  '${key}': () => import(/* webpackChunkName: "${name}" */ '${source}'),`,
  );
  return [`export const remotes = ${JSON.stringify(remotes)};`, 'export const screens = {', ...imports, '};'].join('\n');
}
