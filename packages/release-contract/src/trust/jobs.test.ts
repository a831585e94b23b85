import type { SignedCertificate } from './certificate';
import type { JobIdentity } from './identity';
import { callerOfJob, jobTrust } from './jobs';
import type { Member } from './policy';

const identity: JobIdentity = { issuer: 'https://ci.example', claims: { repository: 'acme/wallet' } };
const job: SignedCertificate = {
  format: 1,
  registry: 'r',
  member: 'wallet',
  key: { kid: 'k', x: 'x', y: 'y' },
  issuer: 'https://ci.example',
  subject: 'wallet',
  claims: { repository: 'acme/wallet' },
  from: '2026-11-20T12:00:00.000Z',
  until: '2026-11-20T12:10:00.000Z',
  signature: { key: 'online', value: '' },
};
const team = (changes: Partial<Member>): Member => ({
  kind: 'team',
  keys: [],
  identities: [identity],
  apps: { wallet: { rights: ['publish', 'canary', 'rollback'], canaryShare: 500 } },
  site: [],
  ...changes,
});
const rightsOf = (wallet: Member) => callerOfJob({ members: { wallet } }, job)?.rights?.[0];

it('a job has the rights of its team, but never administers', () => {
  const all = team({ site: ['compose', 'administer'] });
  expect(rightsOf(all)).toEqual({ apps: all.apps, site: ['compose'] });
});

it.each<[string, JobIdentity['rights'], readonly string[]]>([
  ['those that the team has too', ['publish', 'promote'], ['publish']],
  ['previews alone', ['preview'], ['preview']],
])('an identity gives %s, on every site', (_what, rights, given) => {
  const sites = { staging: { apps: { wallet: { rights: ['canary' as const] } }, site: [] } };
  const narrowed = rightsOf(team({ identities: [{ ...identity, rights }], sites }));
  expect(narrowed).toEqual({
    apps: { wallet: { rights: given, canaryShare: 500 } },
    site: [],
    sites: { staging: { apps: { wallet: { rights: [] } }, site: [] } },
  });
});

it('two identities of a job add up', () => {
  const identities = [{ ...identity, rights: ['preview' as const] }, identity];
  expect(rightsOf(team({ identities }))?.apps).toEqual(team({}).apps);
});

it.each<[string, Member, string, boolean | 'retired' | undefined]>([
  ['its team has such jobs', team({}), '1.0.0', true],
  [
    'its team had such jobs',
    team({ identities: [{ ...identity, issuer: 'https://x' }], retiredIdentities: [identity] }),
    '1.0.0',
    'retired',
  ],
  ['its team never had such jobs', team({ identities: [{ ...identity, issuer: 'https://x' }] }), '1.0.0', false],
  ['its team may not publish', team({ apps: { wallet: { rights: ['canary'] } } }), '1.0.0', false],
  ['such jobs make previews alone', team({ identities: [{ ...identity, rights: ['preview'] }] }), '1.0.0', false],
  ['such jobs make previews alone', team({ identities: [{ ...identity, rights: ['preview'] }] }), '0.0.0-preview.abc', true],
])('where %s, a release is trusted accordingly', (_what, wallet, version, trust) => {
  expect(jobTrust({ members: { wallet } }, job, { name: 'wallet', version })).toBe(trust);
  expect(jobTrust({ members: {} }, job, { name: 'wallet', version })).toBe(false);
});
