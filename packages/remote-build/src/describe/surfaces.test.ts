import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const entries = {
  '.': { Form: 'interface 00000009', Link: 'function 00000001', Card: 'const 00000002', useForm: 'function 00000003' },
  './host': { start: 'function 00000004' },
};
const library = ['Link', 'Card', 'useForm', 'useTurn'].map((name) => `export const ${name} = () => '${name}';`).join('\n');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'surfaces-'));
  write('package.json', JSON.stringify({ name: 'app', sideEffects: false }));
  write(
    'node_modules/@parlour/example/package.json',
    JSON.stringify({ version: '1.0.0', exports: { '.': './index.js', './host': './host.js' } }),
  );
  write('node_modules/@parlour/example/api-surface.json', JSON.stringify({ entries }));
  write('node_modules/@parlour/example/index.js', library);
  write('node_modules/@parlour/example/host.js', 'export const start = 1;');
  write('node_modules/other/package.json', JSON.stringify({ version: '1.0.0', main: './index.js' }));
  write('node_modules/other/index.js', 'export const other = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What a build of `main.js` says of the libraries that it takes from the page, or shares. */
function built(how: 'usedExports' | 'sharedExports', main: string): unknown {
  write('main.js', main);
  const from = (file: string) => JSON.stringify(path.join(__dirname, file));
  const options = how === 'usedExports' ? { import: false, singleton: true } : { eager: true, singleton: true };
  const names = ['@parlour/example', '@parlour/example/host', 'other'];
  const shared = JSON.stringify(Object.fromEntries(names.map((name) => [name, options])));
  const config = `import { createRequire } from 'node:module';
import { IdentityPlugin } from ${from('../plugins/identityPlugin.ts')};
import { ${how} } from ${from('surfaces.ts')};
const { rspack } = createRequire(${from('surfaces.ts')})('@rspack/core');
export default {
  mode: 'production',
  entry: './main.js',
  plugins: [new rspack.sharing.SharePlugin({ shared: ${shared} }), new IdentityPlugin({ name: 'app' }, (compilation) => ({ found: ${how}(compilation, ${JSON.stringify(folder)}) }))],
};`;
  writeFileSync(path.join(folder, 'rspack.config.ts'), config);
  const program = path.resolve(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(status === 0 ? '' : stdout + stderr).toBe('');
  return JSON.parse(readFileSync(path.join(folder, 'dist/identity.json'), 'utf8'));
}

it('a build says which names it uses of a shared package, with the types that it knows', () => {
  write('again.js', "export { Card } from '@parlour/example';");
  write('shaken.js', "import { Link } from '@parlour/example';\nexport const one = 1;\nexport const two = () => Link();");
  const main = `import { useForm } from '@parlour/example';
import * as example from '@parlour/example';
import { other } from 'other';
import { Card } from './again';
import { one } from './shaken';
console.log(useForm(), example.useTurn(), other, Card(), one);`;
  const used = { Card: '00000002', useForm: '00000003', useTurn: '' };
  expect(built('usedExports', main)).toEqual({ name: 'app', found: { '@parlour/example': used } });
});

it.each([
  ['passes the whole module on', "import * as example from '@parlour/example'; globalThis.example = example;"],
  ['loads it later', "import('@parlour/example').then((example) => { globalThis.example = example; });"],
])('a build that %s uses every name that the list has at run time', (_what, main) => {
  const all = { Card: '00000002', Link: '00000001', useForm: '00000003' };
  expect(built('usedExports', main)).toEqual({ name: 'app', found: { '@parlour/example': all } });
});

it('a build says what it shares: what is there at run time, whatever the list says', () => {
  const main = "import '@parlour/example';\nimport '@parlour/example/host';\nimport 'other';";
  const all = { Card: '00000002', Link: '00000001', useForm: '00000003', useTurn: '' };
  const found = { '@parlour/example': all, '@parlour/example/host': { start: '00000004' } };
  expect(built('sharedExports', main)).toEqual({ name: 'app', found });
});
