import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface PackageJson {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(__dirname, '..');
const out = mkdtempSync(path.join(tmpdir(), 'packages-'));
const names = ['api-client', 'api-types', 'cli', 'create-remote', 'platform', 'remote-build', 'testing', 'ui-kit'];

beforeAll(() => {
  const packed = spawnSync(process.execPath, ['scripts/packages.mjs', '--out', out], { cwd: root, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(packed.stderr + packed.stdout);
  for (const file of readdirSync(out).filter((one) => one.endsWith('.tgz'))) {
    const name = file.replace(/^parlour-(.*)-\d.*$/, '$1');
    rmSync(path.join(out, name), { recursive: true });
    spawnSync('tar', ['-xzf', file, '--transform', `s/^package/${name}/`], { cwd: out });
  }
});
afterAll(() => rmSync(out, { recursive: true }));

const read = (name: string): PackageJson => JSON.parse(readFileSync(path.join(out, name, 'package.json'), 'utf8'));
const filesOf = (name: string) =>
  readdirSync(path.join(out, name), { recursive: true, encoding: 'utf8' }).filter((file) => /\.[a-z]+$/.test(file));

it('packs what teams install, and nothing else of the workspace', () => {
  expect(readdirSync(out).filter((file) => !file.endsWith('.tgz'))).toEqual(names);
});

it.each(names)('%s names only versions and files that a stranger can get', (name) => {
  const { private: isPrivate, devDependencies, dependencies = {}, peerDependencies = {}, exports = {}, bin = {} } = read(name);
  expect(isPrivate ?? devDependencies).toBeUndefined();
  for (const range of Object.values({ ...dependencies, ...peerDependencies })) expect(range).toMatch(/^\^\d+\.\d+\.\d+/);
  const targets = [...Object.values(exports), ...Object.values(typeof bin === 'string' ? { bin } : bin)].flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const patterns = targets.filter((target) => target.includes('*'));
  const missing = targets.filter((target) => !target.includes('*') && !existsSync(path.join(out, name, target)));
  expect(missing).toEqual([]);
  for (const pattern of patterns) expect(existsSync(path.join(out, name, path.dirname(pattern)))).toBe(true);
  expect(filesOf(name).filter((file) => /\.test\.|node_modules|\.tsbuildinfo/.test(file) && !file.includes('template/'))).toEqual(
    [],
  );
  expect(filesOf(name)).toContain('README.md');
});

it.each(names.filter((name) => name !== 'create-remote'))('%s imports only what it has or depends on', (name) => {
  const own = read(name);
  const known = [...Object.keys({ ...own.dependencies, ...own.peerDependencies }), own.name, ...builtinModules];
  const faults = filesOf(name)
    .filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(out, name, file), 'utf8');
      const found = [...text.matchAll(/^(?:import|export) (?:[^'";]*from )?['"]([^'"]+)['"];?$/gm)].map(([, from = '']) => from);
      return found
        .filter((from) => !isThere(path.dirname(path.join(out, name, file)), from, known))
        .map((from) => `${file}: ${from}`);
    });
  expect(faults).toEqual([]);
});

function isThere(folder: string, from: string, known: readonly string[]): boolean {
  if (!from.startsWith('.')) return known.some((name) => from.replace('node:', '') === name || from.startsWith(`${name}/`));
  const target = path.join(folder, from);
  return existsSync(target) && /\.(js|cjs|json|woff2)$/.test(target);
}

it('a repository is filled with a name, a site and the versions of today, and refuses what is none', () => {
  const create = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(out, 'create-remote/src/create.mjs'), ...words], { cwd: out, encoding: 'utf8' });
  expect(create('lucky-wheel', '--site', 'https://staging.example/').stderr).toBe('');
  const folder = path.join(out, 'lucky-wheel');
  const { name, dependencies, parlour } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect({ name, parlour }).toEqual({ name: 'lucky-wheel', parlour: { site: 'https://staging.example' } });
  expect(dependencies['@parlour/platform']).toMatch(/^\^\d/);
  expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toContain('.parlour/');
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' }).join('\n');
  expect(text).toContain('src/features/lucky-wheel/LuckyWheelScreen.tsx');
  expect(text).not.toMatch(/example/i);
  expect(create('lucky-wheel', '--site', 'https://staging.example').stderr).toContain('There is something in');
  expect(create('Bingo', '--site', 'https://staging.example').stderr).toContain('is no name for a remote');
  expect(create('bingo').stderr).toContain('Name the site');
  expect(create('bingo', '--site', 'staging').stderr).toContain('is not an address');
  expect(create('bingo', '--sight', 'x').stderr).toMatch(/^Unknown option '--sight'\. Say npm create/);
  expect(existsSync(path.join(out, 'bingo'))).toBe(false);
});
