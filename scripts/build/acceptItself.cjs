// @ts-check

/**
 * A loader for a module that is hot-replaced without its importers: they read its exports again on each use.
 * @param {string} source
 */
module.exports = (source) => `${source}\nimport.meta.webpackHot.accept();\n`;
