import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps, tools } from '../workspace/apps.mjs';

const root = path.resolve(__dirname, '../..');

/** What the oldest supported browsers do not have, in files of these folders. */
function unsupportedIn(folders: readonly string[], cwd = root) {
  const config = path.join(root, 'scripts/lint/eslint.browsers.mjs');
  const words = [path.join(root, 'node_modules/eslint/bin/eslint.js'), '--no-ignore', '--config', config, '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [...words, ...folders], { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (stdout === '') throw new Error(stderr);
  const files: { filePath: string; messages: { message: string }[] }[] = JSON.parse(stdout);
  return files.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${path.relative(cwd, filePath)}: ${message}`));
}

it('what is built runs in the oldest supported browsers', () => {
  const folders = [...apps, ...tools].map((name) => `apps/${name}/dist`).filter((folder) => existsSync(path.join(root, folder)));
  expect(folders).toContain('apps/shell/dist');
  expect(unsupportedIn(folders)).toEqual([]);
});

it('syntax, methods and functions of the language, and features of the platform that they do not have are found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const sources = {
    syntax: 'export const pattern = /a/v;',
    method: 'export const sorted = (list) => list.toSorted();',
    function: 'export const groups = Object.groupBy([], String);',
    feature: 'export const picker = new EyeDropper();',
    'static-method': 'export const both = AbortSignal.any([]);',
  };
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, `${name}.js`), source);
  const found = unsupportedIn(['.'], folder).map((line) => line.split('.')[0] ?? '');
  expect(found.toSorted()).toEqual(Object.keys(sources).toSorted());
  rmSync(folder, { recursive: true });
});
