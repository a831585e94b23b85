import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

async function callOf(script: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

it.each([
  ['start', ['--prot', '8111'], "Unknown option '--prot'. Say npm start;"],
  ['start', ['8111'], "Unexpected argument '8111'. Say npm start;"],
  ['dev', ['wallet', '--sit=x'], "Unknown option '--sit'. Say npm run dev"],
  ['dev', ['wallet', '--site'], "Option '--site <value>' argument missing. Say npm run dev"],
  ['dev', ['walet'], 'There is no app "walet"; choose from shell, account,'],
  ['dev', ['console', '--release'], 'There is no app "console"; choose from shell, account,'],
  ['book', ['--updat'], "Unknown option '--updat'. Say npm run book"],
  ['check', ['nonsense'], "Unexpected argument 'nonsense'. Say npm run check, which runs every check"],
  [
    'api-docs',
    ['x'],
    "Unexpected argument 'x'. Say npm run api-docs, which writes every document, or npm run api-docs -- --release",
  ],
  ['mock-api', ['--prot', '4200'], "Unknown option '--prot'. Say npm run mock-api"],
  ['build', ['walet'], 'There is no app "walet"; choose from shell, account,'],
])('%s refuses %j in one sentence', async (script, words, sentence) => {
  const { code, said } = await callOf(script, words);
  expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(code).toBe(1);
});

it('the book says when its port is taken, and leaves no builder behind', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const PORT = typeof address === 'object' ? String(address?.port) : '';
  const { code, said } = await callOf('book', [], { PORT });
  server.close();
  expect(said).toMatch(/^The book cannot be at http:\/\/localhost:\d+ \(listen EADDRINUSE: .*\); set PORT to a free one\.$/m);
  expect(code).toBe(1);
});
