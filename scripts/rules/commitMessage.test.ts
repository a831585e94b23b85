import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hook = path.resolve(__dirname, '../../.githooks/commit-msg');
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'message-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function check(message: string) {
  const file = path.join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync('sh', [hook, file], { encoding: 'utf8' });
  return { status, says: stderr };
}

it.each([
  ['a subject and a body', 'wallet: refuse small deposits\n\nThe operator refuses them.\n'],
  ['a merge', "Merge branch 'main'\n"],
  ['90 characters and comments', `${'x'.repeat(90)}\n\nWhy.\n# Please enter the commit message\n`],
])('takes %s', (_what, message) => {
  expect(check(message)).toEqual({ status: 0, says: '' });
});

it.each([
  ['no body', 'wallet: refuse small deposits\n', 'a body that says why'],
  ['comments for a body', 'wallet: refuse small deposits\n\n# On branch main\n', 'a body that says why'],
  ['no empty line', 'wallet: refuse small deposits\nThe operator refuses them.\n', 'an empty line'],
  ['91 characters', `${'x'.repeat(91)}\n\nWhy.\n`, 'more than 90 characters'],
])('refuses %s', (_what, message, sentence) => {
  const { status, says } = check(message);
  expect(status).toBe(1);
  expect(says).toContain(sentence);
});
