import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CiIssuer, startCiIssuer } from '@parlour/gateway/testing/ciIssuer';
import { expect } from '../support/test';
import { teamIn, test as base } from './emptyFolder';

const test = base.extend<{ readonly ci: CiIssuer }>({
  ci: async ({ site }, use) => {
    const ci = await startCiIssuer(site.url, Date.now);
    await use(ci);
    await ci.close();
  },
});

/** What the workflow of a new repository runs on its main branch; watching ends at once. */
async function releaseSteps(folder: string): Promise<readonly string[]> {
  const workflow = await readFile(path.join(folder, '.github/workflows/release.yml'), 'utf8');
  const [, block = ''] = /event_name == 'push'\n {8}run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  return block
    .split('\n')
    .map((line) => line.trim().replace('--minutes 10', '--minutes 0.05'))
    .filter((line) => line.startsWith('npm '));
}

test(
  "a team's first release comes from the identity of its CI alone, in an empty folder, and goes to staff and to 5 %",
  { tag: '@deep' },
  async ({ empty, npmRegistry, site, releases, ci }) => {
    test.setTimeout(600_000);
    await teamIn(empty, npmRegistry).run('npm', 'create', '--yes', '@parlour/remote@latest', 'bingo', '--', '--site', site.url);
    const folder = path.join(empty, 'bingo');
    await teamIn(folder, npmRegistry).run('npm', 'install');
    // Operations' part.
    const repository = ['--github', 'acme/bingo', '--issuer', ci.issuer, '--branch', 'main', '--audience', site.url];
    await site.releaseTool('team', 'bingo', ...repository, '--previews', '--budget-kb', '30');

    const sha = '9b3c1f2a5d6e7f8091a2b3c4d5e6f708192a3b4c';
    const claims = {
      sub: 'repo:acme/bingo:ref:refs/heads/main',
      repository: 'acme/bingo',
      ref: 'refs/heads/main',
      sha,
      event_name: 'push',
      workflow_ref: 'acme/bingo/.github/workflows/release.yml@refs/heads/main',
      run_id: '4711',
    };
    const job = teamIn(folder, npmRegistry, { ...ci.jobOnGithub(claims), VERSION: '1.0.1', GITHUB_SHA: sha });
    await job.run('npm', 'run', 'check');
    // The stories show the remote in the live shell, which takes the identity too.
    await job.run('npm', 'test');
    const steps = await releaseSteps(folder);
    expect(steps).toHaveLength(5);
    for (const step of steps) await job.run('bash', '-euc', step);
    expect((await releases.live()).remotes['bingo']?.canary).toMatchObject({ version: '1.0.1', share: 500 });
    expect(await readdir(folder)).not.toContain('.parlour');

    const statement: unknown = JSON.parse(await job.run('npm', 'run', '-s', 'release', '--', 'provenance', 'bingo@1.0.1'));
    expect(statement).toMatchObject({
      predicate: { buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: sha } }] } },
    });
    // A branch that nobody has agreed to shows itself, and releases nothing.
    const branch = teamIn(
      folder,
      npmRegistry,
      ci.jobOnGithub({ ...claims, ref: 'refs/pull/5/merge', event_name: 'pull_request' }),
    );
    const preview = await branch.run('npm', 'run', '-s', 'release', '--', 'publish', '--preview');
    expect(preview).toContain(`Open ${site.url}/`);
    await expect(branch.run('npm', 'run', 'release', '--', 'publish', '--version', '1.0.2')).rejects.toThrow(
      'this job may publish previews of it alone',
    );
    await job.run('npm', 'run', 'release', '--', 'stop', 'bingo', '--reason', 'the drill is over');
  },
);
