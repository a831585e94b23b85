import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demandFiles } from './texts/replacedIcons';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  writeFileSync(path.join(folder, 'heavy.js'), 'export const weight = 7;');
  writeFileSync(path.join(folder, 'main.js'), "import { weight } from './heavy';\nconsole.log(weight);");
  writeFileSync(path.join(folder, 'light.cjs'), 'module.exports = () => "export const weight = 1;";');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Error message of a build whose loader is for `heavy.js`; empty when it passes. */
function build(): string {
  const config = `import { DemandModulesPlugin } from ${JSON.stringify(path.join(__dirname, 'plugins/demandModulesPlugin.ts'))};
export default {
  mode: 'production',
  entry: './main.js',
  module: { rules: [{ test: /heavy\\.js$/, loader: '${folder}/light.cjs' }] },
  plugins: [new DemandModulesPlugin(['light.cjs'])],
};`;
  writeFileSync(path.join(folder, 'rspack.config.ts'), config);
  const rspack = path.resolve(__dirname, '../node_modules/@rspack/cli/bin/rspack.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

it('a build passes while its loader meets what it is for, and fails when that has moved', () => {
  expect(build()).toBe('');
  renameSync(path.join(folder, 'heavy.js'), path.join(folder, 'weighty.js'));
  writeFileSync(path.join(folder, 'main.js'), "import { weight } from './weighty';\nconsole.log(weight);");
  expect(build()).toContain('light.cjs met nothing');
});

it('a file that is replaced has to exist', () => {
  const heavy = path.join(folder, 'heavy.js');
  expect(() => demandFiles([heavy])).not.toThrow();
  renameSync(heavy, path.join(folder, 'weighty.js'));
  expect(() => demandFiles([heavy])).toThrow(heavy);
});
