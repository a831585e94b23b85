import { EVERYONE } from '@parlour/release-contract/manifest';
import type { Caller, Grant, Member } from '@parlour/release-contract/policy';
import { lacking, requirementsOf } from '@parlour/release-contract/rights';
import { type ComposedChange, plan } from '../gate/plan';
import { testRemote, testShell } from '../testing/testRelease';

const member = (apps: Record<string, Grant>, site: Member['site'] = []): Member => ({ kind: 'team', keys: [], apps, site });
const caller = (given: Member): Caller => ({ author: { kind: 'team', name: 'wallet' }, rights: [given] });

const releases = [testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']), testRemote('records', '1.0.0', ['/betRecord'])];
const newer = testRemote('wallet', '1.1.0', ['/wallet']);
const evidence = new Map(
  [...releases, newer].map((descriptor) => [
    `${descriptor.name}@${descriptor.version}`,
    { descriptor, signer: { isTrusted: true, text: '' }, damage: [], budget: 1000 },
  ]),
);
const promoted = (to: Extract<ComposedChange, { kind: 'promote' }>['to'], ...names: string[]): ComposedChange => ({
  kind: 'promote',
  releases: names.map((name) => ({ name, version: name === 'wallet' ? '1.1.0' : '1.0.0' })),
  to,
});
const everyone = { kind: 'share', share: EVERYONE } as const;
const at = '2026-11-20T12:00:00.000Z';
const first: ComposedChange = {
  kind: 'promote',
  releases: releases.map(({ name, version }) => ({ name, version })),
  to: everyone,
};
const live = plan({ current: undefined, evidence, at }, first).next;
const after = live ?? { shell: { version: '' }, remotes: {} };

const wallet = (...rights: Grant['rights']) => member({ wallet: { rights } });
const all: Grant = { rights: ['publish', 'canary', 'promote', 'rollback', 'switchOff'] };

/** A member, a change, and the rights that the member lacks for it. */
const rows: readonly [string, Member, ComposedChange, readonly string[]][] = [
  ['its own app for everyone', wallet('promote'), promoted(everyone, 'wallet'), []],
  [
    'its own app with publish alone',
    wallet('publish'),
    promoted(everyone, 'wallet'),
    ['wallet lacks the right "promote" for wallet'],
  ],
  ["another's app", member({ wallet: all }), promoted(everyone, 'records'), ['wallet lacks the right "promote" for records']],
  [
    'two apps without compose',
    member({ '*': all }),
    promoted(everyone, 'wallet', 'records'),
    ['wallet lacks the right "compose" for the site'],
  ],
  ['two apps with compose', member({ '*': all }, ['compose']), promoted(everyone, 'wallet', 'records'), []],
  [
    "two apps with compose, one of them another's",
    member({ wallet: all }, ['compose']),
    promoted(everyone, 'wallet', 'records'),
    ['wallet lacks the right "promote" for records'],
  ],
  ['a canary', wallet('canary'), promoted({ kind: 'share', share: 9_999 }, 'wallet'), []],
  ['a canary by promote', wallet('promote'), promoted({ kind: 'share', share: 500 }, 'wallet'), []],
  ['a canary of everyone', wallet('canary'), promoted(everyone, 'wallet'), ['wallet lacks the right "promote" for wallet']],
  [
    'a canary within its share',
    member({ wallet: { rights: ['canary'], canaryShare: 500 } }),
    promoted({ kind: 'share', share: 500 }, 'wallet'),
    [],
  ],
  [
    'a canary above its share',
    member({ wallet: { rights: ['canary'], canaryShare: 500 } }),
    promoted({ kind: 'share', share: 501 }, 'wallet'),
    ['wallet may give canaries of wallet to 5 % of visitors at most, not 5.01 %'],
  ],
  [
    'a canary for staff within any share',
    member({ wallet: { rights: ['canary'], canaryShare: 0 } }),
    promoted({ kind: 'ring', ring: 'staff' }, 'wallet'),
    [],
  ],
  [
    'a canary with rollback alone',
    wallet('rollback'),
    promoted({ kind: 'ring', ring: 'staff' }, 'wallet'),
    ['wallet lacks the right "canary" or "promote" for wallet'],
  ],
  ['a canary taken back', wallet('canary'), { kind: 'stop', name: 'wallet' }, []],
  [
    "another's canary taken back",
    wallet('canary'),
    { kind: 'stop', name: 'records' },
    ['wallet lacks the right "canary" or "promote" or "rollback" for records'],
  ],
  ['its own app back', wallet('rollback'), { kind: 'rollBack', name: 'wallet' }, []],
  [
    'its own app back with promote alone',
    wallet('promote'),
    { kind: 'rollBack', name: 'wallet' },
    ['wallet lacks the right "rollback" for wallet'],
  ],
  [
    "another's app back",
    member({ wallet: all }),
    { kind: 'rollBack', name: 'records' },
    ['wallet lacks the right "rollback" for records'],
  ],
  [
    'the shell back',
    member({ wallet: all }),
    { kind: 'rollBack', name: 'shell' },
    ['wallet lacks the right "rollback" for shell'],
  ],
  ['its own app off', wallet('switchOff'), { kind: 'switchOff', name: 'wallet' }, []],
  [
    "another's path off",
    member({ wallet: all }),
    { kind: 'switchOff', name: 'records', paths: ['/betRecord'] },
    ['wallet lacks the right "switchOff" for records'],
  ],
  [
    "another's app on",
    member({ wallet: all }),
    { kind: 'switchOn', name: 'records' },
    ['wallet lacks the right "switchOff" for records'],
  ],
  [
    'its own app away',
    member({ wallet: all }),
    { kind: 'remove', name: 'wallet' },
    ['wallet lacks the right "compose" for the site'],
  ],
  [
    "another's app away, with compose",
    member({ wallet: all }, ['compose']),
    { kind: 'remove', name: 'records' },
    ['wallet lacks the right "switchOff" for records'],
  ],
  [
    'the service worker off',
    member({ '*': all }),
    { kind: 'switchWorker', to: 'off' },
    ['wallet lacks the right "compose" for the site'],
  ],
];

it.each(rows)('%s', (_name, given, change, missing) => {
  expect(lacking(caller(given), requirementsOf(change, live, after))).toEqual(missing);
});

it('has what each of several grants gives, and no more than they give together', () => {
  const canaries = member({ wallet: { rights: ['canary'], canaryShare: 500 } });
  const rollbacks = member({ wallet: { rights: ['rollback'] } });
  const more = member({ '*': { rights: ['canary'], canaryShare: 1_000 } }, ['compose']);
  const missing = (share: number, ...rights: Member[]) =>
    lacking(
      { author: { kind: 'person', name: 'ana' }, rights },
      requirementsOf(promoted({ kind: 'share', share }, 'wallet'), live, after),
    );
  expect(missing(500, canaries, rollbacks)).toEqual([]);
  expect(missing(501, canaries, rollbacks)).toEqual(['ana may give canaries of wallet to 5 % of visitors at most, not 5.01 %']);
  expect(missing(1_000, canaries, rollbacks, more)).toEqual([]);
  expect(missing(1_001, canaries, more)).toEqual(['ana may give canaries of wallet to 10 % of visitors at most, not 10.01 %']);
  expect(missing(1, rollbacks)).toEqual(['ana lacks the right "canary" or "promote" for wallet']);
  expect(missing(1)).toEqual(['ana lacks the right "canary" or "promote" for wallet']);
});

it('a return needs the right over every app that it changes', () => {
  const change: ComposedChange = { kind: 'return', sequence: 1 };
  const before = plan({ current: live, evidence, at }, promoted(everyone, 'wallet')).next;
  expect(lacking(caller(member({ wallet: all }, ['compose'])), requirementsOf(change, before, after))).toEqual([]);
  expect(lacking(caller(member({ records: all }, ['compose'])), requirementsOf(change, before, after))).toEqual([
    'wallet lacks the right "rollback" for wallet',
  ]);
});

it('who has the online key or the token of the site needs no rights', () => {
  const ops: Caller = { author: { kind: 'registry', name: 'registry' } };
  expect(lacking(ops, requirementsOf(promoted(everyone, 'wallet', 'records'), live, after))).toEqual([]);
});
