import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { forget, runOperator, type RunningOperator } from './testing/runOperator';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await runOperator({ DATABASE_URL: '' });
});
afterAll(() => forget(operator));

const start = (env: Record<string, string>) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: resolve(__dirname, '..'),
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { status, stderr: stderr.trim(), stdout };
};

it.each([
  [{ PORT: 'web' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    'The database of DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1.',
  ],
])('%j ends the start with one sentence', (env, sentence) => {
  expect(start(env)).toEqual({ status: 1, stderr: sentence, stdout: '' });
});

it('a second operator on the same folder is refused, also after the first was killed and came back', async () => {
  const sentence = `The database in ${operator.folder}/operator is in use by another operator; stop that one, or set DATA_DIR to another folder.`;
  expect(start({ DATA_DIR: operator.folder, PORT: '0' })).toEqual({ status: 1, stderr: sentence, stdout: '' });
  await operator.stop('SIGKILL');
  operator = await runOperator({}, operator.folder);
  expect(start({ DATA_DIR: operator.folder, PORT: '0' }).stderr).toBe(sentence);
  expect(await operator.stop('SIGINT')).toBe(0);
});
