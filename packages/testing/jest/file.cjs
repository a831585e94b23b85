// @ts-check
const path = require('node:path');

/** What an import of a file gives in unit tests: its name for its address; for a style sheet the names of its classes as they are. */
module.exports = {
  /** @param {string} _source @param {string} file */
  process: (_source, file) => ({
    code: file.endsWith('.css')
      ? 'module.exports = new Proxy({}, { get: (_styles, name) => (name === "__esModule" ? false : name) });'
      : `module.exports = ${JSON.stringify(path.basename(file))};`,
  }),
};
