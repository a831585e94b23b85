import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/run.mjs';
import { type CleanMachine, makeCleanMachine, type Run } from './cleanMachine';

// Each runs the whole of `npm test`, on a machine that first downloads everything.
jest.setTimeout(5_400_000);

let machine: CleanMachine;
beforeEach(async () => {
  machine = await makeCleanMachine();
});
afterEach(() => machine.remove());

const LOOK = `fetch('http://127.0.0.1:8080/').then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))`;

/** The site starts and answers. */
async function start(how: Run): Promise<void> {
  const look = `npm start & while kill -0 $!; do node -e "${LOOK}" && exec echo 'it answers'; sleep 1; done; wait $!`;
  expect(await machine.run(look, how)).toMatch(/^Parlour is ready at .*\n(?:.*\n)*it answers$/m);
}

async function test(how: Run): Promise<void> {
  const said = await machine.run('npm test', how);
  expect(said.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
}

it('as root, with nothing but Node, both commands bring what they need', async () => {
  const how = { cwd: '/root/parlour', env: { LANG: 'C', TZ: 'America/St_Johns', CI: 'true' } };
  await machine.putSources(how.cwd, 'root');
  await start(how);
  await test(how);
});

it('as a user, with the packages that the README names, in a folder with a space, and again without a network', async () => {
  const [, packages = ''] = /apt-get install ([^`]+)`/.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  await machine.run(`apt-get update && apt-get install -y --no-install-recommends ${packages} fonts-noto-core`);
  await machine.run('useradd --create-home stranger');
  await machine.run('cp /root/.npmrc /home/stranger/.npmrc && chown stranger /home/stranger/.npmrc || true');
  await machine.write('etc/hosts', '::1 localhost\n');
  const cwd = '/home/stranger/my games 游戏';
  const how = { cwd, user: 'stranger', env: { LANG: 'zh_CN.UTF-8', TZ: 'Pacific/Kiritimati' } };
  await machine.putSources(cwd, 'stranger');
  await start(how);
  await test(how);
  await start({ ...how, isOffline: true });
  await test({ ...how, isOffline: true });
});
