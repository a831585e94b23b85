import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { at, field, open, submit } from '../support/moneyForms';
import { logIn } from '../support/member';
import { packedPrograms } from '../support/programs';
import { root } from '../support/site';
import { expect, test } from '../support/test';

test(
  'the first day of a site, from an empty folder by docs/production.md alone: a player deposits',
  { tag: ['@deep', '@account'] },
  async ({ openPhone }) => {
    test.setTimeout(240_000);
    const programs = await packedPrograms();
    const folder = await mkdtemp(path.join(tmpdir(), 'first-day-'));
    for (const file of await readdir(programs))
      if (file.endsWith('.tgz')) await copyFile(path.join(programs, file), path.join(folder, file));
    const env = { PATH: process.env['PATH'], HOME: folder, HOST: '127.0.0.1', PORT: '0' };
    const operator = await ready('node', [path.join(programs, 'parlour-operator/bin/parlour-operator.js')], {
      cwd: folder,
      env: { ...env, DATA_DIR: path.join(folder, 'operator') },
    });
    const commands = await firstDay();
    expect(commands).toContain('API_ORIGIN=https://api.example');
    const script = commands.replace('https://api.example', operator.url);
    const gateway = await ready('bash', ['-euc', `shopt -s expand_aliases\n${script}`], { cwd: folder, env });
    try {
      const { page, complaints } = await openPhone({ baseURL: gateway.url });
      await logIn(page);
      await page.goto('/#/abouts');
      const [notices] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /licences/i }).click()]);
      await expect(notices.locator('body')).toContainText('react-dom');
      await notices.close();
      await open(page, '/recharge');
      await page.getByRole('radio', { name: /USDT/ }).click();
      await field(page, 'amount').fill('2000');
      await submit(page);
      await at(page, '/payInfo?deposit_no=PD');
      await page.getByRole('img', { name: '277.77 USDT' }).waitFor();
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

/** Starts a program and waits until it says its port. */
async function ready(
  program: string,
  words: readonly string[],
  options: { cwd: string; env: Record<string, string | undefined> },
) {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said += `${line}\n`;
      if (line.startsWith('{"ready":true')) resolve(Number(JSON.parse(line).port));
    });
    child.once('close', (code) => reject(new Error(`${program} ended before it was ready (${code})\n${said}`)));
  });
  const stop = async () => {
    // Bash may have started it as a child.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
