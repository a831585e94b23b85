import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandsOf } from './documents';
import { root } from '../support/site/site';
import { expect, test } from '../support/test';

/** What a clone does not have: what was installed or built, and what other stories build beside the sources. */
const excluded = /^(node_modules|dist|\.git|\.types|\.build|\.parlour|\.changed-.*)$/;

/** A team's clone of the sources, whose releases go into the registry of this site. */
let clone: string;
const run = (command: string, env: NodeJS.ProcessEnv = process.env) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { cwd: clone, env });

test.beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'clone-'));
  await cp(root, clone, { recursive: true, filter: (source) => !excluded.test(path.basename(source)) });
});
test.afterAll(async () => {
  await rm(clone, { recursive: true });
});

test(
  'a team makes a remote of its own, tests, builds and releases it as its document says, and players open it',
  { tag: '@deep' },
  async ({ phone: { page, complaints }, releases, site }) => {
    const { sequence } = await releases.live();
    const commands = await commandsOf('for-teams.md');
    expect(commands[0]).toBe('npm run new remote bingo');
    for (const command of commands) await run(command, site.env);
    await page.goto('/#/bingo');
    await page.getByRole('heading', { name: 'Bingo', exact: true }).waitFor();
    await page.getByRole('listitem').first().waitFor();
    expect(complaints).toEqual([]);
    await releases.makeChange({ kind: 'return', sequence });
  },
);

for (const name of ['Bingo', '../bingo', 'wallet', 'registry', 'transfer'] as const) {
  test(`refuses a remote called ${name}`, { tag: '@deep' }, async () => {
    const before = await sharedFiles();
    await expect(run(`npm run -s new remote "${name}"`)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^".+" is .+\.$/m),
    });
    expect(await sharedFiles()).toEqual(before);
    expect(existsSync(path.join(clone, 'apps/Bingo'))).toBe(false);
  });
}

test('what it cannot install it takes back', { tag: '@deep' }, async () => {
  const before = await sharedFiles();
  const making = run(`PATH=/bin-of-nobody "${process.execPath}" scripts/new.mjs remote quiz`);
  await expect(making).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npx') });
  expect(existsSync(path.join(clone, 'apps/quiz'))).toBe(false);
  expect(await sharedFiles()).toEqual(before);
});

const sharedFiles = () =>
  Promise.all(['tsconfig.json', 'pnpm-lock.yaml', 'package.json'].map((file) => readFile(path.join(clone, file), 'utf8')));
