import type { LocalizedText, RouteConfig } from '../remoteConfig';

/** Returns the name of the exposed module behind a route. The module exports the screen under the same name. */
export function moduleOf(route: Pick<RouteConfig, 'screen'>): string {
  return route.screen.slice(route.screen.lastIndexOf('/') + 1);
}

/** Whether an exposed module is a screen; the others are the translations of a language, `zh` or `en`. */
export function isScreen(module: string): boolean {
  return module.endsWith('Screen');
}

/**
 * Returns the decoded parameters of a path: `{ id: '7' }` for `/bingo/rules/:id` and `/bingo/rules/7`. Undefined when the path
 * does not match the route.
 */
export function paramsOf(route: string, path: string): Readonly<Record<string, string>> | undefined {
  const [names, values] = [route.split('/'), path.split('/')];
  const params: Record<string, string> = {};
  const isMatch = names.every((name, at) => {
    const value = values[at];
    if (!name.startsWith(':') || !value) return name === value;
    params[name.slice(1)] = decoded(value);
    return true;
  });
  return isMatch && names.length === values.length ? params : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns a route's title for the query in its address; empty when it has none. */
export function titleOf({ title = '' }: Pick<RouteConfig, 'title'>, query: URLSearchParams): LocalizedText {
  if (typeof title === 'string' || typeof title.titles !== 'object') return title as LocalizedText;
  const value = query.get(title.query) ?? '';
  // Only own keys, because the query may be `?type=constructor`.
  return (Object.hasOwn(title.titles, value) ? title.titles[value] : undefined) ?? title.otherwise;
}
