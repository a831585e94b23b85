import { applyStyle } from './releaseStyles';

/** Where the files of a release are, in a line of a stack. */
const RELEASE = /\/assets\/(?!shell\/)[^/\s]+\/[^/\s]+\//;

/**
 * Gives each style element that a script creates the document's nonce, without which the policy of the document would leave it without
 * effect: libraries such as goober and Emotion write their styles into one. Markup cannot make such an element. One that the code of a
 * release creates has its place, by which it applies while a screen of the release is shown, and is removed with it. For the boot script.
 */
export function nonceStyles(page: Pick<Document, 'createElement' | 'currentScript'>): void {
  const { createElement, currentScript } = page;
  const nonce = currentScript?.nonce ?? '';
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(page, name, options);
    if (element instanceof HTMLStyleElement) {
      element.nonce = nonce;
      // The first of the site's files in it is the one that calls.
      const caller = new Error('').stack?.match(/\/assets\/.*/)?.[0] ?? '';
      const [release] = RELEASE.exec(caller) ?? [];
      if (release !== undefined) {
        element.dataset['release'] = release;
        applyStyle(element);
      }
    }
    return element;
  };
}
