import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'workers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const double = "import { twice } from './twice.js';\nself.answer = twice(21);";
const START = "new Worker(new URL('./double.js', import.meta.url), { type: 'module' });";

/** Builds a screen that starts a worker, hot as in development; returns what the build says. */
function build(mode: string, own: Readonly<Record<string, string>> = {}): string {
  const plugin = JSON.stringify(path.join(__dirname, 'inlineWorkersPlugin.ts'));
  const files = {
    'package.json': JSON.stringify({ type: 'module' }),
    'twice.js': 'export const twice = (n) => 2 * n;',
    'double.js': double,
    'main.js': START,
    'rspack.config.ts': `import { rspack } from ${JSON.stringify(require.resolve('@rspack/core'))};
import { InlineWorkersPlugin } from ${plugin};
export default { mode: '${mode}', devtool: 'source-map', entry: './main.js', output: { publicPath: '/' }, plugins: [new InlineWorkersPlugin()${mode === 'development' ? ', new rspack.HotModuleReplacementPlugin()' : ''}] };`,
    ...own,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const rspack = path.resolve(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');
  const { stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

it.each(['production', 'development'])('in a build for %s the code of a worker is in the file that starts it', async (mode) => {
  expect(build(mode)).not.toContain('ERROR');
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

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['that imports later', { 'double.js': "import('./twice.js').then(postMessage);" }, 'a worker imports something later'],
  ['that starts another one', { 'double.js': START.replace('double', 'twice') }, 'a worker starts another one'],
  ['that is shared', { 'main.js': START.replace('Worker', 'SharedWorker') }, 'the page runs no SharedWorker'],
])('a build of one %s fails', (_what, own, sentence) => {
  for (const mode of ['production', 'development']) expect(build(mode, own)).toContain(sentence);
});
