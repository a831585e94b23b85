// @ts-check
'use strict';

/**
 * Stands in for a shared library, or for a part of the browser: whatever is read from it, called or constructed is another one.
 * As text and as a number it is 0, and it contains nothing, so that what a module computes from it comes to an end.
 * @param {object} [known] what it answers as it is
 * @returns {object}
 */
module.exports = function standIn(known = {}) {
  const target = Object.setPrototypeOf(function () {}, null);
  // What a function has of itself cannot be assigned.
  for (const name of ['length', 'name']) Reflect.deleteProperty(target, name);
  Object.assign(target, known);
  return new Proxy(target, {
    get(own, key) {
      if (key === Symbol.toPrimitive) return (/** @type {string} */ hint) => (hint === 'number' ? 0 : '0');
      if (key === Symbol.iterator) return function* () {};
      // With a `then` it would be a promise that is never kept.
      if (typeof key === 'symbol' || key === 'then' || Object.hasOwn(own, key)) return Reflect.get(own, key);
      const part = standIn();
      Reflect.set(own, key, part);
      return part;
    },
    apply: () => standIn(),
    construct: () => standIn(),
  });
};
