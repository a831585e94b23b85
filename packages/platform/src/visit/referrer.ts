import { launchParameter } from './launch';
import { store, readStored } from '../storage/storage';

const KEY = 'parlour.pid';
const LONGEST = 64;
/** Parameter names under which messengers pass the parameter of a link (`?startapp=77`) to a mini-app. */
const START_PARAMETERS = ['tgWebAppStartParam', 'startapp', 'start_param'];

/**
 * Stores the referrer code (`pid`) in the address or in the messenger's link for this visit. Runs after the launch data is stored
 * and before the router.
 */
export function storeReferrer({ location }: Pick<Window, 'location'>): void {
  const queries = [location.hash.slice(location.hash.indexOf('?') + 1), location.search];
  const parameters = queries.map((query) => new URLSearchParams(query.replaceAll('&amp;', '&')));
  const launched = [
    new URLSearchParams({ tgWebAppStartParam: launchParameter('tgWebAppStartParam') ?? '' }),
    new URLSearchParams(launchParameter('tgWebAppData')),
  ];
  const started = [...parameters, ...launched].flatMap((query) => START_PARAMETERS.map((name) => query.get(name)));
  const pid = parameters.map(referrerIn).find(Boolean) ?? codeIn(started.find(Boolean)?.replace(/^pid[_=-]/, '') ?? '');
  if (pid !== undefined) store(KEY, pid);
}

/** The referrer code in a query. */
export function referrerIn(query: URLSearchParams): string | undefined {
  return codeIn(query.get('pid') ?? '');
}

/** The referrer code of this visit, if any. */
export function referrer(): string | undefined {
  return readStored(KEY);
}

/**
 * Matches a code without text that messengers and people append: `77#rd`, `77?from=timeline`, `77，快来注册`, `77快来注册`, or `77%23rd`
 * if it was encoded twice. Any other character stays, because part of a code may be the code of somebody else.
 */
const CODE = /^(?:\d+(?=\p{Script=Han})|[^#?&，。、！；：…“”（）()<>"'[\]]+)/u;
const APPENDED = /\s+\p{Script=Han}.*$|[\s.,;!]+$/u;

function codeIn(written: string): string | undefined {
  const text = decode(written)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const code = (CODE.exec(text)?.[0] ?? '').replace(APPENDED, '');
  return code === '' || code.length > LONGEST ? undefined : code;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
