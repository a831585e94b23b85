import type { Change, Schedule, Stage } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import type { Caller, Member, Policy, SiteRules } from '@parlour/release-contract/policy';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { setPolicy } from '../testing/testRelease';
import { faultsOf } from '../trust/verifyHistory';
import { carryOutSchedules } from './carryOut';
import { apply, propose } from './operations';
import type { Registry } from './registry';
import { plannedStages } from './schedules';
import { historyOf, stateOf } from './state';

const setup = testFolderForEach();

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE_MS);
const time = (minutes: number) => at(minutes).toISOString();

const share = (percent: number) => ({ kind: 'share', share: percent * 100 }) as const;
const everyone = { kind: 'share', share: EVERYONE } as const;
/** 5 % now, 25 % after an hour, everyone at five. */
const usual: Stage[] = [{ to: share(5) }, { to: share(25), after: 60 }, { to: everyone, at: time(300) }];
const schedule = (stages: Stage[] = usual, more: Partial<Schedule> = {}): Change => ({
  kind: 'schedule',
  releases: [{ name: 'wallet', version: '1.1.0' }],
  stages,
  loads: 400,
  ...more,
});

/** A registry with wallet 1.0.0 live, and 1.1.0 and 1.2.0 published. */
async function opened(rules: Partial<SiteRules> = {}, apps: Policy['apps'] = {}) {
  const registry = await setup().released('1.0.0');
  for (const version of ['1.1.0', '1.2.0']) await setup().publish(wallet(version));
  await setPolicy(registry, setup().secret, (policy) => ({
    ...policy,
    apps: { ...policy.apps, ...apps },
    sites: { default: { hosts: [], ...rules } },
  }));
  const seen = { loads: 1_000, isWorse: false };
  /** What a gateway does every few seconds, by its own clock. */
  const look = (minutes: number, gateway: Registry = registry) =>
    carryOutSchedules(gateway, {
      now: () => at(minutes),
      isWorse: () => seen.isWorse,
      loadsSince: async () => seen.loads,
    });
  const live = async () => {
    const { version, canary } = (await registry.current())?.remotes['wallet'] ?? {};
    return canary === undefined ? version : `${canary.version} for ${canary.share / 100} %`;
  };
  const make = (change: Change, minutes = 0, caller: Caller = author.caller) =>
    apply(registry, change, { caller, reason: 'new receipt' }, { now: () => at(minutes) });
  const state = async (minutes: number) =>
    (
      await stateOf(
        registry,
        1,
        () => at(minutes),
        async () => seen.loads,
      )
    )?.schedules ?? [];
  return { registry, seen, look, live, make, state };
}

it('carries each stage out in its time, once, and says so in the history', async () => {
  const { registry, look, live, make } = await opened();
  const { sequence } = await make(schedule());
  expect(await live()).toBe('1.1.0 for 5 %');
  await look(59);
  expect(await live()).toBe('1.1.0 for 5 %');
  await look(60);
  await look(60);
  expect(await live()).toBe('1.1.0 for 25 %');
  await look(299);
  expect(await live()).toBe('1.1.0 for 25 %');
  await look(300);
  expect(await live()).toBe('1.1.0');
  expect(await look(9_999)).toEqual([]);
  const entries = await historyOf(registry, { limit: 3 });
  expect(entries.map(({ by, reason, change, at: made }) => [by, reason, change.kind, made])).toEqual([
    ['schedule', `stage 3 of 3 (everyone) of entry ${sequence} (mira: new receipt)`, 'stage', time(300)],
    ['schedule', `stage 2 of 3 (25 %) of entry ${sequence} (mira: new receipt)`, 'stage', time(60)],
    ['mira', 'new receipt', 'schedule', time(0)],
  ]);
  expect(await faultsOf(setup().store, await registry.trust())).toEqual([]);
});

it('counts the time of a stage from when the one before it was carried out', async () => {
  const { look, live, make } = await opened();
  await make(schedule([{ to: share(5) }, { to: share(25), after: 60 }, { to: everyone, after: 60 }]));
  await look(90);
  await look(149);
  expect(await live()).toBe('1.1.0 for 25 %');
  await look(150);
  expect(await live()).toBe('1.1.0');
});

