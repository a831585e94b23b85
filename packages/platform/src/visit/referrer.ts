import { launchParameter } from './launch';
import { store, readStored } from '../storage/storage';

const KEY = 'parlour.pid';
const LONGEST = 64;
/** The names by which a messenger's link (`?startapp=77`) hands a mini-app its parameter. */
const START_PARAMETERS = ['tgWebAppStartParam', 'startapp', 'start_param'];

/** Stores the referrer code (`pid`) of the address or of the messenger's link for this visit. Runs before the router, after the launch. */
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
 * Without what messengers and people append: `77#rd`, `77?from=timeline`, `77，快来注册`, `77快来注册`, or `77%23rd` where it was encoded
 * twice. Whatever else is in a code stays: half of it may be somebody else's.
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
