import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'config-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The error of a build whose config has this route. */
function build(route: object, name = 'bingo'): readonly string[] {
  const config = {
    name,
    platformVersion: '^1.0.0',
    outage: 'outage',
    routes: [{ path: '/bingo', screen: 'bingo/BingoScreen', access: 'all', chrome: 'back', ...route }],
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bingo', version: '1.0.0', type: 'module' }));
  writeFileSync(
    path.join(folder, 'rspack.config.ts'),
    `import { defineRemoteBuild } from ${JSON.stringify(path.join(__dirname, '../remoteBuild.ts'))};
export default defineRemoteBuild(import.meta.dirname, ${JSON.stringify(config)});`,
  );
  const rspack = path.resolve(__dirname, '../../node_modules/@rspack/cli/bin/rspack.js');
  const { stdout, stderr } = spawnSync(process.execPath, [rspack, 'build'], { cwd: folder, encoding: 'utf8' });
  return (stdout + stderr).trim().split('\n');
}

it.each([
  [
    { path: '/bingo.1' },
    'remote.config.ts: routes.0.path: a path is /letters, and what is below it /letters/letters or /letters/:name, but received "/bingo.1"',
  ],
  [{ path: '/other/:id' }, 'remote.config.ts: routes.0: a path below another one needs a route of that one, too'],
  [
    { access: 'everyone' },
    'remote.config.ts: routes.0.access: Invalid type: Expected ("all" | "member" | "ask") but received "everyone"',
  ],
  [{ colour: 'red' }, 'remote.config.ts: routes.0.colour: Invalid key: Expected never but received "colour"'],
  [{}, 'remote.config.ts: it names the text "outage", which does not exist'],
])('a build with the route %j says one sentence', (route, sentence) => {
  expect(build(route)).toEqual(['[rspack] CLI failed:', `[${sentence}]`]);
});

it('a build says which name counts where the config has another one than the package', () => {
  const sentence = 'remote.config.ts: name: the remote is "bingo" by its package.json, and "wallet" here';
  expect(build({}, 'wallet')).toEqual(['[rspack] CLI failed:', `[${sentence}]`]);
});
