/**
 * Gives each style element that a script creates the document's nonce, without which the policy of the document would leave it without
 * effect: libraries such as goober and Emotion write their styles into one. Markup cannot make such an element. For the boot script.
 */
export function nonceStyles(page: Pick<Document, 'createElement' | 'currentScript'>): void {
  const { createElement, currentScript } = page;
  const nonce = currentScript?.nonce ?? '';
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(page, name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
