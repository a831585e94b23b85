import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const start = (file: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return [status, (stdout + stderr).trim()];
};

it.each(['apps/gateway/src/main.ts', 'packages/registry/src/cli.ts'])('%s says its version', (file) => {
  expect(start(file, ['--version'])).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});
