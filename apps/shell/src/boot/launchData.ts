import { storeLaunch } from '@parlour/platform/launch';

const PREFIX = 'tgWebApp';
const DATA = 'tgWebAppData';

/**
 * Removes the mini-app's launch parameters from the address before the hash router reads it, and stores them. They arrive as
 * `#tgWebAppData=…`, as `#/path?tgWebAppData=…` (the path may be malformed, see `addressOf`), or as `?tgWebAppData=…`. Undefined
 * when this page was not launched by a mini-app.
 */
export function takeLaunchData({ location, history }: Pick<Window, 'location' | 'history'>): URLSearchParams | undefined {
  const { hash, search, pathname } = location;
  if (![hash, search].some((part) => part.includes(PREFIX))) return undefined;
  const [before, after] = splitOnce(hash.slice(1), '?');
  const [route, query] = before.includes('=') ? ['/', hash.slice(1)] : [before || '/', after];
  const launch = new URLSearchParams();
  const restOfSearch = moveLaunchParameters(search.slice(1), launch);
  const restOfQuery = moveLaunchParameters(query, launch);
  storeLaunch(launch);
  // The data that an earlier launch of this page used may belong to another account.
  globalThis.parlourUsedData = undefined;
  history.replaceState(null, '', `${pathname}${restOfSearch}#${route}${restOfQuery}`);
  return launch;
}

/**
 * Moves the launch parameters of a query into `launch` and returns the rest. The data should be URL-encoded twice. Some clients
 * encode it once, so that its fields appear as parameters of the query; these belong to the data up to the next launch parameter.
 */
function moveLaunchParameters(query: string, launch: URLSearchParams): string {
  const rest: string[] = [];
  let isInData = false;
  for (const part of query === '' ? [] : query.split('&')) {
    const [name, value] = splitOnce(part, '=');
    if (name.startsWith(PREFIX)) {
      isInData = name === DATA && value.includes('=');
      launch.set(name, isInData ? value : decodeOnce(value));
    } else if (isInData) {
      launch.set(DATA, `${launch.get(DATA)}&${part}`);
    } else {
      rest.push(part);
    }
  }
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

function decodeOnce(value: string): string {
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
