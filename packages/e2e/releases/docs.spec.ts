import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandsOf } from './documents';
import { startServer } from '../support/site/servers';
import { root } from '../support/site/site';
import { expect, test } from '../support/test';

let folder: string;

/** What incidents.md finds before a command of it; the document has only what is typed then, since whole blocks of it are copied. */
const incidents: readonly (readonly [command: string, situation: string])[] = [
  ['release -- stop wallet', 'promote wallet@1.5.0 --to 5% --reason "new receipt"'],
  ['release -- rollback wallet', 'promote wallet@1.5.0 --reason "new receipt"'],
  ['release -- promote wallet@1.5.1', 'publish wallet --version 1.5.1'],
];

const run = (command: string) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
  });

// What one document sets up, such as a second person for the wallet, is not what another begins with.
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-'));
  await run('npm run -s release -- local $(dirname apps/*/dist/identity.json)');
  await run('npm run -s release -- publish wallet --version 1.5.0');
});
test.afterEach(async () => {
  await rm(folder, { recursive: true });
});

for (const document of ['releasing.md', 'operating.md', 'incidents.md', 'upgrading.md'] as const) {
  test(`each command of ${document} does what it says, in its order`, { tag: '@deep' }, async () => {
    const commands = await commandsOf(document);
    expect(commands.length).toBeGreaterThan(5);
    const isOutside = (command: string) => command.includes('https://site');
    for (const command of commands) {
      const [, situation] = (document === 'incidents.md' && incidents.find(([start]) => command.includes(start))) || [];
      if (situation !== undefined) await run(`npm run -s release -- ${situation}`);
      // Started when it is needed: earlier commands replace its key.
      const gateway = isOutside(command)
        ? await startServer('gateway', { DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' })
        : undefined;
      // Files of theirs are kept out of the tree.
      const own = command
        .replaceAll('wallet.public.json', '"$DATA_DIR/wallet.public.json"')
        .replaceAll(/(return|replay|--last) 209/g, '$1 1');
      try {
        await run(own.replaceAll('https://site', gateway?.url ?? '').replaceAll('ana.json', '"$DATA_DIR/keys/lobby.json"'));
      } finally {
        await gateway?.stop();
      }
    }
  });
}
