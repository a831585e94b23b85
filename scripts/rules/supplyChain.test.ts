import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pnpm: string = JSON.parse(read('package.json')).packageManager;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supply-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ran = () => existsSync(path.join(folder, 'ran'));

/** A site that depends on one package with a script that npm would run, under the settings of this one. */
function plant(): void {
  const settings = read('pnpm-workspace.yaml');
  const script = `node -e "require('fs').writeFileSync(${JSON.stringify(path.join(folder, 'ran')).replaceAll('"', "'")},'')"`;
  write(
    'planted/package.json',
    JSON.stringify({ name: 'planted', version: '1.0.0', scripts: { install: script, postinstall: script } }),
  );
  spawnSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: path.join(folder, 'planted') });
  write(
    'site/package.json',
    JSON.stringify({ name: 'site', private: true, dependencies: { planted: 'file:../planted-1.0.0.tgz' } }),
  );
  const rules = settings.slice(settings.indexOf('allowBuilds:'));
  write('site/pnpm-workspace.yaml', `packages: []\n${rules.slice(0, rules.indexOf('\n\n'))}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Installs the planted site as this one is installed. */
function install() {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', pnpm, 'install', '--offline'], {
    cwd: path.join(folder, 'site'),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('attacks: supply', () => {
  it('a script of a package that nobody allowed is not run, and the install fails', () => {
    plant();
    expect(install()).toMatchObject({ status: 1, said: expect.stringContaining('Ignored build scripts: planted') });
    expect(ran()).toBe(false);
  });

  it('nothing of this site runs a script when it is installed', () => {
    const [, list = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
    expect(
      list
        .trim()
        .split('\n')
        .filter((line) => !line.endsWith(': false')),
    ).toEqual([]);
  });

  it('everything comes from the registry of packages, with its hash', () => {
    const lockfile = read('pnpm-lock.yaml');
    const resolutions = [...lockfile.matchAll(/resolution: (.*)$/gm)].map(([, resolution = '']) => resolution);
    expect(resolutions.length).toBeGreaterThan(500);
    expect(resolutions.filter((resolution) => !/^\{integrity: sha512-[A-Za-z0-9+/=]{88}\}$/.test(resolution))).toEqual([]);
  });

  it('each version is written once, and exactly', () => {
    const [, catalog = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
    const versions = catalog
      .trim()
      .split('\n')
      .map((line) => line.split(': ')[1]);
    expect(versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? ''))).toEqual([]);
  });

  it('whatever installs this site keeps to the lockfile', () => {
    expect(read('scripts/workspace/run.mjs')).toContain("'install', '--frozen-lockfile'");
    expect(read('.ci/run').trim().split('\n').at(-1)).toBe('npm test');
    expect(read('scripts/test.mjs')).toContain('await install();');
  });

  it.each([
    ['GPL-3.0-only', 1],
    ['AGPL-3.0', 1],
    ['SEE LICENSE IN LICENSE', 1],
    ['MIT AND GPL-2.0', 1],
    ['(MIT OR GPL-2.0)', 0],
  ])('a package under %s ends the checks with %s', (license, code) => {
    const planted = path.join(root, 'node_modules/.pnpm/planted@1.0.0');
    mkdirSync(path.join(planted, 'node_modules/planted'), { recursive: true });
    try {
      writeFileSync(
        path.join(planted, 'node_modules/planted/package.json'),
        JSON.stringify({ name: 'planted', version: '1.0.0', license }),
      );
      expect(spawnSync(process.execPath, ['scripts/generate/licences.mjs'], { cwd: root }).status).toBe(code);
    } finally {
      rmSync(planted, { recursive: true });
    }
  });
});
