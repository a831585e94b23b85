import type { Caller, Member } from '@parlour/release-contract/policy';
import { historyKey } from './history';
import { apply, propose, registryCaller } from './operations';
import { stateOf } from './state';
import type { Store } from '../storage/store';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { setPolicy, testShell } from '../testing/testRelease';
import { EVERYONE } from '@parlour/release-contract/manifest';

const setup = testFolderForEach();

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => ({ now: () => new Date(NOON + hours * HOUR_MS) });

const rights = ['publish', 'canary', 'promote', 'rollback', 'switchOff'] as const;
const member = (kind: Member['kind'], app = 'wallet'): Member => ({
  kind,
  keys: [],
  ...(kind === 'person' && { tokenHash: 'a'.repeat(64) }),
  apps: { [app]: { rights: [...rights] } },
  site: [],
});
const as = (name: string, given: Member): Caller => ({
  author: { kind: given.kind === 'team' ? 'team' : 'person', name },
  rights: [given],
});
const ana = as('ana', member('person'));
const ben = as('ben', member('person'));
const ci = as('wallet', member('team'));

/** A site whose wallet needs a second person above 5 %, with 1.0.0 live and 1.1.0 published. */
async function guarded() {
  const registry = await setup().released('1.0.0');
  await setup().publish(wallet('1.1.0'));
  await setPolicy(registry, setup().secret, ({ members, apps }) => ({
    members,
    apps: { ...apps, wallet: { ...apps['wallet'], approvalAbove: 500 } },
  }));
  const requested = async (caller: Caller = ci) =>
    (await apply(registry, promotion('1.1.0'), { caller, reason: 'new receipt' }, at(0))).sequence;
  const answer = (kind: 'approve' | 'decline', request: number, caller: Caller, hours = 1) =>
    apply(registry, { kind, request }, { caller, reason: 'looked at' }, at(hours));
  const live = async () => (await registry.current())?.remotes['wallet']?.version;
  return { registry, requested, answer, live };
}

it("a site's first composition waits for nobody, since no player has it yet", async () => {
  const { registry, secret, publish } = setup();
  await publish(testShell('1.0.0'));
  await publish(wallet('1.0.0'));
  await setPolicy(registry, secret, ({ members, apps }) => ({
    members,
    apps: { ...apps, wallet: { ...apps['wallet'], approvalAbove: 500 } },
  }));
  const releases = [
    { name: 'shell', version: '1.0.0' },
    { name: 'wallet', version: '1.0.0' },
  ];
  const first = { kind: 'promote', releases, to: { kind: 'share', share: EVERYONE } } as const;
  expect((await apply(registry, first, author)).manifest?.remotes['wallet']?.version).toBe('1.0.0');
});

it('a release beyond the share does not go live where the store could not give the rules', async () => {
  const { registry, live } = await guarded();
  await apply(registry, { kind: 'switchOff', name: 'wallet' }, author);
  const { policyAt } = await registry.head();
  const { store, reopen } = setup();
  let failures = 0;
  const flaky: Store = {
    ...store,
    read: async (key) => {
      if (key === historyKey(policyAt) && (failures += 1) === 1) throw new Error('the store is down');
      return store.read(key);
    },
  };
  await expect(apply(await reopen(flaky), promotion('1.1.0'), author)).rejects.toThrow('the store is down');
  await expect(live()).resolves.toBe('1.0.0');
  expect(failures).toBe(1);
});

it('a release beyond the share waits, and goes live when another person approves it; the history says both', async () => {
  const { registry, requested, answer, live } = await guarded();
  await expect(propose(registry, promotion('1.1.0'), ci)).resolves.toMatchObject({
    isAllowed: true,
    needsApprovalFor: ['wallet'],
  });
  const request = await requested();
  await expect(live()).resolves.toBe('1.0.0');
  expect((await stateOf(registry, 5, at(1).now))?.requests).toMatchObject([
    { sequence: request, by: 'wallet', reason: 'new receipt', until: '2026-11-21T12:00:00.000Z' },
  ]);
  const approved = await answer('approve', request, ana);
  await expect(live()).resolves.toBe('1.1.0');
  expect(approved).toMatchObject({
    change: { kind: 'approve', request },
    by: 'ana',
    difference: ['wallet 1.0.0 → 1.1.0'],
  });
  expect((await stateOf(registry, 5, at(1).now))?.requests).toEqual([]);
  await expect(answer('approve', request, ben)).rejects.toThrow(`request ${request} was approved by ana already`);
});

it('within the share nobody has to approve', async () => {
  const { registry, live } = await guarded();
  const { change } = await apply(registry, promotion('1.1.0', 500), { caller: ci, reason: 'x' });
  expect(change.kind).toBe('promote');
  await expect(live()).resolves.toBe('1.0.0');
  expect((await apply(registry, promotion('1.1.0', 501), { caller: ci, reason: 'x' })).change.kind).toBe('request');
});

