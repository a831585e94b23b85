import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes a folder as the build of bingo 1.0.0 leaves it. */
function writeBuild(): string {
  const built = path.join(folder, 'built');
  const name = 'bingo';
  const routes = [{ path: '/bingo', screen: 'home/HomeScreen', access: 'all', chrome: 'main' }];
  const config = { name, platformVersion: '^1.0.0', outage: 'bingo is not reachable', routes };
  const shares = { react: '19.3.1' };
  const identity = { kind: 'remote', name, version: '1.0.0', container: 'bingo_1_0_0', shares, config };
  const federation = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ name: 'HomeScreen', assets: { js: { sync: ['home.js'] } } }],
  };
  mkdirSync(built);
  const write = (file: string, text: string) => writeFileSync(path.join(built, file), text);
  write('remoteEntry.js', 'let bingo');
  write('home.js', 'let home');
  write('identity.json', JSON.stringify(identity));
  write('mf-manifest.json', JSON.stringify(federation));
  write('packages.json', '[]');
  return built;
}

it('says who signed a release that was published before the key was replaced, and that it stays so', () => {
  const run = (...words: readonly string[]) => {
    const made = release(words, { DATA_DIR: 'data' });
    expect([made.status, made.stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    return made.stdout;
  };
  const keyOf = (name: string) => JSON.parse(run('key', name)).kid;
  run('init', '--two-people', '');
  const [old, own] = ['bingo', 'bingo-2'].map(keyOf);
  for (const name of ['bingo', 'bingo-2']) run('key', name, '--public', `${name}.json`);
  const publish = (name: string) => run('publish', 'bingo', '--dir', built, '--key', path.join('data', 'keys', `${name}.json`));
  const built = writeBuild();
  run('team', 'bingo', 'bingo.json');
  expect(publish('bingo')).toMatch(new RegExp(`^bingo@1\\.0\\.0 published: .*, signed by ${old}\\n$`));
  run('team', 'bingo', 'bingo-2.json', '--retire');
  expect(publish('bingo-2').split('\n')).toEqual([
    expect.stringMatching(new RegExp(`was published already, unchanged: .*, signed by ${old}$`)),
    `it stays signed by ${old}: a version never changes; publish another version to have it signed by ${own}`,
    '',
  ]);
}, 60_000);

it('a team whose key is replaced keeps its rights, its share and its budget, a person what it may do, and what is in force is printed', () => {
  const run = (...words: readonly string[]) => {
    const made = release(words, { DATA_DIR: 'data' });
    expect([made.status, made.stderr]).toEqual([0, '']);
    return made.stdout;
  };
  run('init', '--two-people', '');
  for (const name of ['bingo', 'bingo-2', 'ana', 'ana-2']) run('key', name, '--public', `${name}.json`);
  run('team', 'bingo', 'bingo.json', '--rights', 'publish,canary', '--canary-up-to', '5%', '--budget-kb', '60');
  run('person', 'ana', 'ana.json', '--rights', 'rollback', '--apps', 'wallet', '--site', 'compose');
  const replaced = run('team', 'bingo', 'bingo-2.json', '--retire', '--reason', 'the key leaked');
  expect(replaced).toMatch(/in force: bingo is a team with the key [\w-]+; bingo: publish, canary up to 5 %\n/);
  expect(replaced).toContain('in force: rules of bingo: budget 60 kB\n');
  expect(run('person', 'ana', 'ana-2.json')).toMatch(
    /in force: ana is a person with the key [\w-]+; wallet: rollback; site: compose\n/,
  );
  const { members } = JSON.parse(run('members', '--json'));
  expect([members.bingo.keys.length, members.bingo.retiredKeys.length, members.ana.keys.length]).toEqual([1, 1, 1]);
}, 60_000);
