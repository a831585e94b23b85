const MARK = 'tgWebAppData=';
const KEY = 'parlour.launch';

/**
 * Takes the mini-app's launch parameters out of the address before the hash router can swallow them. They arrive as
 * `#tgWebAppData=…`, `#/path?tgWebAppData=…` or `?tgWebAppData=…`; they are kept in session storage until the login used them.
 */
export function takeLaunchData(page: Pick<Window, 'location' | 'history' | 'sessionStorage'>): void {
  const { hash, search, pathname } = page.location;
  if (!hash.includes(MARK) && !search.includes(MARK)) return;
  const [route, query] = hash.startsWith('#/') ? splitOnce(hash.slice(1), '?') : ['/', hash.slice(1)];
  const inHash = new URLSearchParams(query);
  const inSearch = new URLSearchParams(search);
  const launch = new URLSearchParams();
  for (const params of [inHash, inSearch]) {
    for (const [name, value] of [...params]) {
      if (!name.startsWith('tgWebApp')) continue;
      launch.set(name, value);
      params.delete(name);
    }
  }
  try {
    page.sessionStorage.setItem(KEY, launch.toString());
  } catch {
    // Blocked storage: the login screen then says that no launch data came.
  }
  const rest = (params: URLSearchParams) => (params.size === 0 ? '' : `?${params}`);
  page.history.replaceState(null, '', `${pathname}${rest(inSearch)}#${route}${rest(inHash)}`);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
