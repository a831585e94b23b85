import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { closeBrowser } from './phone';
import { root } from './releaseTool';

const apps = ['shell', 'lobby', 'wallet', 'records', 'promotions', 'account'];
let folder: string;

const run = (command: string) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-'));
  await run(`npm run -s release -- local ${apps.map((app) => `apps/${app}/dist`).join(' ')}`);
  await run('npm run -s release -- publish wallet --version 1.5.0');
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await closeBrowser();
});

/** The lines of the shell blocks of a document, in their order, with files of theirs kept out of the tree. */
async function commandsOf(document: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.trim().split('\n'))
    .map((line) => line.replaceAll('wallet.public.json', `"$DATA_DIR/wallet.public.json"`));
}

it.each(['releasing.md', 'operating.md'])(
  'each command of %s does what it says, in its order',
  async (document) => {
    const commands = await commandsOf(document);
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) await run(command);
  },
  120_000,
);
