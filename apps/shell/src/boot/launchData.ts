import { storeLaunch } from '@parlour/platform/launch';

const PREFIX = 'tgWebApp';
const DATA = 'tgWebAppData';

/**
 * Removes the mini-app's launch parameters from the address before the hash router reads it, and stores them. They arrive as
 * `#tgWebAppData=…`, `#/path?tgWebAppData=…`, also with a path that is written in another way, or `?tgWebAppData=…`. Undefined when this
 * page was not launched.
 */
export function takeLaunchData({ location, history }: Pick<Window, 'location' | 'history'>): URLSearchParams | undefined {
  const { hash, search, pathname } = location;
  if (![hash, search].some((part) => part.includes(PREFIX))) return undefined;
  const [before, after] = splitOnce(hash.slice(1), '?');
  const [route, query] = before.includes('=') ? ['/', hash.slice(1)] : [before || '/', after];
  const launch = new URLSearchParams();
  const restOfSearch = take(search.slice(1), launch);
  const restOfQuery = take(query, launch);
  storeLaunch(launch);
  // What an earlier launch of this page used may be another account's.
  globalThis.parlourUsedData = undefined;
  history.replaceState(null, '', `${pathname}${restOfSearch}#${route}${restOfQuery}`);
  return launch;
}

/**
 * Moves the launch parameters of a query and returns the rest. The data should be encoded once more; some clients do not,
 * then its own parts follow as parameters of their own, up to the next launch parameter.
 */
function take(query: string, launch: URLSearchParams): string {
  const rest: string[] = [];
  let isInData = false;
  for (const part of query === '' ? [] : query.split('&')) {
    const [name, value] = splitOnce(part, '=');
    if (name.startsWith(PREFIX)) {
      isInData = name === DATA && value.includes('=');
      launch.set(name, isInData ? value : decoded(value));
    } else if (isInData) {
      launch.set(DATA, `${launch.get(DATA)}&${part}`);
    } else {
      rest.push(part);
    }
  }
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
