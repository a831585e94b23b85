const { rmSync } = require('node:fs');

module.exports = () => {
  const folder = process.env.PARLOUR_RUN_FOLDER;
  delete process.env.PARLOUR_RUN_FOLDER;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
};