it('a first stage that has a time changes nothing until then', async () => {
  const { look, live, make, state } = await opened();
  await make(
    schedule([
      { to: share(5), at: time(30) },
      { to: everyone, after: 10 },
    ]),
  );
  expect(await live()).toBe('1.0.0');
  expect(await state(10)).toMatchObject([{ waitsFor: 'time', until: time(30) }]);
  await look(30);
  expect(await live()).toBe('1.1.0 for 5 %');
  await look(40);
  expect(await live()).toBe('1.1.0');
});

it.each([
  ['the same time', [0, 0, 0]],
  ['clocks that differ by minutes', [-2, 0, 2]],
])('any number of gateways carry a stage out once, at %s', async (_what, clocks) => {
  const { registry, look, make, live } = await opened();
  const others = await Promise.all([setup().reopen(), setup().reopen()]);
  await make(schedule());
  const gateways = [registry, ...others];
  for (let minute = 0; minute <= 310; minute += 1)
    await Promise.all(gateways.map((gateway, nth) => look(minute + (clocks[nth] ?? 0), gateway)));
  expect(await live()).toBe('1.1.0');
  const kinds = (await historyOf(registry, { limit: 9 })).map(({ change }) => change.kind);
  expect(kinds.filter((kind) => kind === 'stage')).toHaveLength(2);
  expect(await faultsOf(setup().store, await registry.trust())).toEqual([]);
});

it.each([
  ['before', false],
  ['right after', true],
])(
  'a gateway that dies %s it writes a stage leaves it to another one, which carries out what is missing',
  async (_when, hasWritten) => {
    const { registry, look, live, make } = await opened();
    await make(schedule());
    const { store, reopen } = setup();
    const dying = await reopen({
      ...store,
      create: async (key, bytes) => {
        if (hasWritten) await store.create(key, bytes);
        throw new Error('killed');
      },
    });
    await expect(look(60, dying)).rejects.toThrow('killed');
    expect(await live()).toBe(hasWritten ? '1.1.0 for 25 %' : '1.1.0 for 5 %');
    await look(60, await reopen());
    expect(await live()).toBe('1.1.0 for 25 %');
    const kinds = (await historyOf(registry, { limit: 9 })).map(({ change }) => change.kind);
    expect(kinds.filter((kind) => kind === 'stage')).toHaveLength(1);
  },
);

it('waits for loads of the stage before, and for what the guardrail has against it', async () => {
  const { seen, look, live, make, state } = await opened();
  await make(schedule());
  seen.loads = 399;
  await look(70);
  expect(await state(70)).toMatchObject([
    {
      waitsFor: 'loads',
      loads: { seen: 399, needed: 400 },
      stages: [{ done: { at: time(0) } }, { to: share(25), due: time(60) }, { to: everyone, due: time(300) }],
    },
  ]);
  seen.loads = 400;
  seen.isWorse = true;
  await look(80);
  expect(await live()).toBe('1.1.0 for 5 %');
  seen.isWorse = false;
  await look(81);
  expect(await live()).toBe('1.1.0 for 25 %');
});

it.each<[string, Change]>([
  ['taken back', { kind: 'stop', name: 'wallet' }],
  ['given to more by hand', promotion('1.1.0', 1_000)],
  ['followed by another release', promotion('1.2.0', 500)],
  ['switched off', { kind: 'switchOff', name: 'wallet', paths: ['/wallet'] }],
  ['cancelled', { kind: 'cancel', name: 'wallet' }],
  ['scheduled anew', schedule([{ to: share(10), at: time(9_000) }])],
  ['removed', { kind: 'remove', name: 'wallet' }],
])('a release that is %s meanwhile goes no further', async (_what, change) => {
  const { registry, look, make, state } = await opened();
  await make(schedule());
  await make(change, 1);
  const { manifest, sequence } = await registry.head();
  const rest = (await state(2)).filter((one) => one.sequence !== sequence);
  expect(rest).toEqual([]);
  await look(301);
  expect((await registry.head()).manifest).toEqual(manifest);
});

it('goes on when another app changes, or something that is not live', async () => {
  const { registry, look, live, make } = await opened();
  await make(schedule());
  await make({ kind: 'switchWorker', to: 'off' }, 1);
  await setPolicy(registry, setup().secret, ({ members, apps }) => ({ members, apps: { ...apps, bingo: { budget: 1 } } }));
  await look(60);
  expect(await live()).toBe('1.1.0 for 25 %');
});

