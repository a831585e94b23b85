import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from '../../storage/fileStore';
import { writeEvening } from '../../testing/testEvening';

const cli = path.resolve(__dirname, '../../cli.ts');
const tsx = require.resolve('tsx');
const days = ['--from', '2026-11-24', '--to', '2026-11-24'];

let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  ({ kid: root } = (await writeEvening(fileStore(path.join(folder, 'data', 'registry')))).root);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command where only `DATA_DIR` says that there is a store. */
const run = (dataDir: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', tsx, cli, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'], DATA_DIR: path.join(folder, dataDir) },
  });

it('operations write evidence, an auditor without an account makes the report, and a planted change is found', async () => {
  const written = run('data', 'evidence', 'given', ...days);
  expect([written.stderr, written.status]).toEqual(['', 0]);
  expect(written.stdout).toContain(`give the auditor the id of the root key by another way: ${root}`);

  const evidence = ['report', '--evidence', 'given', ...days, '--root', root];
  const made = run('nothing', ...evidence, '--out', 'out');
  expect([made.stderr, made.status]).toEqual(['', 0]);
  expect(made.stdout).toContain('13 entries from 2026-11-24 to 2026-11-24 (UTC); 8 changed what players get');
  const page = await readFile(path.join(folder, 'out', 'report.html'), 'utf8');
  expect(page).toContain(`report --evidence given --from 2026-11-24 --to 2026-11-24 --zone UTC --root ${root}`);
  expect(JSON.parse(run('nothing', ...evidence, '--json').stdout).summary).toMatchObject({ entries: 13, stops: 3 });

  const entry = path.join(folder, 'given', 'history', '00000004.json');
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('4.8 %', '0.8 %'));
  const planted = run('nothing', ...evidence, '--out', 'planted', '--json');
  expect(planted.status).toBe(1);
  expect(planted.stderr).toContain('manifest 4 is not as this registry signed it');
  expect(planted.stderr).toContain('no report was made: the folder given is not as it was signed');
  expect(JSON.parse(planted.stdout)).toMatchObject({ isValid: false });
  expect(existsSync(path.join(folder, 'planted'))).toBe(false);
}, 60_000);

it.each([
  [['report', ...days, '--evidence', 'nowhere'], '--evidence nowhere is not a folder; unpack it first'],
  [['report', '--from', '2026-11-25', '--to', '2026-11-24', '--evidence', '.'], '--from 2026-11-25 is after --to 2026-11-24'],
  [['report', ...days, '--evidence', 'data'], 'the folder data has no root document'],
  [['report', ...days, '--bundle', 'x'], 'there is no option --bundle'],
  [['evidence', 'data/registry', ...days], 'the folder has evidence already; name an empty one'],
])('%j is refused in a sentence', (words, message) => {
  const { status, stderr } = run('data', ...words);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
