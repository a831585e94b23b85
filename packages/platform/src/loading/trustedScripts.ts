interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string | undefined;
      createScriptURL(address: string, type?: string, sink?: string): string | undefined;
      createScript(text: string): string | undefined;
    },
  ): unknown;
}

/**
 * Allows scripts only by address: from below these places of the page's own origin, or from another origin that the page's
 * Content-Security-Policy names. A worker may only be made of a blob: of its file no hash would be checked, and a blob is made by code whose
 * hash was. Otherwise text never becomes code; an import map of hashes is none. It becomes markup only through the sanitiser
 * that a remote has loaded (`trustMarkup` of the kit); a text without markup is one, as libraries write it to empty an element. Runs before
 * any other script; does nothing where the browser does not support Trusted Types. See https://www.w3.org/TR/trusted-types/
 */
export function trustScripts(page: Pick<Window, 'location'>, ...places: readonly string[]): void {
  const trustedTypes = (page as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) ? sanitised(text) : text),
    createScriptURL: (address, _type, sink) => {
      const { origin, pathname, protocol } = new URL(address, page.location.href);
      if (sink === 'Worker constructor') return protocol === 'blob:' ? address : undefined;
      return origin !== page.location.origin || places.some((place) => pathname.startsWith(place)) ? address : undefined;
    },
    // JSON with this one name is no valid script, and redirects no import.
    createScript: (text) => (Object.keys(JSON.parse(text) as object).join() === 'integrity' ? text : undefined),
  });
}

function sanitised(text: string): string | undefined {
  const sanitise: unknown = Reflect.get(globalThis, 'parlourMarkup');
  if (typeof sanitise === 'function') return String(sanitise(text));
  // oxlint-disable-next-line no-console -- the browser's own error, which it also reports to operations, does not say what to do
  console.warn('Markup from text: use SafeHtml of the kit, or call its trustMarkup first');
  return undefined;
}