it('is known again by a process that has just started, and by the stored index', async () => {
  const { look, live, make } = await opened();
  await make(schedule());
  for (let nth = 0; nth < 70; nth += 1) await make({ kind: 'switchWorker', to: nth % 2 === 0 ? 'off' : 'on' }, 1);
  await look(60, await setup().reopen());
  expect(await live()).toBe('1.1.0 for 25 %');
});

it('ends when a stage could not be carried out for a week, and the history says why', async () => {
  const { registry, seen, look, live, make, state } = await opened();
  await make(schedule());
  seen.loads = 0;
  const late = 60 + 7 * 24 * 60;
  await look(late);
  expect(await state(late)).toHaveLength(1);
  await look(late + 1);
  expect(await state(late + 1)).toEqual([]);
  expect(await live()).toBe('1.1.0 for 5 %');
  expect((await historyOf(registry, { limit: 1 }))[0]).toMatchObject({
    change: { kind: 'cancel', name: 'wallet' },
    by: 'schedule',
    reason: 'it could not be carried out for a week',
  });
});

it('outlives a freeze of any length, whose time does not count', async () => {
  const days = 24 * 60;
  const freezes = [{ from: time(30), until: time(20 * days), reason: 'new year' }];
  const { registry, look, live, make, state } = await opened();
  await make(schedule());
  await setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites: { default: { hosts: [], freezes } } }));
  await look(15 * days);
  expect(await state(15 * days)).toMatchObject([
    { waitsFor: 'freeze', until: time(20 * days), stages: [{}, {}, { due: time(300) }] },
  ]);
  await look(20 * days + 1);
  expect(await live()).toBe('1.1.0 for 25 %');
});

it('a return ends each schedule, like each request', async () => {
  const { make, state } = await opened();
  await make({ kind: 'switchWorker', to: 'off' }, 0);
  await make(schedule([{ to: share(5), at: time(30) }]), 1);
  await make({ kind: 'return', sequence: 2 }, 2);
  expect(await state(3)).toEqual([]);
});

describe('bad stages are refused, and nothing is written', () => {
  it.each<[string, Stage[], string]>([
    ['in the past', [{ to: share(5) }, { to: everyone, at: time(-1) }], `stage 2 (everyone) is at ${time(-1)}, which is past`],
    [
      'at this very time',
      [
        { to: share(5), at: time(0) },
        { to: everyone, after: 1 },
      ],
      'stage 1 (5 %) is at',
    ],
    [
      'that fall',
      [{ to: share(25) }, { to: share(5), after: 1 }],
      'stage 2 (5 %) reaches no more visitors than the stage before it, 25 %',
    ],
    ['that stay', [{ to: share(5) }, { to: share(5), after: 1 }], 'reaches no more visitors'],
    [
      'with a ring after a share',
      [{ to: share(5) }, { to: { kind: 'ring', ring: 'staff' }, after: 1 }],
      'stage 2 (staff) reaches no more visitors than the stage before it, 5 %',
    ],
    [
      'out of order',
      [{ to: share(5) }, { to: share(25), after: 60 }, { to: everyone, at: time(30) }],
      'before the stage before it',
    ],
    ['without a time', [{ to: share(5) }, { to: everyone }], 'stage 2 (everyone) has no time; say "after 1 h" or when'],
    ['after nothing', [{ to: share(5), after: 5 }], 'stage 1 (5 %) has no stage before it that it could come after'],
    ['too far ahead', [{ to: share(5) }, { to: everyone, at: time(61 * 24 * 60) }], 'more than 60 days ahead'],
    [
      'in a freeze',
      [{ to: share(5) }, { to: everyone, at: time(200) }],
      `stage 2 (everyone) is at ${time(200)}, in the freeze until ${time(240)} (the cup final)`,
    ],
    ['after a stage in a freeze', [{ to: share(5) }, { to: everyone, after: 230 }], 'in the freeze until'],
  ])('%s', async (_what, stages, message) => {
    const { registry, make } = await opened({ freezes: [{ from: time(180), until: time(240), reason: 'the cup final' }] });
    const { sequence } = await registry.head();
    await expect(make(schedule(stages))).rejects.toThrow(message);
    expect((await registry.head()).sequence).toBe(sequence);
  });

  it('of the shell, which has no canary, or of a release that is not there', async () => {
    const { make } = await opened();
    await expect(make(schedule(usual, { releases: [{ name: 'shell', version: '1.0.0' }] }))).rejects.toThrow(
      'the shell goes to everyone at once',
    );
    await expect(make(schedule(usual, { releases: [{ name: 'wallet', version: '9.9.9' }] }))).rejects.toThrow(
      'wallet@9.9.9 is not published',
    );
    await expect(make({ kind: 'cancel', name: 'wallet' })).rejects.toThrow('wallet has no schedule');
  });
});

