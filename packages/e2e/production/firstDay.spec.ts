import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packedPrograms, startProgram } from '../support/site/programs';
import { startCommand } from '../support/site/servers';
import { root } from '../support/site/site';
import { expect, test } from '../support/test';
import { depositFromHome } from './steps';

test(
  'the first day of a site, from an empty folder by docs/production.md alone: a player deposits',
  { tag: ['@deep', '@account'] },
  async ({ openPhone }) => {
    const programs = await packedPrograms();
    const folder = await mkdtemp(path.join(tmpdir(), 'first-day-'));
    for (const file of await readdir(programs))
      if (file.endsWith('.tgz')) await copyFile(path.join(programs, file), path.join(folder, file));
    const operator = await startProgram('parlour-operator', { DATA_DIR: path.join(folder, 'operator') });
    const commands = await firstDay();
    expect(commands).toContain('API_ORIGIN=https://api.example');
    // The gateway takes the place of the script, so that it is what is stopped.
    const started = commands.replace('API_ORIGIN=https://api.example', `exec env DEMO_OPERATOR=1 API_ORIGIN=${operator.url}`);
    const script = `shopt -s expand_aliases\n${started}`;
    const gateway = await startCommand('bash', ['-euc', script], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder },
    });
    try {
      const { page, complaints } = await openPhone({ baseURL: gateway.url });
      await depositFromHome(page);
      await page.goto('/#/abouts');
      const [notices] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /licences/i }).click()]);
      await expect(notices.locator('body')).toContainText('react-dom');
      expect(complaints).toEqual([]);
      expect((await fetch(`${gateway.url}/console/`)).status).toBe(200);
    } finally {
      await gateway.stop();
      await operator.stop();
      await rm(folder, { recursive: true });
    }
  },
);

/** The commands of the document's first day, as one script. */
async function firstDay(): Promise<string> {
  const text = await readFile(path.join(root, 'docs/production.md'), 'utf8');
  const [, day = ''] = /^## The first day\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(text) ?? [];
  return [...day.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = '']) => block.replaceAll(/^ {3}/gm, '')).join('');
}
