import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inScratchCopy } from '../../../scripts/workspace/scratchCopy.mjs';
import { readyAt } from '../support/site/site';
import { expect, test } from '../support/test';
import { commandsOf, diffsOf, patched } from './documents';

test('the tour ends with what it promises', { tag: '@deep' }, async ({ phone: { page } }) => {
  // It checks types and builds in a copy of everything.
  test.setTimeout(600_000);
  await inScratchCopy(
    async (copy) => {
      for (const diff of await diffsOf('tour.md')) {
        const file = path.join(copy, diff.file);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, patched(await readFile(file, 'utf8').catch(() => ''), diff));
      }
      const env = { ...process.env, PORT: '0', DATA_DIR: path.join(copy, '.parlour'), CONSOLE_TOKEN: 'token of this story' };
      const run = (command: string) => promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { cwd: copy, env });
      await run('node_modules/.bin/tsc -b apps/promotions apps/operator');
      await run('npx jest --maxWorkers=1 apps/promotions/src/features/sponsors apps/promotions/src/features/fair-play');

      const site = spawn(process.execPath, ['scripts/start.mjs'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
      try {
        const { url } = await readyAt(site);
        await page.goto(`${url}/#/zhanzhu`);
        await page.getByRole('link', { name: 'Northbank FC 2019' }).waitFor();
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Fair play' }).click();
        await page.getByText('One account for each player.').waitFor();

        for (const command of await commandsOf('tour.md')) await run(command);
        const { stdout } = await run('npm run -s release -- history');
        expect(stdout).toContain('it was a tour');
      } finally {
        site.kill('SIGTERM');
        if (site.exitCode === null) await once(site, 'close');
      }
    },
    ['docs', 'pictures'],
  );
});