describe('a freeze', () => {
  const freezes = [{ from: time(30), until: time(120), reason: 'the cup final' }];

  it.each<[string, Change, string | undefined]>([
    [
      'a promotion',
      promotion('1.2.0'),
      'until 2026-11-20T14:00:00.000Z only roll back, stop and switch off work here (the cup final)',
    ],
    ['a canary', promotion('1.1.0', 2_000), 'only roll back'],
    ['switching on', { kind: 'switchOn', name: 'wallet' }, 'only roll back'],
    ['removing', { kind: 'remove', name: 'wallet' }, 'only roll back'],
    ['a schedule that begins now', schedule([{ to: share(50) }, { to: everyone, after: 200 }]), 'only roll back'],
    ['stopping', { kind: 'stop', name: 'wallet' }, undefined],
    ['a return, which may go forward', { kind: 'return', sequence: 2 }, 'only roll back'],
    ['rolling back', { kind: 'rollBack', name: 'wallet' }, undefined],
    ['switching off', { kind: 'switchOff', name: 'wallet' }, undefined],
    ['switching the worker off', { kind: 'switchWorker', to: 'off' }, undefined],
  ])('%s', async (_what, change, refusal) => {
    const { make, state } = await opened({ freezes });
    await make(schedule([{ to: share(5) }, { to: everyone, at: time(200) }]));
    expect(await state(60)).toHaveLength(1);
    if (change.kind === 'switchOn') await make({ kind: 'switchOff', name: 'wallet' }, 31);
    const made = make(change, 60);
    await (refusal === undefined ? made : expect(made).rejects.toThrow(refusal));
  });

  it('holds a stage back that was planned before it, until it is over', async () => {
    const { registry, look, live, make, state } = await opened();
    await make(schedule());
    await setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites: { default: { hosts: [], freezes } } }));
    await look(60);
    expect(await live()).toBe('1.1.0 for 5 %');
    expect(await state(60)).toMatchObject([{ waitsFor: 'freeze', until: time(120) }]);
    await look(120);
    expect(await live()).toBe('1.1.0 for 25 %');
  });

  it('of one site is none of another', async () => {
    const { registry, make } = await opened();
    const sites = { default: { hosts: ['a.example'] }, staging: { hosts: ['b.example'], freezes } };
    await setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites }));
    await make(promotion('1.1.0'), 60);
    const there = promotion('1.1.0') as Extract<Change, { kind: 'promote' }>;
    const first: Change = { ...there, releases: [{ name: 'shell', version: '1.0.0' }, ...there.releases] };
    await expect(apply(registry.on('staging'), first, author, { now: () => at(60) })).rejects.toThrow('the cup final');
  });
});

