import type { LocalizedText, RouteConfig } from './remoteConfig';

/** Name of the exposed module behind a route, which is also the name of its export. */
export function moduleOf(route: Pick<RouteConfig, 'screen'>): string {
  return route.screen.slice(route.screen.lastIndexOf('/') + 1);
}

/** Whether an exposed module is a screen; the others are the translations of a language, `zh` or `en`. */
export function isScreen(module: string): boolean {
  return module.endsWith('Screen');
}

/** A route's title for the query in its address; empty when it has none. */
export function titleOf({ title = '' }: Pick<RouteConfig, 'title'>, query: URLSearchParams): LocalizedText {
  if (typeof title === 'string' || typeof title.titles !== 'object') return title as LocalizedText;
  const value = query.get(title.query) ?? '';
  // Only the record's own keys: anybody can write `?type=constructor`.
  return (Object.hasOwn(title.titles, value) ? title.titles[value] : undefined) ?? title.otherwise;
}
