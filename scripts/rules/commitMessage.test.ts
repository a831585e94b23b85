import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hook = path.resolve(__dirname, '../../.githooks/commit-msg');
const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) process.stderr.write('the hook of commit messages: not run: git is not installed.\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'message-'));
  spawnSync('git', ['init', '-q'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(message: string) {
  writeFileSync(path.join(folder, 'COMMIT_EDITMSG'), message);
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  const { status, stderr } = spawnSync('sh', [hook, 'COMMIT_EDITMSG'], { cwd: folder, env, encoding: 'utf8' });
  return { status, says: stderr };
}

(hasGit ? describe : describe.skip)('the hook of commit messages', () => {
  it.each([
    ['a subject and a body', 'wallet: refuse small deposits\n\nThe operator refuses them.\n'],
    ['lines that end as in Windows', 'wallet: refuse small deposits\r\n\r\nThe operator refuses them.\r\n'],
    ['a merge', "Merge branch 'main'\n"],
    ['a revert of a revert', `Reapply "${'x'.repeat(90)}"\n`],
    ['90 characters and comments', `${'x'.repeat(90)}\n\nWhy.\n# Please enter the commit message\n`],
    ['90 Chinese characters', `${'改'.repeat(90)}\n\nWhy.\n`],
    ['a comment before the subject', '# On branch main\n\nwallet: refuse small deposits\n\nWhy.\n'],
  ])('takes %s', (_what, message) => {
    expect(check(message)).toEqual({ status: 0, says: '' });
  });

  it.each([
    ['no body', 'wallet: refuse small deposits\n', 'a body that says why'],
    ['comments for a body', 'wallet: refuse small deposits\n\n# On branch main\n', 'a body that says why'],
    ['a diff for a body', 'wallet: refuse\n\n# ------------------------ >8 ------------------------\ndiff --git a b\n', 'a body'],
    ['a trailer for a body', 'wallet: refuse small deposits\n\nSigned-off-by: Ana <ana@example.com>\n', 'a body that says why'],
    ['no empty line', 'wallet: refuse small deposits\nThe operator refuses them.\n', 'an empty line'],
    ['91 characters', `${'x'.repeat(91)}\n\nWhy.\n`, 'more than 90 characters'],
  ])('refuses %s', (_what, message, sentence) => {
    const { status, says } = check(message);
    expect(status).toBe(1);
    expect(says).toContain(sentence);
  });
});