describe('rights', () => {
  const member = (kind: Member['kind'], ...rights: Member['apps'][string]['rights']): Member => ({
    kind,
    keys: [],
    ...(kind === 'person' && { tokenHash: 'a'.repeat(64) }),
    apps: { wallet: { rights, canaryShare: 500 } },
    site: [],
  });
  const as = (name: string, given: Member): Caller => ({
    author: { kind: given.kind === 'team' ? 'team' : 'person', name },
    rights: [given],
  });

  it('whoever may try with few may not schedule everyone', async () => {
    const { make } = await opened();
    const team = as('wallet', member('team', 'canary'));
    await expect(make(schedule(), 0, team)).rejects.toThrow('wallet lacks the right "promote" for wallet');
    await make(schedule([{ to: share(1) }, { to: share(5), after: 5 }]), 0, team);
    await expect(make({ kind: 'cancel', name: 'wallet' }, 1, as('eve', member('person', 'publish')))).rejects.toThrow(
      'eve lacks the right "canary" or "promote" or "rollback" for wallet',
    );
  });

  it('a schedule for more than the rule waits for a second person, and begins with the approval', async () => {
    const { registry, look, live, make, state } = await opened({}, { wallet: { approvalAbove: 2_500 } });
    const ana = as('ana', member('person', 'promote'));
    const ben = as('ben', member('person', 'promote'));
    expect((await propose(registry, schedule(), ana, () => at(0))).needsApprovalFor).toEqual(['wallet']);
    const { sequence } = await make(schedule(), 0, ana);
    expect([await live(), await state(1)]).toEqual(['1.0.0', []]);
    await apply(registry, { kind: 'approve', request: sequence }, { caller: ben, reason: 'looked' }, { now: () => at(10) });
    expect(await live()).toBe('1.1.0 for 5 %');
    await setPolicy(registry, setup().secret, (policy) => ({
      ...policy,
      members: { ...policy.members, ben: member('person', 'promote') },
    }));
    await look(69);
    expect(await live()).toBe('1.1.0 for 5 %');
    await look(70);
    await look(300);
    expect(await live()).toBe('1.1.0');
  });

  it('an approval that comes after a stage is refused', async () => {
    const { registry, make } = await opened({}, { wallet: { approvalAbove: 2_500 } });
    const { sequence } = await make(schedule(), 0, as('ana', member('person', 'promote')));
    const late = { caller: as('ben', member('person', 'promote')), reason: 'looked' };
    await expect(apply(registry, { kind: 'approve', request: sequence }, late, { now: () => at(301) })).rejects.toThrow(
      'which is past',
    );
  });

  it.each<[string, (policy: Policy) => Pick<Policy, 'members' | 'apps'>, string]>([
    [
      'is dismissed',
      ({ members: { wallet: _gone, ...members }, apps }) => ({ members, apps }),
      'wallet is not a member any more',
    ],
    [
      'lost the right',
      ({ members, apps }) => ({ members: { ...members, wallet: member('team', 'publish') }, apps }),
      'wallet lacks the right "canary" or "promote" for wallet',
    ],
    [
      'needs a second person by now',
      ({ members, apps }) => ({ members, apps: { ...apps, wallet: { ...apps['wallet'], approvalAbove: 100 } } }),
      'wallet needs a second person for it by now',
    ],
  ])('a schedule of somebody who %s ends before its next stage', async (_what, edit, reason) => {
    const { registry, look, live, make, state } = await opened();
    const { wallet: team } = (await registry.head()).policy.members;
    if (team === undefined) throw new Error('the wallet has no team');
    await make(schedule(), 0, as('wallet', team));
    await setPolicy(registry, setup().secret, edit);
    await look(60);
    expect(await live()).toBe('1.1.0 for 5 %');
    const [entry] = await historyOf(registry, { limit: 1 });
    expect(entry).toMatchObject({ by: 'schedule', change: { kind: 'cancel', name: 'wallet' } });
    expect(entry?.reason).toContain(reason);
    expect(await state(61)).toEqual([]);
  });
});

it('a stage that the gate refuses by then ends the schedule, with the reason', async () => {
  const { registry, look, live, make } = await opened();
  const requires = { site: 'staging', hours: 24 };
  await make(schedule());
  const sites = { default: { hosts: ['a.example'], requires }, staging: { hosts: ['b.example'] } };
  await setPolicy(registry, setup().secret, (policy) => ({ ...policy, sites }));
  await look(60);
  expect(await live()).toBe('1.1.0 for 5 %');
  expect((await historyOf(registry, { limit: 1 }))[0]).toMatchObject({
    change: { kind: 'cancel' },
    difference: [expect.stringMatching(/^schedule of wallet ended before stage 2 of 3 \(25 %\) of entry \d+$/)],
    reason: expect.stringContaining('was live on staging for 0 h of the 24 h'),
  });
});

it.each<[string, Stage[], number | undefined, (string | undefined)[]]>([
  ['as many visitors as needed', usual, 8_000, [time(0), time(60), time(300)]],
  ['few visitors', usual, 400, [time(0), time(20 * 60), time(24 * 60)]],
  ['nobody yet', usual, undefined, [time(0), undefined, undefined]],
  ['a ring first', [{ to: { kind: 'ring', ring: 'staff' } }, { to: everyone, after: 5 }], 400, [time(0), undefined]],
])('a plan says about when each stage is, with %s', (_what, stages, perHour, about) => {
  const planned = plannedStages(schedule(stages) as Schedule, NOON, perHour);
  expect(planned.map((one) => one.about)).toEqual(about);
});
