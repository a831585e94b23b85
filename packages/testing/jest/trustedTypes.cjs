// @ts-check
/**
 * Trusted Types, which jsdom has not, as far as a page of the site uses them: once there is a default policy, text becomes markup only as
 * that policy makes it. See https://www.w3.org/TR/trusted-types/
 */
class TrustedHTML {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

/** @typedef {{ createHTML(text: string): string | null | undefined }} Rules */

/** @type {Rules | undefined} */
let defaultRules;

/** @param {Element | ShadowRoot} place @param {unknown} value */
function trusted(place, value) {
  // A document that nobody sees, such as that of a sanitiser, runs nothing.
  if (defaultRules === undefined || value instanceof TrustedHTML || place.ownerDocument !== document) return String(value);
  const markup = defaultRules.createHTML(String(value));
  if (markup === undefined || markup === null)
    throw new TypeError("This document requires 'TrustedHTML' assignment. The action has been blocked.");
  return markup;
}

/** @param {object} prototype @param {string} name */
function guard(prototype, name) {
  const written = Object.getOwnPropertyDescriptor(prototype, name);
  if (written?.set === undefined) return;
  const { set } = written;
  Object.defineProperty(prototype, name, {
    ...written,
    /** @this {Element} @param {unknown} value */
    set(value) {
      set.call(this, trusted(this, value));
    },
  });
}

if (globalThis.document !== undefined) {
  guard(Element.prototype, 'innerHTML');
  guard(Element.prototype, 'outerHTML');
  guard(ShadowRoot.prototype, 'innerHTML');
  const { insertAdjacentHTML } = Element.prototype;
  /** @this {Element} @param {InsertPosition} position @param {unknown} text */
  Element.prototype.insertAdjacentHTML = function insert(position, text) {
    insertAdjacentHTML.call(this, position, trusted(this, text));
  };
  const trustedTypes = {
    /** @param {string} name @param {Rules} rules */
    createPolicy(name, rules) {
      if (name === 'default') defaultRules = rules;
      return { ...rules, createHTML: (/** @type {string} */ text) => new TrustedHTML(String(rules.createHTML(text))) };
    },
  };
  Object.assign(globalThis, { TrustedHTML, trustedTypes });
}
