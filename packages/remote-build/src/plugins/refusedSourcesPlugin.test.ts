import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sources-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What a build says of these files, of which `main.js` is the first. */
function build(own: Readonly<Record<string, string>>) {
  const files = {
    'package.json': JSON.stringify({ type: 'module' }),
    'rspack.config.ts': `import { RefusedSourcesPlugin } from ${JSON.stringify(path.join(__dirname, 'refusedSourcesPlugin.ts'))};
export default {
  mode: 'production',
  entry: './main.js',
  module: { rules: [{ test: /\\.(gif|svg)$/i, type: 'asset/resource' }] },
  plugins: [new RefusedSourcesPlugin()],
};`,
    ...own,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const rspack = path.resolve(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const importing = (file: string) => `import found from './${file}';\nconsole.log(found);`;

it.each(['notes.docx', 'LICENSE'])('a build that imports %s fails, and says which kinds there are', (file) => {
  const { status, said } = build({ 'main.js': importing(file), [file]: 'x' });
  expect(status).toBe(1);
  expect(said).toContain(`${file} is of no kind that the site serves: avif, bin, `);
});

it('all that the page would refuse is named with its place, and what to write instead', () => {
  const sources = `import Star from './star.svg?react';
eval('1');
const make = new Function('return 1');
setTimeout('make()', 1);
const row = { dangerouslySetInnerHTML: { __html: Star } };
document.body.innerHTML = row;
document.body.insertAdjacentHTML('beforeend', make);
document.body.setAttribute("onclick", make);`;
  const { status, said } = build({ 'main.js': sources, 'star.svg': '<svg/>' });
  expect(status).toBe(1);
  expect(said.match(/(?:main\.js:\d+|star\.svg\?react) [^\n:]*/g)).toEqual([
    ...[2, 3, 4].map((line) => `main.js:${line} makes code from text, which the page does not run`),
    ...[5, 6, 7].map((line) => `main.js:${line} makes markup from text, which the page does only through a sanitiser`),
    'main.js:8 makes code from text, which the page does not run',
    'star.svg?react is no component here',
  ]);
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['a text by ?raw', { 'main.js': importing('a.svg?raw'), 'a.svg': '<svg/>' }, 'a.svg?raw gives no text here'],
  ['a sheet by ?inline', { 'main.js': importing('a.svg?inline'), 'a.svg': '<svg/>' }, 'a.svg?inline gives no text here'],
  [
    'code that is named as a file',
    { 'main.js': "console.log(new URL('./count.js', import.meta.url));", 'count.js': 'onmessage = 1;' },
    'count.js is code, and named as a file',
  ],
  [
    'the environment',
    { 'main.js': 'console.log(process.env.SITE, process.env.NODE_ENV);' },
    'main.js:1 reads the environment of a build',
  ],
])('a build with %s fails', (_what, files, sentence) => {
  const { status, said } = build(files);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
});

it.each([
  ['a fragment of a picture', { 'main.js': importing('a.svg#star'), 'a.svg': '<svg/>' }],
  ['a name in capitals', { 'main.js': importing('IMG.GIF'), 'IMG.GIF': 'GIF89a' }],
  ['a gif', { 'main.js': importing('spin.gif'), 'spin.gif': 'GIF89a' }],
  ['JSON', { 'main.js': importing('prizes.json'), 'prizes.json': '{}' }],
  ['another module', { 'main.js': importing('board.mjs'), 'board.mjs': 'export default 1;' }],
  [
    'markup that the kit was told to trust',
    {
      'main.js': "import { trustMarkup } from '@parlour/ui-kit/markup';\ndocument.body.innerHTML = trustMarkup('<b>x</b>');",
      'node_modules/@parlour/ui-kit/package.json': JSON.stringify({ type: 'module', exports: { './markup': './markup.js' } }),
      'node_modules/@parlour/ui-kit/markup.js': 'export const trustMarkup = (markup) => markup;',
    },
  ],
  [
    'what only looks like it',
    {
      'main.js': `/* eval(1) */ // new Function('')
const medieval = (text) => text;
medieval('dangerouslySetInnerHTML'); setTimeout(() => medieval('eval(1)'), 1);
document.body.innerHTML = '';
console.log(document.body.innerHTML === 'x', \`new Function(
)\`);`,
    },
  ],
])('a build with %s passes', (_what, files) => {
  expect(build(files)).toEqual({ status: 0, said: expect.any(String) as string });
});
