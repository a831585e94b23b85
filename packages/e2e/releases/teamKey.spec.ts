import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyChanged } from '../support/releases';
import { root } from '../support/site';
import { expect, test } from '../support/test';

test('a team with its key alone publishes over the network, gives it to some visitors, and can do nothing to others', async ({
  site,
}) => {
  const version = `9.1.0-${Date.now().toString(36)}`;
  const [empty, built] = [await mkdtemp(path.join(tmpdir(), 'team-')), await copyChanged('wallet', version)];
  const key = await readFile(path.join(site.dataDir, 'keys/wallet.json'), 'utf8');
  const ci = {
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'acme/wallet',
    GITHUB_RUN_ID: '7',
    GITHUB_SHA: 'c0ffee',
  };
  const env = { ...process.env, ...ci, DATA_DIR: empty, RELEASES_SITE: site.url, RELEASES_KEY: key };
  const release = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env });

  const published = await release('publish', 'wallet', '--dir', built);
  expect(published.stdout).toContain(`wallet@${version} published`);
  expect((await release('publish', 'wallet', '--dir', built)).stdout).toContain('was published already, unchanged');
  expect((await release('plan', `wallet@${version}`, '--to', '5%')).stdout).toContain(`wallet canary ${version}`);
  const promoted = await release('promote', `wallet@${version}`, '--to', '5%', '--reason', 'new receipt');
  expect(promoted.stdout).toContain('live: manifest');
  expect((await release('status')).stdout).toContain(`canary ${version} for staff, agents, 5 %`);
  expect((await release('status')).stdout).toContain(
    `${version} is from the commit c0ffee, https://git.example/acme/wallet, https://git.example/acme/wallet/actions/runs/7 (signed by the team)`,
  );
  expect((await release('history', '--limit', '1')).stdout).toContain('  wallet: new receipt');

  await expect(release('rollback', 'records', '--reason', 'x')).rejects.toMatchObject({
    code: 4,
    stderr: expect.stringContaining('wallet lacks the right "rollback" for records'),
  });
  await expect(release('return', '1', '--reason', 'x')).rejects.toMatchObject({ code: 4 });
  await expect(release('publish', 'records', '--dir', path.join(root, 'apps/records/dist'))).rejects.toMatchObject({
    stderr: expect.stringContaining('wallet lacks the right "publish" for records'),
  });
  // What the team made live stays when the sources are built and started again.
  await release('promote', `wallet@${version}`, '--reason', 'looks well');
  const started = await site.releaseTool('local', path.join(root, 'apps/wallet/dist'));
  expect(started.stdout).toContain(`wallet ${version} was made live by wallet (looks well); npm start leaves it as it is`);
  expect((await release('status')).stdout).toContain(version);
  expect((await release('rollback', 'wallet', '--reason', 'back')).stdout).toContain(`wallet ${version} →`);
  // With public keys alone it verifies the whole site, files included; whose root key it is, it has to ask somebody else.
  const { registry } = (await (await fetch(`${site.url}/releases/registry`)).json()) as { registry: string };
  expect((await release('verify')).stdout).toContain(`the root key ${registry}. Nobody but the site said so`);
  const verified = JSON.parse((await release('verify', '--root', registry, '--json')).stdout) as object;
  expect(verified).toMatchObject({ isValid: true, faults: [], root: { key: registry, from: 'caller' } });
  await expect(release('verify', '--root', 'AAAAAAAAAAAA')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`begins with the root key ${registry}, not with AAAAAAAAAAAA`),
  });
  // No key and no registry came into being on the team's machine.
  await expect(readdir(empty)).resolves.toEqual(['verified']);
  await Promise.all([empty, built].map((folder) => rm(folder, { recursive: true })));
});
