import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What a build says, of a module whose first line is given. */
function build(line: string) {
  const files = {
    'package.json': JSON.stringify({ type: 'module', sideEffects: false }),
    'bingo.css': '.bingo { color: red; }',
    'main.js': `${line}\nconsole.log(7);`,
    'rspack.config.ts': `import { StyleSheetsPlugin } from ${JSON.stringify(path.join(__dirname, 'styleSheetsPlugin.ts'))};
export default { mode: 'production', entry: './main.js', plugins: [new StyleSheetsPlugin()] };`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const rspack = path.resolve(__dirname, '../node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it.each(["import './bingo.css';", "import * as styles from './bingo.css?now';", "void import('./bingo.css');"])(
  'a build with %s fails, and says what to write instead',
  (line) => {
    const { status, said } = build(line);
    expect(status).toBe(1);
    expect(said).toContain('bingo.css is a style sheet; write its styles with styled-components');
  },
);

it('a build without one passes', () => {
  expect(build('').status).toBe(0);
});