it('rolling back, taking back and switching off need one person', async () => {
  const { registry, requested, answer } = await guarded();
  await answer('approve', await requested(), ana);
  for (const change of [
    { kind: 'rollBack', name: 'wallet' },
    { kind: 'switchOff', name: 'wallet' },
  ] as const)
    expect((await apply(registry, change, { caller: ci, reason: 'fire' })).change.kind).toBe(change.kind);
});

it.each<[string, Caller, Caller, string]>([
  ['who made it', ana, ana, 'ana made this request; another person has to approve it'],
  ['a team', ana, ci, 'a person has to answer this'],
  ['who has the online key', ana, registryCaller('mira'), 'a person has to answer this'],
  [
    'who has the token of the site',
    ana,
    { author: { kind: 'token', name: 'console token', claimed: 'ben' } },
    'a person has to answer this',
  ],
  ['a person without the right', ci, as('joe', member('person', 'records')), 'joe lacks the right "promote" for wallet'],
])('is not approved by %s', async (_name, by, approver, message) => {
  const { requested, answer, live } = await guarded();
  await expect(answer('approve', await requested(by), approver)).rejects.toThrow(message);
  await expect(live()).resolves.toBe('1.0.0');
});

/** A person who logged in at the OpenID provider. */
const loggedIn = (name: string, sub: string): Caller => ({
  author: { kind: 'person', name, subject: `https://login.example|${sub}` },
  rights: [member('group')],
});

it.each<[string, Caller, Caller]>([
  ['logs in under another name', loggedIn('ana (login.example)', '1'), loggedIn('anna (login.example)', '1')],
  ['logs in, and asked with a token', ana, loggedIn('ana', '1')],
  ['has a token, and logged in to ask', loggedIn('ana', '1'), ana],
])('who made it does not approve it: %s', async (_name, by, approver) => {
  const { requested, answer, live } = await guarded();
  await expect(answer('approve', await requested(by), approver)).rejects.toThrow('another person has to approve it');
  await expect(live()).resolves.toBe('1.0.0');
});

it('two people of one name at the OpenID provider are two, and the history says who is who', async () => {
  const { registry, requested, answer, live } = await guarded();
  const [one, other] = [loggedIn('ana (login.example)', '1'), loggedIn('ana (login.example)', '2')];
  const request = await requested(one);
  const { sequence } = await answer('approve', request, other);
  await expect(live()).resolves.toBe('1.1.0');
  const authors = [request, sequence].map(async (entry) => (await registry.record(entry))?.author);
  await expect(Promise.all(authors)).resolves.toEqual([one.author, other.author]);
});

it('ends after 24 hours', async () => {
  const { registry, requested, answer } = await guarded();
  const request = await requested();
  await expect(answer('approve', request, ana, 24.1)).rejects.toThrow(`request ${request} expired 2026-11-21T12:00:00.000Z`);
  expect((await stateOf(registry, 5, at(24.1).now))?.requests).toEqual([]);
});

it('is cancelled by a new release of the app', async () => {
  const { registry, requested, answer } = await guarded();
  const request = await requested();
  await setup().publish(wallet('1.2.0'));
  await expect(answer('approve', request, ana)).rejects.toThrow(`wallet@1.2.0 was published after request ${request}`);
  expect((await stateOf(registry, 5, at(1).now))?.requests).toEqual([]);
});

it.each([
  ['a stop', { kind: 'stop', name: 'wallet' }],
  ['a roll back', { kind: 'rollBack', name: 'wallet' }],
  ['a return', { kind: 'return', sequence: 1 }],
] as const)('is cancelled by %s of the app meanwhile', async (_what, change) => {
  const { registry, requested, answer, live } = await guarded();
  await apply(registry, promotion('1.1.0', 500), { caller: ci, reason: 'first visitors' }, at(0));
  const request = await requested();
  const { sequence } = await apply(registry, change, { caller: registryCaller('mira'), reason: 'it fails' }, at(0.5));
  expect((await stateOf(registry, 5, at(1).now))?.requests).toEqual([]);
  await expect(answer('approve', request, ana)).rejects.toThrow(
    `entry ${sequence} took it back (mira: it fails), which cancels request ${request}; request it again`,
  );
  await expect(live()).resolves.not.toBe('1.1.0');
});

it('is made once by a CI run that is started again', async () => {
  const { requested } = await guarded();
  const request = await requested();
  await expect(requested()).rejects.toThrow(`request ${request} for it waits already`);
});

