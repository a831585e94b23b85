// @ts-check

/**
 * A loader for libraries of React components: a name that is given to a component only for its developers' eyes, and a call that only
 * wraps one, keep every component of a file in the build, used or not.
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
