import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'app-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const built = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8');

it('tells the service worker of every script of the release, and the manifest where it is served', () => {
  const names = ['one', 'two', 'three', 'four'];
  for (const name of names) write(`${name}.js`, `console.log('${name}');`);
  write('worker.js', 'begin();');
  write('worker.js.map', JSON.stringify({ version: 3, file: 'worker.js', sources: ['worker.ts'], names: [], mappings: 'AAAA' }));
  write('app.webmanifest', '{ "src": "__BASE__icon.png" }');
  write(
    'rspack.config.ts',
    `import { AppFilesPlugin } from ${JSON.stringify(path.join(__dirname, 'appFilesPlugin.ts'))};
export default {
  mode: 'production',
  entry: ${JSON.stringify(Object.fromEntries(names.map((name) => [name, `./${name}.js`])))},
  output: { publicPath: '/assets/shell/1.0.0/' },
  plugins: [new AppFilesPlugin({ version: '1.0.0', worker: 'worker.js', manifest: '${path.join(folder, 'app.webmanifest')}' })],
};`,
  );
  const program = path.resolve(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout } = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.any(String)]);

  const [first = '', rest] = built('service-worker.js').split('\n');
  expect(rest).toBe('begin();');
  expect(JSON.parse(built('service-worker.js.map'))).toMatchObject({ file: 'service-worker.js', mappings: ';AAAA' });
  const { version, files } = JSON.parse(first.replace(/^self\.release=|;$/g, '')) as {
    version: string;
    files: { url: string; integrity: string }[];
  };
  expect(version).toBe('1.0.0');
  expect(files.map(({ url }) => url)).toEqual(names.map((name) => `/assets/shell/1.0.0/${name}.js`).sort());
  expect(files.filter(({ integrity }) => !/^sha384-.{64}$/.test(integrity))).toEqual([]);
  expect(JSON.parse(built('app.webmanifest'))).toEqual({ src: '/assets/shell/1.0.0/icon.png' });
});
