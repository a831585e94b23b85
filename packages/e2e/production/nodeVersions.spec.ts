import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { programFile, startProgram } from '../support/site/programs';
import { expect, test } from '../support/test';

for (const version of ['20.19.0', '22', '24']) {
  test(`the packed programs run on Node ${version}, from an empty folder`, { tag: '@deep' }, async () => {
    const words = ['--yes', '-p', `node@${version}`, '-c', 'node -p process.execPath'];
    const node = (await promisify(execFile)('npx', words)).stdout.trim().split('\n').at(-1) ?? '';
    const folder = await mkdtemp(path.join(tmpdir(), 'node-'));
    const env = { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data') };
    const releases = async (...given: string[]) =>
      (await promisify(execFile)(node, [await programFile('parlour-releases'), ...given], { cwd: folder, env })).stdout;
    expect(await releases('init')).toContain('nothing is live yet');
    const operator = await startProgram('parlour-operator', { DATA_DIR: path.join(folder, 'operator') }, node);
    const gateway = await startProgram(
      'parlour-gateway',
      { DATA_DIR: env.DATA_DIR, API_ORIGIN: operator.url, DEMO_OPERATOR: '1' },
      node,
    );
    const statuses = ['/livez', '/readyz', '/console/', '/demo/mark.svg'].map(
      async (address) => (await fetch(gateway.url + address)).status,
    );
    const found = await Promise.all(statuses);
    await gateway.stop();
    await operator.stop();
    await rm(folder, { recursive: true });
    expect(found).toEqual([200, 503, 200, 200]);
  });
}
