const { spawn } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.parlour');
const shared = {
  ...process.env,
  PORT: '0',
  REVIEW_DELAY_MS: '3000',
  DEMO_OUTCOME: 'lose',
  DEMO_ADMIN_TOKEN: 'stories',
  CONSOLE_TOKEN: process.env.CONSOLE_TOKEN ?? 'stories of the console',
  MINI_APP_BOT_TOKEN: '4711:stories',
};

/**
 * Starts a site for each worker by its own command, on a free port and with data of its own; ownSite.cjs tells the stories which is
 * theirs. PARLOUR_URL names a running site instead.
 */
module.exports = async ({ maxWorkers }) => {
  if (process.env.PARLOUR_URL) return;
  globalThis.parlourSites = [];
  const starts = Array.from({ length: maxWorkers }, (_, index) => start(path.join(dataDir, `worker-${index + 1}`)));
  process.env.PARLOUR_SITES = JSON.stringify(await Promise.all(starts));
};

/** @param {string} folder */
async function start(folder) {
  const env = { ...shared, DATA_DIR: folder };
  const site = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  globalThis.parlourSites.push(site);
  const url = await new Promise((resolve, reject) => {
    let output = '';
    site.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = /ready at (\S+)/.exec(output);
      if (ready) resolve(ready[1]);
    });
    site.once('close', (code) => reject(new Error(`the site ended before it was ready (${code})\n${output}`)));
  });
  return { PARLOUR_URL: url, DATA_DIR: folder };
}
