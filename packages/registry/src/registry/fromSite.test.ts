import type { Change } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import type { Caller, Member, SiteRules } from '@parlour/release-contract/policy';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { setPolicy } from '../testing/testRelease';
import { faultsOf } from '../trust/verifyHistory';
import { apply, propose } from './operations';
import { historyOf } from './state';

const setup = testFolderForEach();

const NOON = Date.parse('2026-11-20T12:00:00Z');
const at = (hours: number) => ({ now: () => new Date(NOON + hours * 3_600_000) });

const fromStaging = (version: string, more: object = {}) => ({ ...promotion(version), from: 'staging', ...more }) as Change;
const together = (...versions: readonly string[]): Change => ({
  kind: 'promote',
  releases: [{ name: 'shell', version: '1.0.0' }, ...versions.map((version) => ({ name: 'wallet', version }))],
  to: { kind: 'share', share: EVERYONE },
});

/** A registry with wallet 1.0.0 live, and 1.1.0 for everyone on the site `staging` since noon. */
async function opened(rules: Partial<SiteRules> = {}) {
  const registry = await setup().released('1.0.0');
  await setup().publish(wallet('1.1.0'));
  await setup().publish(wallet('1.2.0'));
  await setPolicy(registry, setup().secret, (policy) => ({
    ...policy,
    sites: { default: { hosts: ['site.example'], ...rules }, staging: { hosts: ['staging.example'] } },
  }));
  const staging = registry.on('staging');
  await apply(staging, together('1.1.0'), author, at(0));
  const live = async () => (await registry.current())?.remotes['wallet']?.version;
  return { registry, staging, live };
}

it('what staging has goes live on another site, and the histories of both say so', async () => {
  const { registry, staging, live } = await opened();
  const { sequence } = await apply(registry, fromStaging('1.1.0'), author);
  expect(await live()).toBe('1.1.0');
  const [there] = await historyOf(staging, { limit: 1 });
  expect(there).toMatchObject({
    change: { kind: 'promotedTo', site: 'default', entry: sequence },
    difference: ['default: wallet 1.0.0 → 1.1.0'],
    by: 'mira',
  });
  const [here] = await historyOf(registry, { limit: 1 });
  expect(here).toMatchObject({ sequence, change: { from: 'staging' } });
  expect((await staging.current())?.remotes['wallet']?.version).toBe('1.1.0');
  expect(await faultsOf(setup().store, await registry.trust())).toEqual([]);
});

it.each([
  ['another version than staging has', fromStaging('1.2.0'), 'staging has 1.1.0 of wallet for everyone, not 1.2.0'],
  ['a site that is not there', fromStaging('1.1.0', { from: 'stagin' }), 'there is no site stagin'],
  ['the site itself', fromStaging('1.1.0', { from: 'default' }), 'default is this site itself'],
])('%s is not taken from it, and nothing is written', async (_what, change, message) => {
  const { registry } = await opened();
  const { sequence } = await registry.head();
  await expect(apply(registry, change, author)).rejects.toThrow(message);
  expect((await propose(registry, change, author.caller)).isAllowed).toBe(false);
  expect((await registry.head()).sequence).toBe(sequence);
});

it('a canary of staging is not taken: not everyone there has it', async () => {
  const { registry, staging } = await opened();
  await apply(staging, promotion('1.2.0', 500), author);
  await expect(apply(registry, fromStaging('1.2.0'), author)).rejects.toThrow('staging has 1.1.0 of wallet for everyone');
});

it('a team takes from staging only what it may promote here', async () => {
  const { registry } = await opened();
  const team: Member = {
    kind: 'team',
    keys: [],
    apps: { wallet: { rights: ['publish'] } },
    site: [],
    sites: { staging: { apps: { wallet: { rights: ['promote'] } }, site: [] } },
  };
  const caller: Caller = { author: { kind: 'team', name: 'wallet' }, rights: [team] };
  await expect(apply(registry, fromStaging('1.1.0'), { caller, reason: 'test' })).rejects.toThrow(
    'wallet lacks the right "promote" for wallet',
  );
});

