const { spawn } = require('node:child_process');
const path = require('node:path');

/** Starts the site by its own command, on a free port; PARLOUR_URL tells the stories where, and may name a running site instead. */
module.exports = async () => {
  if (process.env.PARLOUR_URL) return;
  const root = path.resolve(__dirname, '../../..');
  const env = {
    ...process.env,
    PORT: '0',
    REVIEW_DELAY_MS: '3000',
    DEMO_OUTCOME: 'lose',
    DEMO_ADMIN_TOKEN: 'stories',
    CONSOLE_TOKEN: process.env.CONSOLE_TOKEN ?? 'stories of the console',
    MINI_APP_BOT_TOKEN: '4711:stories',
  };
  const site = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  globalThis.parlourSite = site;
  process.env.PARLOUR_URL = await new Promise((resolve, reject) => {
    let output = '';
    site.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = /ready at (\S+)/.exec(output);
      if (ready) resolve(ready[1]);
    });
    site.once('close', (code) => reject(new Error(`the site ended before it was ready (${code})\n${output}`)));
  });
};
