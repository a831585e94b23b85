import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it.each([
  ['DATA_DIR is forgotten', {}, '.parlour'],
  ['its folder is not there', { DATA_DIR: 'data' }, 'data'],
])('says where it looked for a registry where %s, and how another place is named', (_when, env, place) => {
  const made = release(['members'], env);
  expect([made.status, made.stderr]).toEqual([
    1,
    `there is no registry in ${path.join(folder, place, 'registry')}. Where there is a store, DATA_DIR or RELEASES_S3_BUCKET names it; a team names its site, with --site or parlour.site in package.json. Operations make a registry with: npm run release -- init\n`,
  ]);
});

it('makes the online key anew where only it is lost, as it says', () => {
  const env = { DATA_DIR: 'data' };
  release(['init'], env);
  rmSync(path.join(folder, 'data/keys/registry.json'));
  expect(release(['init'], env).stderr).toContain('npm run release -- rotate online');
  expect(release(['rotate', 'online'], env).status).toBe(0);
  expect(release(['init'], env).status).toBe(0);
});

it("makes nothing in a team's repository, whose site has a store elsewhere", () => {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bingo', parlour: { site: 'https://play.example' } }));
  const made = release(['init'], {});
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining('this folder belongs to https://play.example')]);
  expect(readdirSync(folder)).toEqual(['package.json']);
});

it('makes the registry in a folder that is named, whatever the environment names, and says by which variable others find it', () => {
  const made = release(['init', '--store', 'site'], { DATA_DIR: 'data', RELEASES_S3_BUCKET: 'other' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toMatch(/root\.json: secret.*\n.*registry\.json: secret/);
  expect(made.stdout).toContain(
    `nothing is live yet\nthe other commands and the gateways need DATA_DIR=${path.join(folder, 'site')}`,
  );
  expect(readdirSync(folder)).toEqual(['site']);
  expect(readdirSync(path.join(folder, 'site')).sort()).toEqual(['keys', 'registry']);
});

it.each([
  ['', '--store is empty'],
  ['https://store.example', '--store "https://store.example" is neither a folder nor s3://bucket/prefix'],
  ['s3://', '--store "s3://" is neither a folder nor s3://bucket/prefix'],
])('makes nothing for --store %p', (store, message) => {
  const made = release(['init', '--store', store], {});
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(readdirSync(folder)).toEqual([]);
});

it('has no latest release where none is published', () => {
  const env = { DATA_DIR: 'data' };
  release(['init', '--two-people', ''], env);
  const made = release(['promote', 'wallet@latest', '--reason', 'a test'], env);
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining('no release of wallet is published')]);
});

it.each(['dev', 'status', 'publish'])(
  "in a team's repository without a key, %s says where it looked and how to make one",
  (command) => {
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'bingo', parlour: { site: 'https://play.example' } }),
    );
    writeFileSync(path.join(folder, 'rspack.config.ts'), '');
    const made = release([command], { RELEASES_KEY: '', CONSOLE_TOKEN: '' });
    expect(made.status).toBe(1);
    expect(made.stderr).toContain(`of bingo at ${path.join(folder, '.parlour/keys/bingo.json')}`);
    expect(made.stderr).toContain('with: npm run release -- key bingo --public bingo.public.json');
  },
);

it.each<[string, (file: string) => readonly [readonly string[], object], (file: string) => string]>([
  ['the keys of this machine', () => [[], {}], (file) => file],
  ['a file that is named', (file) => [['--key', file], {}], (file) => file],
  ['a variable', (file) => [[], { RELEASES_KEY: readFileSync(file, 'utf8') }], () => 'RELEASES_KEY'],
])('a key that was replaced and comes from %s is told with its place', (_what, given, place) => {
  const env = { DATA_DIR: 'data', RELEASES_KEY: '' };
  release(['init', '--two-people', ''], env);
  for (const name of ['shell', 'shell-new']) release(['key', name, '--public', `${name}.public.json`], env);
  release(['team', 'shell', 'shell-new.public.json'], env);
  mkdirSync(path.join(folder, 'built'));
  const identity = { kind: 'shell', name: 'shell', version: '1.0.0', container: 'shell_1_0_0', shares: {} };
  for (const [file, content] of Object.entries({ 'identity.json': identity, 'packages.json': [] }))
    writeFileSync(path.join(folder, 'built', file), JSON.stringify(content));
  const file = path.join(folder, 'data/keys/shell.json');
  const [words, more] = given(file);
  const made = release(['publish', 'shell', '--dir', 'built', ...words], { ...env, ...more });
  expect([made.status, made.stderr]).toEqual([
    1,
    expect.stringContaining(`of nobody here cannot publish shell (the key is from ${place(file)})\n`),
  ]);
});
