const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** A folder for what the tests of one run share, see seededFolder.ts; removeRunFolder.cjs removes it. */
module.exports = () => {
  process.env.PARLOUR_RUN_FOLDER = mkdtempSync(path.join(tmpdir(), 'parlour-run-'));
};
