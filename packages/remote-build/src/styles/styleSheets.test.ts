import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a module with these lines beside some style sheets. */
function build(lines: string) {
  const files = {
    'package.json': JSON.stringify({ type: 'module', sideEffects: false }),
    'bingo.css': "@import './all.css';\np { color: #ff0000 }\n.card { background: url(./card.png) }",
    'all.css': ':root { --gap: 4px }',
    'card.png': 'x',
    'board.module.css': '.board { color: red }\nh2 { color: red }',
    'main.js': `${lines}\nconsole.log(7);`,
    'rspack.config.ts': `import { styleSheets } from ${JSON.stringify(path.join(__dirname, 'styleSheets.ts'))};
export default { mode: 'production', entry: './main.js', module: { rules: [{ test: /png$/, type: 'asset/resource' }, styleSheets] } };`,
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const rspack = path.resolve(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');
  const { stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  const dist = path.join(folder, 'dist');
  const built = existsSync(dist) ? readdirSync(dist).toSorted() : [];
  return { said: stdout + stderr, built, code: built.length > 0 ? readFileSync(path.join(dist, 'main.js'), 'utf8') : '' };
}

it('a style sheet comes with the code, kept within the screen, with what it imports and names', () => {
  const { code, built } = build("import './bingo.css';");
  expect(code).toContain(':where(:root),:where(:root [id=main]){--gap:4px}');
  expect(code).toContain(':where([id=main]) p{color:red}.card{background:url(');
  expect(built).toEqual([expect.stringMatching(/\.png$/), 'main.js']);
});

it.each(["import board from './board.module.css';", "import * as board from './board.module.css';"])(
  'with %s a CSS module gives its names, which are those of nobody else',
  (line) => {
    const { code } = build(`${line}\nconsole.log(board.board);`);
    const [, name = ''] = /\.(board-\w{6}),:where\(\[id=main\]\) h2\{color:red\}/.exec(code) ?? [];
    expect(code).toContain(`"${name}"`);
  },
);

it('the plugins of a PostCSS config of the team run first', () => {
  mkdirSync(folder, { recursive: true });
  const plugin = "{ postcssPlugin: 'own', Once: (root) => root.append('i { color: red }') }";
  writeFileSync(path.join(folder, 'postcss.config.mjs'), `export default { plugins: [${plugin}] };`);
  expect(build("import './all.css';").code).toContain(':where([id=main]) i{color:red}');
});

it('layers are written as specificity, since whatever is in one counts less than the styles of the site', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'layers.css'),
    '@layer base, late;\n@layer late { .b { color: red } }\n@layer base { p { color: red } }',
  );
  const { code } = build("import './layers.css';");
  expect(code).not.toContain('@layer');
  expect(code).toMatch(/\.b:not\(#\\+#\)/);
});

it('a fault in one fails the build, with its place', () => {
  expect(build("import './bingo.css';\nimport './lacks.css';").said).toMatch(/lacks\.css/);
});
