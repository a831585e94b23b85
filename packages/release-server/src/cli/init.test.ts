import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'init-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const cli = path.resolve(__dirname, '../cli.ts');
const tsx = require.resolve('tsx');

function release(words: readonly string[], env: Readonly<Record<string, string>>) {
  const { DATA_DIR: _data, RELEASES_SITE: _site, ...inherited } = process.env;
  return spawnSync(process.execPath, ['--import', tsx, cli, ...words], {
    cwd: folder,
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
}

it.each([
  ['the wallet, for a site in production', [], { wallet: { approvalAbove: 500 } }],
  [
    'those that are named',
    ['--two-people', 'wallet, promotions'],
    { wallet: { approvalAbove: 500 }, promotions: { approvalAbove: 500 } },
  ],
  ['none', ['--two-people', ''], {}],
])('a registry begins with two people for %s', (_whom, words, rules) => {
  const made = release(['init', ...words], { DATA_DIR: 'data' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(JSON.parse(release(['members', '--json'], { DATA_DIR: 'data' }).stdout)).toMatchObject({ apps: rules, members: {} });
});

it("makes nothing in a team's repository, whose site has a store elsewhere", () => {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bingo', parlour: { site: 'https://play.example' } }));
  const made = release(['init'], {});
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining('this folder belongs to https://play.example')]);
  expect(readdirSync(folder)).toEqual(['package.json']);
});
