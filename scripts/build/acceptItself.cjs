// @ts-check

/**
 * A loader for a module that is replaced while it runs without those that use it: whoever has what it exports asks for it again.
 * @param {string} source
 */
module.exports = (source) => `${source}\nimport.meta.webpackHot.accept();\n`;
