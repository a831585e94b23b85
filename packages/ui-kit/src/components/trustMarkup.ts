import createPurifier from 'dompurify';

/**
 * Forbids styles, which would reach the whole page and which the page's policy refuses and reports in attributes, and forms,
 * which could send to another address.
 */
const profile = { USE_PROFILES: { html: true, svg: true }, FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style'] };

/**
 * Allows text to become markup in this page, sanitised: for `dangerouslySetInnerHTML` and for libraries that write markup. Call
 * it at the top of the module that needs it; it adds some 9 kB (Brotli). For texts of the backend use `SafeHtml`, which also
 * preserves what editors mean by their markup.
 */
export function trustMarkup(): void {
  const purifier = createPurifier(window);
  Object.assign(globalThis, { parlourMarkup: (text: string) => purifier.sanitize(text, profile) });
}
