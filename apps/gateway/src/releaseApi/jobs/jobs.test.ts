import type { Proposal, State } from '@parlour/release-contract/api';
import { createKey } from '@parlour/release-contract/signature';
import { setPolicy, testRemote } from '@parlour/registry/testing/testRelease';
import type { LightMyRequestResponse } from 'fastify';
import { type OpenJobs, openJobs } from '../../testing/openJobs';
import { origin } from '../../testing/openReleaseApi';

let jobs: OpenJobs;
beforeEach(async () => {
  jobs = await openJobs();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await jobs.close();
});

const wallet = (version: string) => testRemote('wallet', version, ['/wallet', '/recharge']);
const promotion = (version: string, share = 500) => ({
  kind: 'promote',
  releases: [{ name: 'wallet', version }],
  to: { kind: 'share', share },
});
const messageOf = (answer: LightMyRequestResponse) => answer.json<{ message: string }>().message;

it('a team without a key publishes and promotes by the identity of its job, and the history says which', async () => {
  const job = await jobs.job();
  expect((await jobs.publish(job, wallet('1.2.0'))).json()).toEqual({ outcome: 'published' });
  const answer = await jobs.send(job, 'POST', 'changes', { change: promotion('1.2.0'), reason: 'new receipt' });
  expect(answer.statusCode).toBe(200);
  const { apps, history } = answer.json<State>();
  const run = 'https://github.invalid/acme/wallet/actions/runs/4711/attempts/1'.replace('https://github.invalid', jobs.ci.issuer);
  expect(history[0]?.author).toEqual({
    kind: 'team',
    name: 'wallet',
    key: job.key.kid,
    job: { subject: 'repo:acme/wallet:environment:production', run },
  });
  const releases = apps.find(({ name }) => name === 'wallet')?.releases;
  expect(releases?.find(({ version }) => version === '1.2.0')?.proven).toEqual({
    repository: `${jobs.ci.issuer}/acme/wallet`,
    ref: 'refs/heads/main',
    revision: jobs.usual['sha'],
    workflow: '.github/workflows/release.yml',
    run,
    environment: 'production',
  });
  // What was signed with a key is claimed.
  expect(releases?.find(({ version }) => version === '1.1.0')).not.toHaveProperty('proven');
});

it('takes a repository in other letters, as its service does', async () => {
  const job = await jobs.job({ repository: 'Acme/Wallet' });
  expect((await jobs.publish(job, wallet('1.2.0'))).json()).toEqual({ outcome: 'published' });
});

it('gives out who vouches for a release, without who pressed the button', async () => {
  const job = await jobs.job();
  await jobs.publish(job, wallet('1.2.0'));
  const answer = await jobs.send(job, 'GET', `documents/provenance/wallet/1.2.0/${job.key.kid}.json`);
  const { document } = answer.json<{ document: string }>();
  expect(document).toContain('application/vnd.in-toto+json');
  expect(document).not.toContain('octocat');
});

it('a job that may publish previews alone does nothing else', async () => {
  const { claims, ...issued } = jobs.identity;
  const proposal = { ...issued, claims: { repository: 'acme/wallet', event_name: 'pull_request' }, rights: ['preview' as const] };
  await jobs.setTeam((team) => ({ ...team, identities: [{ ...issued, claims }, proposal] }));
  const job = await jobs.job({ event_name: 'pull_request', ref: 'refs/pull/5/merge', sub: 'repo:acme/wallet:pull_request' });
  const refused = await jobs.publish(job, wallet('1.2.0'));
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    403,
    'wallet lacks the right "publish" for wallet; this job may publish previews of it alone',
  ]);
  const preview = wallet('0.0.0-preview.20261120120000');
  expect((await jobs.publish(job, preview)).json()).toEqual({ outcome: 'published' });
  const shown = await jobs.send(job, 'POST', 'previews', {
    releases: [{ name: 'wallet', version: preview.version }],
    title: 'a clearer receipt',
    days: 1,
  });
  expect(shown.statusCode).toBe(200);
  for (const change of [promotion('1.1.0'), { kind: 'rollBack', name: 'wallet' }, { kind: 'switchOff', name: 'wallet' }]) {
    const answer = await jobs.send(job, 'POST', 'changes', { change, reason: 'x' });
    expect([answer.statusCode, messageOf(answer)]).toEqual([403, expect.stringContaining('wallet lacks the right')]);
  }
});

