import type { Change } from '@parlour/release-contract/change';
import { type Caller, type Grant, type Member, type Policy, policy as policySchema } from '@parlour/release-contract/policy';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { siteOfHost } from '@parlour/release-contract/sitePolicy';
import * as v from 'valibot';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { setPolicy } from '../testing/testRelease';
import { faultsOf } from '../trust/verifyHistory';
import { historyKey } from './history';
import { apply, propose, registryCaller } from './operations';
import { planRetention } from './retention';
import { historyOf, stateOf } from './state';
import { createReplay } from '../site/openReplay';

const setup = testFolderForEach();

const by = { caller: registryCaller('test'), reason: 'test' };
const staging = { hosts: ['staging.example'] };
const main = { hosts: ['site.example'] };

const promotionOf = (version: string): Change => ({
  kind: 'promote',
  releases: [
    { name: 'shell', version: '1.0.0' },
    { name: 'wallet', version },
  ],
  to: { kind: 'share', share: EVERYONE },
});

/** A registry with wallet 1.0.0 live on the default site, 1.1.0 published, and a site `staging` on which nothing is live. */
async function twoSites() {
  const registry = await setup().released('1.0.0');
  await setup().publish(wallet('1.1.0'));
  await setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites: { default: main, staging } }));
  const there = registry.on('staging');
  const first = promotionOf('1.1.0');
  const live = async (one = registry) => (await one.current())?.remotes['wallet']?.version;
  return { registry, there, first, live };
}

it('what goes live on one site is live there alone, under a number of the one history', async () => {
  const { registry, there, first, live } = await twoSites();
  const before = await registry.current();
  expect(await there.current()).toBeUndefined();
  const made = await apply(there, first, by);
  expect(made.manifest).toMatchObject({ sequence: made.sequence, site: 'staging' });
  expect(await live(there)).toBe('1.1.0');
  expect(await registry.current()).toEqual(before);
  const next = await apply(registry, promotion('1.1.0'), by);
  expect(next.sequence).toBe(made.sequence + 1);
  expect(next.manifest?.site).toBeUndefined();
  expect((await there.current())?.sequence).toBe(made.sequence);

  const reopened = await setup().reopen();
  expect(await live(reopened)).toBe('1.1.0');
  expect((await reopened.on('staging').current())?.sequence).toBe(made.sequence);
  expect(await faultsOf(setup().store, await registry.trust())).toEqual([]);
});

it('each site has its own history, rollbacks and returns', async () => {
  const { registry, there, first, live } = await twoSites();
  const made = await apply(there, first, by);
  await setup().publish(wallet('1.2.0'));
  await apply(there, promotion('1.2.0'), by);
  await apply(registry, promotion('1.2.0'), by);
  const kinds = async (one = registry) => (await historyOf(one, { limit: 9 })).map(({ change }) => change.kind);
  expect(await kinds(there)).toEqual(['promote', 'promote']);
  expect(await kinds()).toEqual(['promote', 'setPolicy', 'promote', 'promote']);
  expect((await historyOf(there, { limit: 1, before: made.sequence + 1 }))[0]?.sequence).toBe(made.sequence);

  await apply(there, { kind: 'rollBack', name: 'wallet' }, by);
  await apply(registry, { kind: 'rollBack', name: 'wallet' }, by);
  expect([await live(there), await live()]).toEqual(['1.1.0', '1.0.0']);

  await expect(apply(registry, { kind: 'return', sequence: made.sequence }, by)).rejects.toThrow(
    `there is no manifest ${made.sequence}`,
  );
  await expect(
    createReplay(registry, { sequence: made.sequence, canaries: [], hours: 1, by: 'ana' }, Date.now()),
  ).rejects.toThrow(`there is no manifest ${made.sequence}`);
});

it('a history in which an entry names other newest entries than there are is found out', async () => {
  const { registry, there, first } = await twoSites();
  const head = await there.head();
  const made = await apply(there, first, by);
  const { newest: _newest, ...rest } = made;
  const lying = { ...rest, newest: { default: 1, staging: made.sequence } };
  await setup().store.write(historyKey(made.sequence), Buffer.from(JSON.stringify(await registry.sign({ format: 2, ...lying }))));
  expect(head.sequence).toBe(made.sequence - 1);
  expect(await faultsOf(setup().store, await registry.trust())).toEqual([
    `entry ${made.sequence} of the history does not say rightly which entries are the newest of the sites`,
  ]);
});

it('a site that nobody made is refused, with the names of those that are there', async () => {
  const { registry } = await twoSites();
  const unknown = 'there is no site stagin here; there are: default, staging';
  await expect(registry.on('stagin').head()).rejects.toThrow(unknown);
  await expect(apply(registry.on('stagin'), promotion('1.1.0'), by)).rejects.toThrow(unknown);
  await expect(stateOf(registry.on('stagin'))).rejects.toThrow(unknown);
});

