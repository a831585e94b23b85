import type { Member, Policy } from '@parlour/release-contract/policy';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { historyKey } from '../registry/history';
import { faultsOf, releaseFaults } from './verifyHistory';
import { apply, registryCaller } from '../registry/operations';
import { signPolicy } from './policies';
import { Conflict, Forbidden } from '../registry/refusals';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { setPolicy, testBuild } from '../testing/testRelease';

const setup = testFolderForEach();

const person = (key: PrivateKey, ...site: Member['site']): Member => ({
  kind: 'person',
  keys: [publicPart(key)],
  apps: { '*': { rights: ['publish', 'canary', 'promote', 'rollback', 'switchOff'] } },
  site,
});
const withMember = (name: string, member: Member) => (policy: Policy) => ({
  members: { ...policy.members, [name]: member },
  apps: policy.apps,
});
/** Signs the next policy with a key and requests it. */
const ask = async (key: PrivateKey, edit: (policy: Policy) => Pick<Policy, 'members' | 'apps'>) => {
  const { registry } = setup();
  const { policy, policyAt } = await registry.head();
  const change = await signPolicy(policyAt, await registry.trust(), edit(policy), key);
  return apply(registry, change, { caller: registryCaller(), reason: 'new member' });
};

describe('a policy', () => {
  it('is an entry of the history, which changes nothing live and says what differs and who signed it', async () => {
    const registry = await setup().released('1.0.0');
    const ana = await createKey();
    await setPolicy(registry, setup().secret, withMember('ana', person(ana, 'administer')));
    await expect(registry.record(3)).resolves.toMatchObject({
      sequence: 3,
      manifest: { sequence: 2 },
      author: { kind: 'root', key: setup().secret.kid },
      difference: [
        `ana is a person with the key ${ana.kid}; every app: publish, canary, promote, rollback, switchOff; site: administer`,
      ],
    });
    await setup().publish(wallet('1.1.0'));
    const { sequence, manifest } = await apply(registry, promotion('1.1.0'), author);
    expect([sequence, manifest?.sequence]).toEqual([4, 4]);
    await expect(faultsOf(setup().store, await registry.trust())).resolves.toEqual([]);
  });

  it.each(['trust/policy.json', historyKey(2)])('is not one without members while the store does not give %s', async (missed) => {
    const { registry, secret, store, reopen, released } = setup();
    await released();
    if (missed === historyKey(2)) {
      await setPolicy(registry, secret, withMember('ana', person(await createKey())));
      await setup().release(wallet('1.0.0'));
    }
    let isDown = true;
    const read = async (key: string) => {
      if (isDown && key === missed) throw new Error('the store is down');
      return store.read(key);
    };
    const other = await reopen({ ...store, read });
    await expect(other.head()).rejects.toThrow('the store is down');
    isDown = false;
    await expect(other.head()).resolves.toEqual(await registry.head());
  });

  it('is not one without members while the store does not show the entry with it', async () => {
    const { registry, secret, store, reopen, released } = setup();
    await released();
    await setPolicy(registry, secret, withMember('ana', person(await createKey())));
    await setup().release(wallet('1.0.0'));
    let isShown = false;
    const read = async (key: string) => (isShown || key !== historyKey(2) ? store.read(key) : undefined);
    const other = await reopen({ ...store, read });
    await expect(other.head()).rejects.toThrow('the store does not show history/00000002.json, which says who may do what');
    isShown = true;
    await expect(other.head()).resolves.toEqual(await registry.head());
  });

  it('may be signed by a member who administers, and by no other', async () => {
    const { registry } = setup();
    const [ana, ben] = [await createKey(), await createKey()];
    await setPolicy(registry, setup().secret, withMember('ana', person(ana, 'administer')));
    await ask(ana, withMember('ben', person(ben, 'compose')));
    expect((await registry.head()).policy.members['ben']?.site).toEqual(['compose']);
    await expect(ask(ben, withMember('ben', person(ben, 'administer')))).rejects.toThrow('ben lacks the right "administer"');
    const team = await setup().keyOf('wallet');
    await expect(ask(team, withMember('wallet', person(team, 'administer')))).rejects.toThrow(Forbidden);
    const stranger = await createKey();
    await expect(ask(stranger, withMember('eve', person(stranger)))).rejects.toThrow(`the key ${stranger.kid} is of nobody here`);
  });

  it('is refused when it was altered, is for another registry, or is an older one again', async () => {
    const { registry, secret } = setup();
    const trust = await registry.trust();
    const { policy } = await registry.head();
    const change = await signPolicy(0, trust, { members: {}, apps: policy.apps }, secret);
    const by = { caller: registryCaller(), reason: 'x' };
    const altered = { ...change, policy: { ...change.policy, members: policy.members } };
    await expect(apply(registry, altered, by)).rejects.toThrow('the signature of the policy is wrong');
    const other = await signPolicy(0, { ...trust, registry: 'another' }, policy, secret);
    await expect(apply(registry, other, by)).rejects.toThrow('the policy is for the registry another');
    await apply(registry, change, by);
    await expect(apply(registry, change, by)).rejects.toThrow(Conflict);
    await expect(apply(registry, change, by)).rejects.toThrow(
      'the policy replaces the one of entry 0, but that of entry 1 is in force',
    );
  });

  it.each<[string, Member | object, string]>([
    ['who administers without a key', { kind: 'person', keys: [], apps: {}, site: ['administer'] }, 'needs a key'],
    ['with an unknown right', { kind: 'team', keys: [], apps: { wallet: { rights: ['own'] } }, site: [] }, 'rights'],
    ['with a field that nobody knows', { kind: 'team', keys: [], apps: {}, site: [], admin: true }, 'admin'],
    ['a team with a token', { kind: 'team', keys: [], tokenHash: 'a'.repeat(64), apps: {}, site: [] }, 'a team has a key'],
    ['a team that logs in', { kind: 'team', keys: [], subject: 'https://l.example|1', apps: {}, site: [] }, 'only a person'],
    ['a person with a group', { kind: 'person', keys: [], claim: 'ops', apps: {}, site: [] }, 'a group, and nobody else'],
    ['a group without a claim', { kind: 'group', keys: [], apps: {}, site: [] }, 'a group, and nobody else'],
    ['a group with an empty claim', { kind: 'group', keys: [], claim: '', apps: {}, site: [] }, 'claim'],
    ['a group that administers', { kind: 'group', keys: [], claim: 'ops', apps: {}, site: ['administer'] }, 'needs a key'],
    [
      'a group that administers with a key',
      { kind: 'group', keys: [{ kid: 'k', x: 'x', y: 'y' }], claim: 'ops', apps: {}, site: ['administer'] },
      'a group has neither key nor token',
    ],
    [
      'a group with a token',
      { kind: 'group', keys: [], claim: 'ops', tokenHash: 'a'.repeat(64), apps: {}, site: [] },
      'a group has neither key nor token',
    ],
    ['a subject without its issuer', { kind: 'person', keys: [], subject: '1', apps: {}, site: [] }, 'is not an issuer'],
  ])('has no member %s', async (_name, member, message) => {
    const { registry, secret } = setup();
    const { policy } = await registry.head();
    const body = { ...policy, members: { ...policy.members, ana: member } };
    const change = { kind: 'setPolicy' as const, policy: await sign(body, secret) };
    await expect(apply(registry, change, { caller: registryCaller(), reason: 'x' })).rejects.toThrow(message);
  });

  it('names a group by what the OpenID provider calls it, and a person by the log-in', async () => {
    const { registry, secret } = setup();
    const ops: Member = { kind: 'group', keys: [], claim: '/ops', apps: { wallet: { rights: ['promote'] } }, site: ['compose'] };
    const ana: Member = { kind: 'person', keys: [], subject: 'https://login.example|1', apps: {}, site: [] };
    await setPolicy(registry, secret, ({ members, apps }) => ({ members: { ...members, ops, ana }, apps }));
    expect((await registry.record(1))?.difference).toEqual([
      'ana is a person with the log-in https://login.example|1',
      'ops is a group with the name /ops; wallet: promote; site: compose',
    ]);
    await setPolicy(registry, secret, withMember('ops', { ...ops, claim: '/others' }));
    expect((await registry.record(2))?.difference).toEqual([
      'ops becomes a group with the name /others; wallet: promote; site: compose',
    ]);
  });

  it.each(['guardrail', 'registry', 'root', 'console', 'Ana', '../ana', ''])('has no member called "%s"', async (name) => {
    const key = await createKey();
    await expect(setPolicy(setup().registry, setup().secret, withMember(name, person(key)))).rejects.toThrow(/is (not )?a name/);
  });

  it('that somebody put into the history without a signature that counts lets nobody in, and nobody live out', async () => {
    const registry = await setup().released('1.0.0');
    const { policy } = await registry.head();
    const eve = await createKey();
    const members = { ...policy.members, eve: person(eve, 'administer') };
    const forged = await signPolicy(0, await registry.trust(), { members, apps: policy.apps }, eve);
    const { signature: _signature, ...record } = JSON.parse(String(await setup().store.read(historyKey(2))));
    const entry = { ...record, sequence: 3, policy: 3, change: forged };
    await setup().store.create(historyKey(3), Buffer.from(JSON.stringify(await sign(entry, setup().secret))));
    const other = await setup().reopen();
    await expect(other.current()).resolves.toMatchObject({ sequence: 2 });
    expect((await other.head()).policy.members).toEqual({});
    await expect(faultsOf(setup().store, await other.trust())).resolves.toContain(
      `entry 3 of the history: the key ${eve.kid} is of nobody here`,
    );
  });

  it('takes a key away: its releases stay live, and it publishes nothing more', async () => {
    const registry = await setup().released('1.0.0');
    const [old, next] = [await setup().keyOf('wallet'), await createKey()];
    await setup().publish(wallet('1.1.0'));
    const replaced = (retired: boolean) => (policy: Policy) => {
      const team = policy.members['wallet'];
      const member: Member = {
        ...(team ?? person(next)),
        keys: [publicPart(next)],
        ...(retired && { retiredKeys: [publicPart(old)] }),
      };
      return { members: { ...policy.members, wallet: member }, apps: policy.apps };
    };
    const live = await registry.current();
    if (live === undefined) throw new Error('nothing is live');
    await setPolicy(registry, setup().secret, replaced(true));
    await expect(releaseFaults(registry, live)).resolves.toEqual([]);
    await expect(setup().publish(wallet('1.2.0'))).rejects.toThrow(`the key ${old.kid} of nobody here cannot publish wallet`);
    // Unpublished releases of the old key stay refused; those that were live may be restored.
    await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
    await registry.publish(testBuild(wallet('1.3.0')), next);
    await apply(registry, promotion('1.3.0'), author);
    await apply(registry, { kind: 'rollBack', name: 'wallet' }, author);
    expect((await registry.current())?.remotes['wallet']?.version).toBe('1.0.0');
  });
});
