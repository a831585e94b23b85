import createPurifier from 'dompurify';

/** Styles would reach the whole page, and a form another address; the page's policy refuses styles in attributes and reports them. */
const profile = { USE_PROFILES: { html: true, svg: true }, FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style'] };

/**
 * Lets text become markup in this page, sanitised: for `dangerouslySetInnerHTML` and for libraries that write markup. Call it at the top of
 * the module that needs it; it brings some 9 kB (Brotli). For texts of the backend use `SafeHtml`, which keeps what editors mean.
 */
export function trustMarkup(): void {
  const purifier = createPurifier(window);
  Object.assign(globalThis, { parlourMarkup: (text: string) => purifier.sanitize(text, profile) });
}