it('what is live on any site stays when others are removed', async () => {
  const { registry, there, first } = await twoSites();
  await apply(there, first, by);
  await setup().publish(wallet('1.2.0'));
  const rules = { retainMs: 0, retainManifests: 1, lastSeen: new Map(), now: Date.now() + 1000 };
  const { retained, removed } = await planRetention(registry, rules);
  expect(removed).toEqual([{ name: 'wallet', version: '1.2.0' }]);
  expect(retained.map(({ name, version, why }) => [name, version, why])).toEqual([
    ['shell', '1.0.0', 'live'],
    ['wallet', '1.0.0', 'live'],
    ['wallet', '1.1.0', 'live'],
  ]);
});

describe('rights', () => {
  const team = (given: Partial<Member>): Caller => ({
    author: { kind: 'team', name: 'wallet' },
    rights: [{ apps: {}, site: [], ...given }],
  });
  const all: Grant = { rights: ['publish', 'canary', 'promote', 'rollback', 'switchOff'] };
  const onStaging: NonNullable<Member['sites']> = {
    staging: { apps: { wallet: { rights: ['promote', 'rollback'] } }, site: [] },
  };
  const changes = { promote: promotion('1.1.0'), rollBack: { kind: 'rollBack', name: 'wallet' } } as const;

  it.each([
    ['all of them on the default site', 'staging', team({ apps: { wallet: all } }), 'promote', '"promote"'],
    ['all of them on the default site', 'staging', team({ apps: { wallet: all } }), 'rollBack', '"rollback"'],
    ['for every app on the default site', 'staging', team({ apps: { '*': all } }), 'promote', '"promote"'],
    ['on staging', 'default', team({ apps: { wallet: { rights: ['publish'] } }, sites: onStaging }), 'promote', '"promote"'],
    ['on staging', 'default', team({ sites: onStaging }), 'rollBack', '"rollback"'],
    ['to compose the default site', 'staging', team({ site: ['compose'] }), 'promote', '"promote"'],
    ['to compose staging', 'default', team({ sites: { staging: { apps: {}, site: ['compose'] } } }), 'rollBack', '"rollback"'],
  ] as const)('who has rights %s has none on %s: %#', async (_what, site, caller, kind, lacks) => {
    const { registry, there, first } = await twoSites();
    await apply(there, first, by);
    const one = registry.on(site);
    await expect(apply(one, changes[kind], { caller, reason: 'mine' })).rejects.toThrow(`wallet lacks the right ${lacks}`);
    const proposal = await propose(one, changes[kind], caller);
    expect(proposal).toMatchObject({ isAllowed: false, checks: [{ name: 'rights', isMet: false }] });
  });

  it('a team promotes where it may', async () => {
    const { there, live } = await twoSites();
    await apply(there, promotionOf('1.0.0'), by);
    await apply(there, promotion('1.1.0'), { caller: team({ sites: onStaging }), reason: 'mine' });
    expect(await live(there)).toBe('1.1.0');
  });

  it('a request on one site is not answered through another', async () => {
    const { registry, there, first } = await twoSites();
    await apply(there, first, by);
    await setPolicy(registry, setup().secret, (policy) => ({
      ...policy,
      sites: { default: main, staging: { ...staging, apps: { wallet: { approvalAbove: 500 } } } },
    }));
    const person = (sites: Member['sites']): Caller => ({
      author: { kind: 'person', name: 'ana' },
      rights: [{ apps: { wallet: { rights: ['promote'] } }, site: [], sites }],
    });
    await setup().publish(wallet('1.2.0'));
    const { sequence, change } = await apply(there, promotion('1.2.0'), { caller: team({ sites: onStaging }), reason: 'new' });
    expect(change.kind).toBe('request');
    const approve = (one = there, caller = person(onStaging)) =>
      apply(one, { kind: 'approve', request: sequence }, { caller, reason: 'yes' });
    await expect(approve(registry)).rejects.toThrow(`entry ${sequence} is not a request`);
    await expect(approve(there, person(undefined))).rejects.toThrow('ana lacks the right "promote" for wallet');
    expect((await stateOf(registry))?.requests).toEqual([]);
    expect((await stateOf(there))?.requests).toHaveLength(1);
    await approve();
    expect((await there.current())?.remotes['wallet']?.version).toBe('1.2.0');
    // The default site has no such rule.
    await apply(registry, promotion('1.2.0'), author);
  });
});

