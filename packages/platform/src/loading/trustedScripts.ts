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
 * Registers a default Trusted Types policy. Scripts are only allowed by URL: below these paths of the page's own origin, or from
 * another origin that the page's Content-Security-Policy allows. A worker may only be made from a blob, because the hash of a
 * worker's file is not checked, while a blob is made by code whose hash was. Text never becomes code, except for an import map
 * that only contains hashes. Text becomes markup only through the sanitiser that a remote has loaded (`trustMarkup` of the kit);
 * text without markup is allowed, because libraries write it to empty an element. Has to run before any other script. Does
 * nothing where the browser does not support Trusted Types. See https://www.w3.org/TR/trusted-types/
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
    // A JSON object with `integrity` as its only key is not executable, and redirects no import.
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
