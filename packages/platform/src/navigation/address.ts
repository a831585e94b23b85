import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { paramsOf } from './route';

/** The query of the current address. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The names of the parts that a route leaves open: of `/bingo/rules/:id` it is `id`. */
type ParamNames<Route extends string> = Route extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Route extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parts of the current address that a route of the remote config leaves open; empty texts when it is not at that route. */
export function useRouteParams<Route extends string>(route: Route): Readonly<Record<ParamNames<Route>, string>> {
  const { pathname } = useLocation();
  return useMemo(() => {
    const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ''] as const);
    return { ...Object.fromEntries(names), ...paramsOf(route, pathname) } as Record<ParamNames<Route>, string>;
  }, [route, pathname]);
}

/** A path with its query; parameters that are undefined are left out. */
export function pathTo(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** `/`, `/bingo`, `/bingo/rules/7`; below the first part also what is encoded, except for slashes. */
const OWN_PATH = /^\/(?!(telegram-)?login\b)([\w-]+(\/(?!\.)([\w.~-]|%(?!2f|5c)[\da-f]{2})+)*)?(\?|$)/i;

/** Where to go after the login: a path of this site with its query, that is not the login itself, else home. */
export function redirectTarget(query: URLSearchParams): string {
  const wanted = query.get('redirect') ?? '';
  return OWN_PATH.test(wanted) ? wanted : '/';
}
