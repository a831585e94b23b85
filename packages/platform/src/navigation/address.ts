import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { paramsOf } from './route';

/** The query of the current address. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The parameter names of a route: `id` for `/bingo/rules/:id`. */
type ParamNames<Route extends string> = Route extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Route extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * Returns the parameters of a route of the remote config from the current address, as empty strings when the address is not at
 * that route.
 */
export function useRouteParams<Route extends string>(route: Route): Readonly<Record<ParamNames<Route>, string>> {
  const { pathname } = useLocation();
  return useMemo(() => {
    const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ''] as const);
    return { ...Object.fromEntries(names), ...paramsOf(route, pathname) } as Record<ParamNames<Route>, string>;
  }, [route, pathname]);
}

/** Returns a path with this query. Undefined parameters are left out. */
export function pathTo(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Matches `/`, `/bingo`, `/bingo/rules/7`; after the first segment also percent-encoded characters, except for slashes. */
const OWN_PATH = /^\/(?!(telegram-)?login\b)([\w-]+(\/(?!\.)([\w.~-]|%(?!2f|5c)[\da-f]{2})+)*)?(\?|$)/i;

/** Returns the address to open after the login: a path of this site with its query, except for the login itself, or home. */
export function redirectTarget(query: URLSearchParams): string {
  const target = query.get('redirect') ?? '';
  return OWN_PATH.test(target) ? target : '/';
}
