import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageFiles } from './usedPackages';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'used-'));
  write('package.json', JSON.stringify({ name: 'bingo', version: '1.0.0', license: 'UNLICENSED' }));
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n");
});
afterEach(() => rmSync(home, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(home, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A package with a licence; gives its module. */
function installed(name: string, files: Readonly<Record<string, string>> = { LICENSE: `The licence of ${name}.` }): string {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, JSON.stringify({ name, version: '2.0.0', license: 'MIT' }));
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  return write(`${folder}/index.js`, '');
}

const noticesOf = (files: Readonly<Record<string, string>>) => files['third-party.txt'] ?? '';

it('has the licence of each package once, and nothing of our own', () => {
  const modules = [
    installed('small'),
    installed('@scope/other', { 'LICENCE.md': 'Free.', NOTICE: 'By Ada.' }),
    write('src/a.ts', ''),
  ];
  const notices = noticesOf(packageFiles([...modules, ...modules], home));
  expect(notices.split(/\n-{80}\n\n/)).toEqual([
    '@scope/other 2.0.0\nLicence: MIT\n\nFree.\n\nBy Ada.\n',
    'small 2.0.0\nLicence: MIT\n\nThe licence of small.\n',
  ]);
});

it('names the licence of a package that comes without its text', () => {
  expect(noticesOf(packageFiles([installed('bare', {})], home))).toBe('bare 2.0.0\nLicence: MIT\n');
});

it('has the licence that lies beside a font', () => {
  write('src/assets/OFL.txt', 'SIL Open Font License');
  const font = write('src/assets/figures.woff2', '');
  expect(noticesOf(packageFiles([font], home))).toBe('figures.woff2\n\nSIL Open Font License\n');
});

it('has the licence of a package with fonts once', () => {
  const fonts = [installed('fonts'), installed('fonts')].map((file) => file.replace(/[^/]*$/, 'slice.woff2'));
  expect(noticesOf(packageFiles(fonts, home))).toBe('fonts 2.0.0\nLicence: MIT\n\nThe licence of fonts.\n');
});

it('has what an earlier build wrote, too', () => {
  const earlier = path.join(home, 'dist');
  for (const [name, text] of Object.entries(packageFiles([installed('worker')], home))) write(`dist/${name}`, text);
  const files = packageFiles([installed('page')], home, earlier);
  expect(noticesOf(files)).toMatch(/^page 2\.0\.0\n[^]*\n-+\n\nworker 2\.0\.0\n/);
  expect(JSON.parse(files['packages.json'] ?? '[]')).toMatchObject([{ name: 'page' }, { name: 'worker' }]);
});

it('the runtime of React Compiler is no React of its own', () => {
  installed('react');
  const ofCompiler = ['compiler-runtime.js', 'cjs/react-compiler-runtime.production.js'].map((file) =>
    write(`node_modules/react/${file}`, ''),
  );
  const packagesIn = (modules: readonly string[]) => JSON.parse(packageFiles(modules, home)['packages.json'] ?? '');
  expect(packagesIn([...ofCompiler, installed('small')])).toMatchObject([{ name: 'small' }]);
  expect(packagesIn([...ofCompiler, write('node_modules/react/cjs/react.production.js', '')])).toMatchObject([{ name: 'react' }]);
});
