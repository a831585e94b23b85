interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string | undefined; createScript(text: string): string | undefined },
  ): unknown;
}

/**
 * Allows scripts only by address: from below these places of the page's own origin, or from another origin that the page's
 * Content-Security-Policy names. Text never becomes markup or code; an import map of hashes is neither. Runs before any other script; does nothing where the browser
 * does not support Trusted Types. See https://www.w3.org/TR/trusted-types/
 */
export function trustScripts(page: Pick<Window, 'location'>, ...places: readonly string[]): void {
  const trustedTypes = (page as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, page.location.href);
      return origin !== page.location.origin || places.some((place) => pathname.startsWith(place)) ? address : undefined;
    },
    // JSON with this one name is no valid script, and redirects no import.
    createScript: (text) => (Object.keys(JSON.parse(text) as object).join() === 'integrity' ? text : undefined),
  });
}
