/** A path of this site, written with or without its hash. */
const OWN_PATH = /^\/[a-z-]*(?:\?[^#]*)?$/i;
/** Addresses as people type them into an address bar, without a scheme. */
const WITHOUT_SCHEME = /^(?:www\.[\w-]+\.|t\.me\/)/i;
/** A picture as a data URL, which editors write into the text. */
const DRAWN = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)(?:;[\w-]+=[\w-]+)*;base64,/i;

export type Page = Pick<Location, 'origin' | 'protocol' | 'href'>;

/** Returns the URL of a picture, video or sound; undefined if it may not be loaded. The document's policy may still block it. */
export function fileAddress(written: string, page: Page): string | undefined {
  const url = resolved(written, page);
  if (url === undefined || written.includes('\\')) return undefined;
  if (url.origin === page.origin || url.protocol === 'https:') return written;
  if (url.protocol !== 'http:') return undefined;
  // A page over TLS loads nothing without TLS, and the file is often available over TLS too.
  return page.protocol === 'http:' ? written : `https${url.href.slice('http'.length)}`;
}

export function pictureAddress(written: string, page: Page): string | undefined {
  return DRAWN.test(written) ? written : fileAddress(written, page);
}

export interface Target {
  readonly href: string;
  /** Whether it is a screen of this site, which the router opens within the page. */
  readonly isOwn: boolean;
}

/** Returns the target of a link; undefined if it leads nowhere. */
export function targetOf(written: string, page: Page): Target | undefined {
  const address = written.trim();
  if (address === '') return undefined;
  if (WITHOUT_SCHEME.test(address)) return { href: `https://${address}`, isOwn: false };
  const url = address.startsWith('#') ? undefined : resolved(address, page);
  const isHere = url?.origin === page.origin;
  const inHash = url === undefined ? address.slice(1) : isHere && url.pathname === '/' ? url.hash.slice(1) : '';
  const path = inHash === '' && isHere && url.hash === '' ? url.pathname + url.search : inHash;
  if (OWN_PATH.test(path)) return { href: `#${path}`, isOwn: true };
  // The router would treat a hash that is not a path as the home page.
  return address.startsWith('#') ? undefined : { href: address, isOwn: false };
}

function resolved(address: string, { href }: Page): URL | undefined {
  try {
    return new URL(address, href);
  } catch {
    return undefined;
  }
}