describe('a site that requires 24 h on staging', () => {
  const requires = { site: 'staging', hours: 24 };
  const person = (name: string): Caller => {
    const member: Member = { kind: 'person', keys: [], apps: { wallet: { rights: ['promote', 'rollback'] } }, site: [] };
    return { author: { kind: 'person', name }, rights: [member] };
  };

  it.each([
    ['earlier', 23.9, 'wallet@1.1.0 was live on staging for 23.9 h of the 24 h that default requires; wait, or ask'],
    ['in time', 24, undefined],
  ])('takes a release %s', async (_when, hours, refusal) => {
    const { registry, live } = await opened({ requires });
    const made = apply(registry, promotion('1.1.0'), author, at(hours));
    await (refusal === undefined ? made : expect(made).rejects.toThrow(refusal));
    expect(await live()).toBe(refusal === undefined ? '1.1.0' : '1.0.0');
  });

  it('takes no canary of one either, and none that staging never had or had as a canary alone', async () => {
    const { registry, staging } = await opened({ requires });
    await apply(staging, promotion('1.2.0', 500), author, at(0));
    await expect(apply(registry, promotion('1.1.0', 100), author, at(1))).rejects.toThrow('for 1 h of the 24 h');
    await expect(apply(registry, promotion('1.2.0'), author, at(48))).rejects.toThrow('for 0 h of the 24 h');
  });

  it('counts the time until another one followed there, and not that in which it was switched off', async () => {
    const { registry, staging } = await opened({ requires });
    await apply(staging, { kind: 'switchOff', name: 'wallet' }, author, at(20));
    await expect(apply(registry, promotion('1.1.0'), author, at(40))).rejects.toThrow('for 20 h of the 24 h');
    await apply(staging, { kind: 'switchOn', name: 'wallet' }, author, at(50));
    await expect(apply(registry, promotion('1.1.0'), author, at(60))).rejects.toThrow('for 10 h of the 24 h');
    await apply(staging, promotion('1.2.0'), author, at(75));
    await apply(registry, promotion('1.1.0'), author, at(200));
    await expect(apply(registry, promotion('1.2.0'), author, at(76))).rejects.toThrow('for 1 h of the 24 h');
  });

  it('takes back at once: a roll back needs no time on staging', async () => {
    const { registry, live } = await opened({ requires });
    await apply(registry, promotion('1.1.0'), author, at(24));
    await apply(registry, { kind: 'rollBack', name: 'wallet' }, author, at(24.1));
    expect(await live()).toBe('1.0.0');
  });

  it('lets a second person override it, whose reason and the short time stay in the history', async () => {
    const { registry, live } = await opened({ requires });
    const change = { ...promotion('1.1.0'), override: 'requires' } as Change;
    const proposal = await propose(registry, change, person('ana'), () => new Date(NOON + 3_600_000));
    expect(proposal).toMatchObject({ isAllowed: true, needsApprovalFor: ['wallet'] });
    expect(proposal.checks.find(({ name }) => name === 'requires')?.found).toEqual([
      'wallet@1.1.0 was live on staging for 1 h of the 24 h that default requires; a second person has to agree to that',
    ]);
    const { sequence } = await apply(registry, change, { caller: person('ana'), reason: 'receipts are wrong' }, at(1));
    expect(await live()).toBe('1.0.0');
    const approve = { kind: 'approve', request: sequence } as const;
    await expect(apply(registry, approve, { caller: person('ana'), reason: 'me' }, at(1))).rejects.toThrow('another person');
    await apply(registry, approve, { caller: person('ben'), reason: 'looked at the mend' }, at(1));
    expect(await live()).toBe('1.1.0');
    expect((await historyOf(registry, { limit: 2 })).map(({ by, reason }) => `${by}: ${reason}`)).toEqual([
      'ben: looked at the mend',
      'ana: receipts are wrong',
    ]);
  });
});

it.each<[string, SiteRules['requires'], SiteRules['requires'], string]>([
  [
    'a site that is not there',
    { site: 'stagin', hours: 24 },
    undefined,
    'default requires the site stagin, which does not exist',
  ],
  ['itself', { site: 'default', hours: 24 }, undefined, 'default requires default: nothing new could go live'],
  [
    'one that requires it',
    { site: 'staging', hours: 24 },
    { site: 'default', hours: 1 },
    'default requires staging requires default: nothing new could go live on any of them',
  ],
  ['no time', { site: 'staging', hours: 0 }, undefined, 'is less than six minutes'],
])('a site does not require %s', async (_what, ofDefault, ofStaging, message) => {
  const { registry } = await opened();
  const sites = {
    default: { hosts: ['site.example'], ...(ofDefault && { requires: ofDefault }) },
    staging: { hosts: ['staging.example'], ...(ofStaging && { requires: ofStaging }) },
  };
  await expect(setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites }))).rejects.toThrow(message);
});
