import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packedImage, startProgram } from '../support/site/programs';
import { expect, test } from '../support/test';
import { runImage } from './container';
import { depositFromHome } from './steps';

const apps = ['shell', 'lobby', 'wallet', 'records', 'promotions', 'account'];
const releases = '/opt/parlour/releases/bin/parlour-releases.js';

test(
  'the image runs without rights on a read-only file system, makes releases live and takes a deposit',
  { tag: ['@deep', '@account'] },
  async ({ openPhone }) => {
    const programs = await packedImage();
    const archive = (await readdir(programs)).find((file) => file.endsWith('.oci.tar')) ?? '';
    const folder = await mkdtemp(path.join(tmpdir(), 'image-'));
    const data = path.join(folder, 'data');
    const command = path.join(programs, 'parlour-releases/bin/parlour-releases.js');
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, [command, ...words], { cwd: folder, env: { ...process.env, DATA_DIR: data } });
    await run('init', '--two-people', '');
    for (const app of apps) {
      await run('key', app, '--public', `${app}.public.json`);
      await run('team', app, `${app}.public.json`);
      await run('publish', app, '--dir', path.join(programs, 'parlour-apps', app));
    }
    await promisify(execFile)('chown', ['-R', '65532:65532', data]);
    const operator = await startProgram('parlour-operator', { DATA_DIR: path.join(folder, 'operator') });
    const container = await runImage(path.join(programs, archive), data, {
      HOST: '127.0.0.1',
      PORT: '0',
      API_ORIGIN: operator.url,
      DEMO_OPERATOR: '1',
    });
    try {
      expect((await fetch(`${container.url}/readyz`)).status).toBe(503);
      // The gate runs each release before it is live: the sandbox needs a shell.
      const newest = apps.map((app) => `${app}@latest`);
      await container.exec('/usr/bin/node', releases, 'promote', ...newest, '--reason', 'the first day');
      await expect.poll(async () => (await fetch(`${container.url}/readyz`)).status).toBe(200);
      const written = await container.exec(
        '/usr/bin/node',
        '-p',
        `[process.getuid(), ...['/', '/opt/parlour/', '/data/', '/tmp/'].map((folder) => {
          try { fs.writeFileSync(folder + 'probe', ''); return folder; } catch ({ code }) { return code; }
        })].join(' ')`,
      );
      expect(written.trim()).toBe('65532 EROFS EROFS /data/ /tmp/');
      const { page, complaints } = await openPhone({ baseURL: container.url });
      await depositFromHome(page);
      expect(complaints).toEqual([]);
    } finally {
      expect(await container.stop()).toBe(0);
      await operator.stop();
      await rm(folder, { recursive: true });
    }
  },
);
