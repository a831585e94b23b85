import type { RemoteConfig } from '@parlour/platform';
import { moduleOf } from '@parlour/platform/route';

/**
 * Source of the module that the stand-ins know as `parlour-built-in`: the remotes with their routes, and how each screen is imported; `from`
 * gives a screen's import specifier.
 */
export function builtIn(cards: readonly RemoteConfig[], from: (card: RemoteConfig, screen: string) => string): string {
  const remotes = Object.fromEntries(
    cards.map(({ name, platformVersion, outage, routes }) => [
      name,
      { version: '0.0.0', platformVersion, outage, routes, modules: {} },
    ]),
  );
  const screens = new Map(
    cards.flatMap((card) =>
      card.routes.map((route) => [
        `${card.name}/${moduleOf(route)}`,
        { name: moduleOf(route), source: from(card, route.screen) },
      ]),
    ),
  );
  const imports = [...screens].map(
    ([key, { name, source }]) => `  '${key}': () => import(/* webpackChunkName: "${name}" */ '${source}'),`,
  );
  return [`export const remotes = ${JSON.stringify(remotes)};`, 'export const screens = {', ...imports, '};'].join('\n');
}
