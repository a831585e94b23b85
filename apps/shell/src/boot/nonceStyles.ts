import { applyStyle } from './releaseStyles';

/** The folder of a release's files in a line of a stack trace. */
const RELEASE = /\/assets\/(?!shell\/)[^/\s]+\/[^/\s]+\//;

/**
 * Gives each style element that a script creates the document's nonce. Without it the document's Content-Security-Policy would
 * block the styles of libraries such as goober and Emotion, which write them into one. Style elements in markup do not get one.
 * A style element that a release's code creates is marked with the release's folder: it applies while a screen of the release is
 * shown, and is removed together with the release. Called by the boot script.
 */
export function nonceStyles(page: Pick<Document, 'createElement' | 'currentScript'>): void {
  const { createElement, currentScript } = page;
  const nonce = currentScript?.nonce ?? '';
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(page, name, options);
    if (element instanceof HTMLStyleElement) {
      element.nonce = nonce;
      // A library that assigns a nonce of its own (goober assigns one that nobody has defined) does not remove this one.
      Object.defineProperty(element, 'nonce', { get: () => nonce, set() {} });
      // The first of the site's files in the stack is the caller.
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