describe('the sites of a policy', () => {
  const whole = async () => (await setup().registry.head()).policy;
  const faultOf = async (changed: Partial<Policy>) => {
    const parsed = v.safeParse(policySchema, { ...(await whole()), ...changed });
    return parsed.success ? undefined : parsed.issues[0].message;
  };
  const withRights = (sites: Member['sites']): Policy['members'] => ({
    wallet: { kind: 'team', keys: [], apps: {}, site: [], sites },
  });

  it.each<[string, () => Partial<Policy>, string]>([
    [
      'a host in two sites',
      () => ({ sites: { default: main, staging: main } }),
      'site.example is a host of default and of staging; a host is of one site',
    ],
    [
      'a site without a host beside one that has some',
      () => ({ sites: { staging } }),
      'default has no host, and nobody could reach it: once one site has hosts, each needs its own',
    ],
    ['a host in capitals', () => ({ sites: { default: { hosts: ['Site.example'] } } }), 'is not a host like staging.example'],
    ['a host with a path', () => ({ sites: { default: { hosts: ['site.example/a'] } } }), 'is not a host like staging.example'],
    ['the name of a site in capitals', () => ({ sites: { Staging: staging } }), 'is not the name of a site'],
    [
      'rights on a site that is not there',
      () => ({ members: withRights({ koi: { apps: {}, site: [] } }) }),
      'wallet has rights on the site koi, which does not exist',
    ],
    [
      'rights on the default site in two places',
      () => ({ members: withRights({ default: { apps: {}, site: [] } }) }),
      'the rights of wallet on default are its apps and site',
    ],
    [
      'rules of the default site in two places',
      () => ({ sites: { default: { ...main, apps: {} } } }),
      'the rules of apps on default are those of the policy',
    ],
    [
      'a backend of the default site, which the gateways name',
      () => ({ sites: { default: { ...main, backend: 'https://api.example' } } }),
      'the backend of default is that of the gateways, API_ORIGIN',
    ],
    ['a backend with a path', () => ({ sites: { default: { ...main, backend: 'https://a.example/api' } } }), 'is not an origin'],
  ])('%s is refused', async (_what, changed, message) => {
    expect(await faultOf(changed())).toContain(message);
  });

  it('the right to publish is none of a single site', async () => {
    const changed = { sites: { default: main, staging }, members: {} };
    const given = { staging: { apps: { wallet: { rights: ['publish'] } }, site: [] } } as unknown as Member['sites'];
    expect(await faultOf(changed)).toBeUndefined();
    expect(await faultOf({ ...changed, members: withRights(given) })).toMatch(/Invalid type/);
  });

  it.each([
    ['site.example', 'default'],
    ['SITE.example', 'default'],
    ['site.example.', 'default'],
    ['site.example:8443', 'default'],
    ['staging.example', 'staging'],
    ['staging.example.:443', 'staging'],
    ['localhost:8081', 'staging'],
    ['localhost:8080', undefined],
    ['localhost', undefined],
    ['other.example', undefined],
    ['a.site.example', undefined],
    ['', undefined],
  ])('the host %s is of %s', (host, site) => {
    const sites = { default: main, staging: { hosts: [...staging.hosts, 'localhost:8081'] } };
    expect(siteOfHost({ sites }, host)).toBe(site);
  });

  it('a site that lists * has every host that no site lists', () => {
    const sites = { default: { hosts: ['*'] }, staging: { hosts: ['staging.example'] } };
    expect(['any.example:80', '10.0.0.7:8080', 'staging.example'].map((host) => siteOfHost({ sites }, host))).toEqual([
      'default',
      'default',
      'staging',
    ]);
  });

  it.each<Policy['sites']>([undefined, {}, { staging: { hosts: [] } }])(
    'without hosts every host is of the default site: %j',
    (sites) => {
      expect(siteOfHost({ sites }, 'any.example:80')).toBe('default');
    },
  );
});

it('a shell and its remotes are compared as on every site: a first release needs its shell', async () => {
  const { there } = await twoSites();
  await expect(apply(there, promotion('1.1.0'), by)).rejects.toThrow('no shell is live and none is in the change');
});

it('a site that is made again under the name of another one begins with nothing, and the history stays whole', async () => {
  const { registry, there, first, live } = await twoSites();
  await apply(there, first, by);
  await setup().publish(wallet('1.2.0'));
  const stages = [{ to: { kind: 'share', share: EVERYONE } as const, at: '2026-12-02T09:00:00Z' }];
  const schedule: Change = { kind: 'schedule', releases: [{ name: 'wallet', version: '1.2.0' }], stages, loads: 0 };
  await apply(there, schedule, by, { now: () => new Date('2026-12-01T09:00:00Z') });
  const sitesOnly = (sites: Policy['sites']) => setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites }));
  await sitesOnly({ default: main });
  await sitesOnly({ default: main, staging });
  for (const opened of [registry, await setup().reopen()]) {
    expect(await opened.on('staging').current()).toBeUndefined();
    expect((await opened.on('staging').index()).schedules.size).toBe(0);
  }
  await apply(there, first, by);
  expect(await live(there)).toBe('1.1.0');
  expect(await faultsOf(setup().store, await registry.trust())).toEqual([]);
});
