import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CiIssuer, startCiIssuer, type TokenClaims } from './testing/ciIssuer';
import { writeSmallBuild } from './testing/smallBuild';
import { openGateway, type OpenGateway } from './testing/openGateway';

const root = path.resolve(__dirname, '../../..');
const cli = path.join(root, 'packages/registry/src/cli.ts');
const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs');

let gateway: OpenGateway;
let ci: CiIssuer;
let site: string;
/** The folder of the team's repository, as CI checks it out: there is no key in it. */
let repository: string;

beforeAll(async () => {
  gateway = await openGateway();
  site = `http://127.0.0.1:${gateway.port}`;
  ci = await startCiIssuer(site, Date.now);
  repository = await mkdtemp(path.join(tmpdir(), 'keyless-'));
  for (const version of ['2.0.0', '2.1.0']) await writeSmallBuild(path.join(repository, version), version);
});
afterAll(async () => {
  await gateway.close();
  await ci.close();
  await rm(repository, { recursive: true });
});

/** Runs the release tool; resolves with what it said. */
function run(words: readonly string[], env: Readonly<Record<string, string>>) {
  const { RELEASES_SITE: _site, RELEASES_KEY: _key, DATA_DIR: _data, ...inherited } = process.env;
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', tsx, cli, ...words],
      { cwd: repository, env: { ...inherited, ...env } },
      (error, ...said) => resolve({ code: error === null ? 0 : error.code, said: said.join('') }),
    );
  });
}
const operations = (...words: readonly string[]) => run(words, { DATA_DIR: gateway.folder });
/** What a job of the team runs, with nothing but what its service gives it. */
const job = (env: Readonly<Record<string, string>>, ...words: readonly string[]) => run(words, { RELEASES_SITE: site, ...env });

const github: TokenClaims = {
  sub: 'repo:acme/wallet:ref:refs/heads/main',
  repository: 'acme/wallet',
  ref: 'refs/heads/main',
  sha: '9b3c1f2a5d6e7f8091a2b3c4d5e6f708192a3b4c',
  event_name: 'push',
  workflow_ref: 'acme/wallet/.github/workflows/release.yml@refs/heads/main',
  run_id: '4711',
};
const gitlab: TokenClaims = {
  sub: 'project_path:acme/wallet:ref_type:branch:ref:main',
  project_path: 'acme/wallet',
  ref: 'main',
  ref_type: 'branch',
  ref_protected: 'true',
  pipeline_source: 'push',
  job_id: '302',
};
const DONE = { code: 0 };

it('the first release of a team goes to staff and to 5 % by the identity of its jobs, without any key', async () => {
  const added = await operations(
    ...['team', 'wallet', '--github', 'acme/wallet', '--issuer', ci.issuer, '--branch', 'main'],
    ...['--workflow', 'release.yml', '--audience', site, '--previews'],
  );
  expect(added).toMatchObject(DONE);
  const each = ci.jobOnGithub(github);
  const published = await job(each, 'publish', 'wallet', '--dir', '2.0.0');
  expect(published).toEqual({ code: 0, said: expect.stringContaining('wallet@2.0.0 published') });
  expect(await job(each, 'promote', 'wallet@2.0.0', '--to', 'staff', '--reason', 'first look')).toMatchObject(DONE);
  expect(await job(each, 'promote', 'wallet@2.0.0', '--to', '5%', '--reason', 'first visitors')).toMatchObject(DONE);
  expect((await operations('history', '--limit', '1')).said).toContain(`${ci.issuer}/acme/wallet/actions/runs/4711`);
  expect((await operations('verify')).said).toContain('every live file is as it was published');
  expect(JSON.parse((await job(each, 'provenance', 'wallet@2.0.0')).said)).toMatchObject({
    predicate: { buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: github['sha'] } }] } },
  });
  expect(await readdir(repository)).toEqual(['2.0.0', '2.1.0']);
}, 120_000);

it('a job whose branch is another one is refused, and says why', async () => {
  const other = ci.jobOnGithub({ ...github, ref: 'refs/heads/x', event_name: 'pull_request' });
  const { code, said } = await job(other, 'publish', 'wallet', '--dir', '2.1.0');
  expect([code, said]).toEqual([4, expect.stringContaining('this job may publish previews of it alone')]);
});

it('a job without the permission for a token says which one it needs', async () => {
  const { code, said } = await job({ GITHUB_ACTIONS: 'true' }, 'status');
  expect([code, said]).toEqual([1, expect.stringContaining('give it "permissions: id-token: write"')]);
});

it('the commands of a job whose service gives it one token share a key, which goes with its folder', async () => {
  const words = [
    'team',
    'wallet',
    '--gitlab',
    'acme/wallet',
    '--issuer',
    ci.issuer,
    '--branch',
    'main',
    '--audience',
    site,
    '--also',
  ];
  expect(await operations(...words)).toMatchObject(DONE);
  const each = { RELEASES_ID_TOKEN: await ci.token(gitlab) };
  expect(await job(each, 'publish', 'wallet', '--dir', '2.1.0')).toMatchObject(DONE);
  expect(await job(each, 'promote', 'wallet@2.1.0', '--to', '5%', '--reason', 'mended')).toMatchObject(DONE);
  // Somebody who copied the token has not the key.
  await mkdir(path.join(repository, 'elsewhere'));
  const stolen = await job({ ...each, DATA_DIR: 'elsewhere' }, 'rollback', 'wallet', '--reason', 'x');
  expect(stolen).toEqual({ code: 4, said: expect.stringContaining('The token was exchanged for another key before') });
}, 120_000);
