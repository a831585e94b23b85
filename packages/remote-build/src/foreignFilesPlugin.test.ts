import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What a build says, of a module that imports this file. */
function build(file: string, text: string) {
  const files = {
    'package.json': JSON.stringify({ type: 'module' }),
    [file]: text,
    'main.js': `import found from './${file}';\nconsole.log(found);`,
    'rspack.config.ts': `import { ForeignFilesPlugin } from ${JSON.stringify(path.join(__dirname, 'foreignFilesPlugin.ts'))};
export default {
  mode: 'production',
  entry: './main.js',
  module: { rules: [{ test: /\\.gif$/, type: 'asset/resource' }] },
  plugins: [new ForeignFilesPlugin()],
};`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const rspack = path.resolve(__dirname, '../node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it.each(['notes.docx', 'LICENSE'])('a build that imports %s fails, and says which kinds there are', (file) => {
  const { status, said } = build(file, 'x');
  expect(status).toBe(1);
  expect(said).toContain(`${file} is of no kind that the site serves: avif, bin, `);
});

it.each([
  ['spin.gif', 'GIF89a'],
  ['prizes.json', '{}'],
  ['board.mjs', 'export default 1;'],
])('a build that imports %s passes', (file, text) => {
  expect(build(file, text).status).toBe(0);
});
