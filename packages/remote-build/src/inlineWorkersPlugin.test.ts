import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'workers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['production', 'development'])('in a build for %s the code of a worker is in the file that starts it', async (mode) => {
  const plugin = JSON.stringify(path.join(__dirname, 'inlineWorkersPlugin.ts'));
  const files = {
    'package.json': JSON.stringify({ type: 'module' }),
    'twice.js': 'export const twice = (n) => 2 * n;',
    'double.js': "import { twice } from './twice.js';\nself.answer = twice(21);",
    'main.js': "new Worker(new URL('./double.js', import.meta.url), { type: 'module' });",
    'rspack.config.ts': `import { InlineWorkersPlugin } from ${plugin};
export default { mode: '${mode}', devtool: 'source-map', entry: './main.js', output: { publicPath: '/' }, plugins: [new InlineWorkersPlugin()] };`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const rspack = path.resolve(__dirname, '../node_modules/@rspack/cli/bin/rspack.js');
  spawnSync(process.execPath, [rspack, 'build'], { cwd: folder });
  expect(readdirSync(path.join(folder, 'dist')).toSorted()).toEqual(['main.js', 'main.js.map']);

  const blobs: Blob[] = [];
  const page = {
    ...{ Blob, setTimeout: () => 0, self: {}, document: { baseURI: 'https://site.example/' } },
    URL: { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` },
    started: '',
    Worker: function Worker(address: string) {
      page.started = address;
    },
  };
  runInNewContext(readFileSync(path.join(folder, 'dist/main.js'), 'utf8'), page);
  expect(page.started).toBe('blob:1');
  const worker = { answer: 0 };
  runInNewContext(String(await blobs[0]?.text()), { self: worker });
  expect(worker.answer).toBe(42);
});