it('a release stays good as long as its identity is, and can be gone back to when that is retired', async () => {
  await jobs.publish(await jobs.job(), wallet('1.2.0'));
  const signatureOf = async () => {
    const proposal = await jobs.api.call(
      'POST',
      'plan',
      { change: promotion('1.2.0') },
      { authorization: 'Bearer correct horse battery staple' },
    );
    return proposal.json<Proposal>().checks.find(({ name }) => name === 'signature');
  };
  expect(await signatureOf()).toEqual({ name: 'signature', isMet: true, found: ['wallet team, by the identity of a job'] });
  const next = { ...jobs.identity, claims: { ...jobs.identity.claims, ref: 'refs/heads/next' } };
  await jobs.setTeam((team) => ({ ...team, identities: [next], retiredIdentities: [jobs.identity] }));
  expect((await jobs.api.registry.release('wallet', '1.2.0'))?.isTrusted).toBe('retired');
  expect(await signatureOf()).toMatchObject({ isMet: false });
  await jobs.setTeam(({ retiredIdentities: _retired, ...team }) => team);
  expect((await jobs.api.registry.release('wallet', '1.2.0'))?.isTrusted).toBe(false);
});

it('where a rule demands it, only what a job published by its identity goes live', async () => {
  await setPolicy(jobs.api.registry, jobs.api.secret, ({ members, apps }) => ({
    members,
    apps: { ...apps, wallet: { ...apps['wallet'], provenance: 'proven' } },
  }));
  const job = await jobs.job();
  await jobs.publish(job, wallet('1.2.0'));
  const check = async (version: string) => {
    const answer = await jobs.send(job, 'POST', 'plan', { change: promotion(version) });
    return answer.json<Proposal>().checks.find(({ name }) => name === 'provenance');
  };
  expect(await check('1.2.0')).toMatchObject({
    isMet: true,
    found: [expect.stringContaining('/acme/wallet refs/heads/main 9b3c1f2a5d6e')],
  });
  expect(await check('1.1.0')).toMatchObject({ isMet: false, found: [expect.stringContaining('has to be published by a job')] });
});

it('a descriptor is taken only from the job whose key signed it', async () => {
  const [one, other] = [await jobs.job(), await jobs.job()];
  const refused = await jobs.publish({ key: one.key, certificate: other.certificate }, wallet('1.2.0'));
  expect(refused.statusCode).toBe(401);
  await jobs.publish(one, wallet('1.2.0'));
  // The same build by a later job changes nothing, not even who vouches for it.
  expect((await jobs.publish(other, wallet('1.2.0'))).json()).toEqual({ outcome: 'known' });
  expect((await jobs.api.registry.release('wallet', '1.2.0'))?.key).toBe(one.key.kid);
});

describe('the keys of the issuer', () => {
  const fetches = () => jobs.ci.requests.filter((path) => path === '/jwks').length;

  it('are fetched once, and again when a token names a new one', async () => {
    await jobs.job();
    await jobs.job();
    expect(fetches()).toBe(1);
    jobs.ci.rotate();
    // A minute later; the library counts by the clock of the machine.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
    await jobs.job();
    expect(fetches()).toBe(2);
  });

  it('are not fetched for each unknown key', async () => {
    await jobs.job();
    for (let sent = 0; sent < 20; sent += 1) {
      const answer = await jobs.exchange(await jobs.ci.token(jobs.usual, { kid: `unknown-${sent}` }));
      expect(messageOf(answer)).toBe(`The token names a key that ${jobs.ci.issuer} does not have.`);
    }
    expect(fetches()).toBe(1);
  });

  it('count for ten minutes while the issuer is down; without them the answer says who is at fault', async () => {
    jobs.ci.isUp = false;
    const answer = await jobs.exchange(await jobs.ci.token(jobs.usual));
    expect([answer.statusCode, messageOf(answer)]).toEqual([
      502,
      `${jobs.ci.issuer} does not give out its keys; try again, or release with a key.`,
    ]);
    jobs.ci.isUp = true;
    await jobs.job();
    jobs.ci.isUp = false;
    await jobs.job();
  });
});

it('tokens may be for a host of a site in the policy, without being told so', async () => {
  await jobs.setTeam(({ identities: _identities, ...team }) => {
    const { audience: _audience, ...identity } = jobs.identity;
    return { ...team, identities: [identity] };
  });
  const token = () => jobs.ci.token(jobs.usual);
  expect(messageOf(await jobs.exchange(await token()))).toContain(
    `The token is for ${origin}, which is no address of this site.`,
  );
  await setPolicy(jobs.api.registry, jobs.api.secret, ({ members, apps }) => ({
    members,
    apps,
    sites: { default: { hosts: ['site.example', '*'] } },
  }));
  expect((await jobs.exchange(await token(), await createKey())).statusCode).toBe(200);
  // Every other host is not one that a token can be for.
  const elsewhere = await jobs.ci.token({ ...jobs.usual, aud: 'https://evil.example' });
  expect(messageOf(await jobs.exchange(elsewhere))).toContain('which is no address of this site');
});
