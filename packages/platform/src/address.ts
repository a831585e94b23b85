import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the current address. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** A path with its query; parameters that are undefined are left out. */
export function pathTo(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Where to go after the login: a path of this site with its query, that is not the login itself, else home. */
export function redirectTarget(query: URLSearchParams): string {
  const wanted = query.get('redirect') ?? '';
  return /^\/(?!(telegram-)?login\b)[a-z-]*(\?|$)/i.test(wanted) ? wanted : '/';
}