it('is declined by another person, or withdrawn by who made it, and then not approved', async () => {
  const { requested, answer, live } = await guarded();
  const [first, second] = [await requested(), await requested(ana)];
  await expect(answer('decline', first, ben)).resolves.toMatchObject({
    difference: ['declined: requested: wallet 1.0.0 → 1.1.0'],
  });
  await expect(answer('decline', second, ana)).resolves.toMatchObject({
    difference: ['withdrawn: requested: wallet 1.0.0 → 1.1.0'],
  });
  await expect(answer('approve', first, ana)).rejects.toThrow(`request ${first} was declined by ben already`);
  await expect(live()).resolves.toBe('1.0.0');
});

it('passes the gate again when it is approved', async () => {
  const { requested, answer } = await guarded();
  const request = await requested();
  await setup().store.write('assets/wallet/1.1.0/remoteEntry.js', Buffer.from('evil'));
  await expect(answer('approve', request, ana)).rejects.toThrow('remoteEntry.js is not as it was published');
});

it('there is nothing to approve under the number of another entry', async () => {
  const { answer } = await guarded();
  await expect(answer('approve', 1, ana)).rejects.toThrow('entry 1 is not a request');
  await expect(answer('decline', 99, ana)).rejects.toThrow('entry 99 is not a request');
});

it('is approved once by many at once', async () => {
  const { registry, requested, answer } = await guarded();
  const request = await requested();
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => answer('approve', request, ana)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const before = (await registry.current())?.sequence ?? 0;
  expect((await apply(registry, { kind: 'rollBack', name: 'wallet' }, author)).sequence).toBe(before + 1);
});

describe('a request by a key that several people could use', () => {
  const login = 'https://login.example|1';
  const eve: Caller = { author: { kind: 'person', name: 'eve (login.example)', subject: login }, rights: [member('person')] };
  const held = async (rules: { readonly starter?: 'named' } = {}, holders?: string[]) => {
    const opened = await guarded();
    if (rules.starter === undefined && holders === undefined) return opened;
    await setPolicy(opened.registry, setup().secret, ({ members, apps }) => {
      const { wallet: team } = members;
      if (team === undefined) throw new Error('there is no team');
      return {
        members: { ...members, wallet: { ...team, ...(holders && { holders }) } },
        apps: { ...apps, wallet: { ...apps['wallet'], ...rules } },
      };
    });
    return opened;
  };

  it.each([
    ['by a name', ana],
    ['by a log-in', eve],
  ])('is approved by no holder, told %s, and by another person', async (_how, holder) => {
    const { requested, answer, live } = await held({}, ['ana', login]);
    const request = await requested(ci);
    await expect(answer('approve', request, holder)).rejects.toThrow('holds the key of wallet, which made this request');
    await expect(live()).resolves.toBe('1.0.0');
    await answer('approve', request, ben);
    await expect(live()).resolves.toBe('1.1.0');
  });

  it('may be declined by a holder', async () => {
    const { requested, answer } = await held({}, ['ana']);
    await expect(answer('decline', await requested(ci), ana)).resolves.toMatchObject({ by: 'ana' });
  });

  it.each<[string, Caller]>([
    ['the token of the site', { author: { kind: 'token', name: 'console token', claimed: ' Ana' } }],
    ['the online key', registryCaller('ana')],
  ])('by %s in the name of somebody is not approved by that person', async (_what, caller) => {
    const { requested, answer } = await held();
    const request = await requested(caller);
    await expect(answer('approve', request, ana)).rejects.toThrow('made in the name of ana');
    await expect(answer('approve', request, ben)).resolves.toMatchObject({ by: 'ben' });
  });

  it.each<[string, Caller, string]>([
    ['a team whose holders nobody named', ci, 'name who holds the keys of wallet'],
    ['the token of the site', { author: { kind: 'token', name: 'console token' } }, 'with a log-in, token or key of your own'],
    ['the online key', registryCaller('ben'), 'with a log-in, token or key of your own'],
  ])('is not made by %s where the rule asks for somebody who is known', async (_what, caller, why) => {
    const { registry, requested } = await held({ starter: 'named' });
    await expect(requested(caller)).rejects.toThrow(why);
    const { isAllowed, checks } = await propose(registry, promotion('1.1.0'), caller);
    expect([isAllowed, JSON.stringify(checks)]).toEqual([false, expect.stringContaining(why)]);
    expect((await apply(registry, promotion('1.1.0', 500), { caller, reason: 'x' })).change.kind).toBe('promote');
  });

  it.each<[string, Caller, string[] | undefined]>([
    ['a person', ben, undefined],
    ['a team with holders', ci, ['ana']],
  ])('is made by %s where the rule asks for somebody who is known', async (_what, caller, holders) => {
    const { requested } = await held({ starter: 'named' }, holders);
    await expect(requested(caller)).resolves.toEqual(expect.any(Number));
  });
});
