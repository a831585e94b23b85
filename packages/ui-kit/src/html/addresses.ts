/** A path of this site, written with or without its hash. */
const OWN_PATH = /^\/[a-z-]*(?:\?[^#]*)?$/i;
/** What people type into an address bar. */
const WITHOUT_SCHEME = /^(?:www\.[\w-]+\.|t\.me\/)/i;
/** A picture in the text itself, as editors write it. */
const DRAWN = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)(?:;[\w-]+=[\w-]+)*;base64,/i;

export type Page = Pick<Location, 'origin' | 'protocol' | 'href'>;

/** The address of a picture, video or sound; undefined if it may not be loaded. The document's policy has the last word. */
export function fileAddress(written: string, page: Page): string | undefined {
  const url = resolved(written, page);
  if (url === undefined || written.includes('\\')) return undefined;
  if (url.origin === page.origin || url.protocol === 'https:') return written;
  if (url.protocol !== 'http:') return undefined;
  // A page over TLS loads nothing without it, and the file may well be there over TLS.
  return page.protocol === 'http:' ? written : `https${url.href.slice('http'.length)}`;
}

export function pictureAddress(written: string, page: Page): string | undefined {
  return DRAWN.test(written) ? written : fileAddress(written, page);
}

export interface Target {
  readonly href: string;
  /** A screen of this site, to which the router leads within the page. */
  readonly isOwn: boolean;
}

/** Where a link leads; undefined if it leads nowhere. */
export function targetOf(written: string, page: Page): Target | undefined {
  const address = written.trim();
  if (address === '') return undefined;
  if (WITHOUT_SCHEME.test(address)) return { href: `https://${address}`, isOwn: false };
  const url = address.startsWith('#') ? undefined : resolved(address, page);
  const isHere = url?.origin === page.origin;
  const inHash = url === undefined ? address.slice(1) : isHere && url.pathname === '/' ? url.hash.slice(1) : '';
  const path = inHash === '' && isHere && url.hash === '' ? url.pathname + url.search : inHash;
  if (OWN_PATH.test(path)) return { href: `#${path}`, isOwn: true };
  // The router would treat a hash that is no path as the home page.
  return address.startsWith('#') ? undefined : { href: address, isOwn: false };
}

function resolved(address: string, { href }: Page): URL | undefined {
  try {
    return new URL(address, href);
  } catch {
    return undefined;
  }
}
