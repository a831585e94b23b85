import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyChanged } from '../support/site/releases';
import { root, type Site } from '../support/site/site';
import { expect, test } from '../support/test';

/** The release tool on a team's machine: it has the addresses of its CI, and an empty folder for its data. */
async function teamTool(site: Site, folder: string) {
  const key = await readFile(path.join(site.dataDir, 'keys/wallet.json'), 'utf8');
  const ci = {
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'acme/wallet',
    GITHUB_RUN_ID: '7',
    GITHUB_SHA: 'c0ffee',
  };
  const env = { ...process.env, ...ci, DATA_DIR: folder, RELEASES_SITE: site.url, RELEASES_KEY: key };
  return (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env });
}

test('a team with its key alone publishes over the network, gives it to some visitors, and can do nothing to others', async ({
  site,
}) => {
  const version = `9.1.0-${Date.now().toString(36)}`;
  const [empty, built] = [await mkdtemp(path.join(tmpdir(), 'team-')), await copyChanged('wallet', version)];
  const release = await teamTool(site, empty);

  const published = await release('publish', 'wallet', '--dir', built);
  expect(published.stdout).toContain(`wallet@${version} published`);
  expect((await release('publish', 'wallet', '--dir', built)).stdout).toContain('was published already, unchanged');
  const promoted = await release('promote', `wallet@${version}`, '--to', '5%', '--reason', 'new receipt');
  expect(promoted.stdout).toContain('live: manifest');
  const status = (await release('status')).stdout;
  expect(status).toContain(`canary ${version} for staff, agents, 5 %`);
  expect(status).toContain(
    `${version} is from the commit c0ffee, https://git.example/acme/wallet, https://git.example/acme/wallet/actions/runs/7 (signed by the team)`,
  );
  await expect(release('rollback', 'records', '--reason', 'x')).rejects.toMatchObject({
    code: 4,
    stderr: expect.stringContaining('wallet lacks the right "rollback" for records'),
  });
  // What the team made live stays when the sources are built and started again.
  await release('promote', `wallet@${version}`, '--reason', 'looks well');
  const started = await site.releaseTool('local', path.join(root, 'apps/wallet/dist'));
  expect(started.stdout).toContain(`wallet ${version} was made live by wallet (looks well); npm start leaves it as it is`);
  expect((await release('rollback', 'wallet', '--reason', 'back')).stdout).toContain(`wallet ${version} →`);
  // No key and no registry came into being on the team's machine.
  await expect(readdir(empty)).resolves.toEqual([]);
  await Promise.all([empty, built].map((folder) => rm(folder, { recursive: true })));
});

test('a team verifies the whole site with public keys alone, files included', async ({ site }) => {
  const empty = await mkdtemp(path.join(tmpdir(), 'team-'));
  const release = await teamTool(site, empty);
  // Whose root key it is, it has to ask somebody else.
  const { registry } = (await (await fetch(`${site.url}/releases/registry`)).json()) as { registry: string };
  expect((await release('verify')).stdout).toContain(`the root key ${registry}. Nobody but the site said so`);
  const verified = JSON.parse((await release('verify', '--root', registry, '--json')).stdout) as object;
  expect(verified).toMatchObject({ isValid: true, faults: [], root: { key: registry, from: 'caller' } });
  // No registry came into being on the team's machine.
  await expect(readdir(empty)).resolves.toEqual(['verified']);
  await rm(empty, { recursive: true });
});
