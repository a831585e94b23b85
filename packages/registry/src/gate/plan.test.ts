import type { Evidence } from './checks';
import { type Manifest, parseManifest } from '@parlour/release-contract/manifest';
import { releaseFor } from '@parlour/release-contract/canaryAssignment';
import { isOpen } from '@parlour/release-contract/findRoute';
import { nameOf, NO_RELEASE, releasesIn, versionIn } from '@parlour/release-contract/names';
import { type ComposedChange, plan, type PlanInput } from './plan';
import { at, shell, wallet, newer, evidenceFor, promotion, decide, live, refusals, share } from '../testing/testPlan';
import { testRemote, testShell } from '../testing/testRelease';

it('makes the first manifest of a shell and its remotes, one that parses', () => {
  const next = live(shell, wallet);
  expect(parseManifest(JSON.parse(JSON.stringify(next)))).toEqual(next);
  expect(next).toMatchObject({ sequence: 1, shell: { version: '1.0.0' }, remotes: { wallet: { version: '1.0.0' } } });
});

it('moves one remote and leaves everything else as it was', () => {
  const records = testRemote('records', '3.0.0', ['/betRecord']);
  const before = live(shell, wallet, records);
  const { next, difference } = decide(before, [shell, wallet, records, newer], promotion([newer]));
  expect(next).toMatchObject({ sequence: 2, shell: before.shell, remotes: { wallet: { version: '1.1.0' } } });
  expect(next?.remotes['records']).toBe(before.remotes['records']);
  expect(next?.composition).not.toBe(before.composition);
  expect(difference).toEqual(['wallet 1.0.0 → 1.1.0']);
});

describe('a first release for some visitors', () => {
  const first = live(shell);
  const bingo = testRemote('bingo', '1.0.0', ['/bingo']);
  const known = [shell, bingo];
  const staff = decide(first, known, promotion([bingo], { kind: 'ring', ring: 'staff' })).next;
  const visitor = { id: 'phone', rings: [] };

  it('is nothing for all others: no path, no navigation entry', () => {
    expect(parseManifest(JSON.parse(JSON.stringify(staff)))).toEqual(staff);
    if (staff === undefined) throw new Error('refused');
    expect(isOpen({ manifest: staff, visitor }, '/bingo')).toBe(false);
    expect(isOpen({ manifest: staff, visitor: { ...visitor, rings: ['staff'] } }, '/bingo')).toBe(true);
    expect(versionIn(staff, 'bingo')).toBeUndefined();
    expect(releasesIn(staff).map(nameOf)).toEqual(['shell@1.0.0', 'bingo@1.0.0']);
  });

  it('goes on to a share and to without a fallback that does not exist', () => {
    const at5 = decide(staff, known, promotion([bingo], share(500)));
    expect(at5.difference).toEqual(['bingo canary 1.0.0 for staff → 1.0.0 for staff, agents, 5 %']);
    const all = decide(at5.next, known, promotion([bingo]));
    expect(all.difference).toEqual(['bingo 1.0.0', 'bingo canary 1.0.0 for staff, agents, 5 % → none']);
    expect(all.next?.remotes['bingo']).toMatchObject({ version: '1.0.0', routes: [{ path: '/bingo' }] });
    expect(all.next?.remotes['bingo']).not.toHaveProperty('fallback');
  });

  it.each(['stop', 'rollBack'] as const)('is gone after %s', (kind) => {
    const { next, difference } = decide(staff, known, { kind, name: 'bingo' });
    expect(next?.remotes).toEqual({});
    expect(difference).toEqual(['bingo gone']);
  });

  it('is followed by a corrected one for the same visitors', () => {
    const better = testRemote('bingo', '1.0.1', ['/bingo']);
    const { next } = decide(staff, [...known, better], promotion([better], { kind: 'ring', ring: 'staff' }));
    expect(next?.remotes['bingo']).toMatchObject({
      version: NO_RELEASE,
      salt: 'bingo',
      canary: { version: '1.0.1', rings: ['staff'] },
    });
  });

  it('cannot take a path that another remote has', () => {
    const thief = testRemote('bingo', '1.0.2', ['/wallet']);
    const current = live(shell, wallet);
    expect(refusals(decide(current, [shell, wallet, thief], promotion([thief], share(500))))).toEqual([
      'paths: /wallet belongs to wallet and bingo; a remote that takes it over names it in its links too',
    ]);
  });
});

describe('a canary', () => {
  const known = [shell, wallet, newer];
  const first = live(shell, wallet);
  const at5 = decide(first, known, promotion([newer], share(500))).next;

  it('goes beside the stable release', () => {
    expect(at5?.remotes['wallet']).toMatchObject({
      version: '1.0.0',
      canary: { version: '1.1.0', share: 500, rings: ['staff', 'agents'] },
    });
  });

  it('is raised, keeps its visitors, and ends with everyone on it and other visitors for the next one', () => {
    const at10 = decide(at5, known, promotion([newer], share(1000)));
    expect(at10.difference).toEqual(['wallet canary 1.1.0 for staff, agents, 5 % → 1.1.0 for staff, agents, 10 %']);
    expect(at10.next?.remotes['wallet']?.salt).toBe(first.remotes['wallet']?.salt);
    const all = decide(at10.next, known, promotion([newer])).next;
    expect(all?.remotes['wallet']).toMatchObject({ version: '1.1.0' });
    expect(all?.remotes['wallet']?.canary).toBeUndefined();
    expect(all?.remotes['wallet']?.salt).not.toBe(first.remotes['wallet']?.salt);
  });

  it('is fixed forward for the same visitors, also after it was taken back', () => {
    const fixed = testRemote('wallet', '1.1.1', ['/wallet', '/recharge']);
    const replaced = decide(at5, [...known, fixed], promotion([fixed], share(500))).next;
    const stopped = decide(at5, known, { kind: 'stop', name: 'wallet' }).next;
    const again = decide(stopped, [...known, fixed], promotion([fixed], share(500))).next;
    expect([replaced, stopped, again].map((one) => one?.remotes['wallet']?.salt)).toEqual(['wallet', 'wallet', 'wallet']);
  });

  it('goes to the same visitors as what one change brings with it, of which each keeps those that it had', () => {
    const records = testRemote('records', '3.0.0', ['/betRecord']);
    const more = testRemote('records', '3.1.0', ['/betRecord']);
    const bingo = testRemote('bingo', '1.0.0', ['/bingo']);
    const all = [shell, wallet, newer, records, more, bingo];
    const before = decide(live(shell, wallet, records), all, promotion([more], share(200))).next;
    const groupOf = (next: Manifest | undefined, name: string) => {
      const remote = next?.remotes[name];
      if (remote === undefined) throw new Error(`no ${name}`);
      const phones = Array.from({ length: 20_000 }, (_, index) => `phone-${index}`);
      return phones.filter((id) => releaseFor(remote, { id, rings: [] }) === remote.canary);
    };
    const { next } = decide(before, all, promotion([newer, more, bingo], share(500)));
    const group = groupOf(next, 'wallet');
    expect(Math.round(group.length / 100)).toBe(10);
    expect(groupOf(next, 'records')).toEqual(group);
    expect(groupOf(next, 'bingo')).toEqual(group);
    expect(groupOf(before, 'records').filter((id) => !group.includes(id))).toEqual([]);
  });

  it('goes to rings before it goes to a share, and a ring keeps the share', () => {
    const staff = decide(first, known, promotion([newer], { kind: 'ring', ring: 'staff' })).next;
    expect(staff?.remotes['wallet']?.canary).toMatchObject({ share: 0, rings: ['staff'] });
    const agents = decide(staff, known, promotion([newer], { kind: 'ring', ring: 'agents' })).next;
    expect(agents?.remotes['wallet']?.canary).toMatchObject({ share: 0, rings: ['staff', 'agents'] });
  });

  it('is taken back by a roll back, before the stable release is', () => {
    const { next, difference } = decide(at5, known, { kind: 'rollBack', name: 'wallet' });
    expect(next?.remotes['wallet']).toEqual(first.remotes['wallet']);
    expect(difference).toEqual(['wallet canary 1.1.0 for staff, agents, 5 % → none']);
  });

  it('is taken back whatever the state of the releases is', () => {
    expect(plan({ current: at5, evidence: new Map(), at }, { kind: 'stop', name: 'wallet' }).next?.sequence).toBe(3);
  });
});

describe('the release that stands by', () => {
  const newest = testRemote('wallet', '1.2.0', ['/wallet', '/recharge', '/cards']);
  const all = [shell, wallet, newer, newest];
  const fallbackVersion = (manifest: Manifest | undefined) => manifest?.remotes['wallet']?.fallback?.version;
  const first = live(shell, wallet);
  const second = decide(first, all, promotion([newer])).next;

  it('is none for a first version, then the one that was live, without what only a live one needs', () => {
    expect(fallbackVersion(first)).toBeUndefined();
    expect(second?.remotes['wallet']?.fallback).toEqual({
      version: '1.0.0',
      container: wallet.container,
      entry: wallet.entry,
      modules: wallet.modules,
    });
    expect(fallbackVersion(decide(second, all, promotion([newest])).next)).toBe('1.1.0');
  });

  it('of ES modules keeps what it may import, which is the only place of those hashes', () => {
    const modules = [shell, { ...wallet, imports: [wallet.entry] }, newer];
    const { next } = decide(live(shell, { ...wallet, imports: [wallet.entry] }), modules, promotion([newer]));
    expect(next?.remotes['wallet']?.fallback?.imports).toEqual([wallet.entry]);
  });

  it('stays while others change, and with a canary, which has the live one to fall back to', () => {
    const tried = decide(second, all, promotion([newest], share(500))).next;
    expect(fallbackVersion(tried)).toBe('1.0.0');
    expect(tried?.remotes['wallet']?.canary).not.toHaveProperty('fallback');
    expect(fallbackVersion(decide(tried, all, { kind: 'stop', name: 'wallet' }).next)).toBe('1.0.0');
    expect(fallbackVersion(decide(tried, all, promotion([newest])).next)).toBe('1.1.0');
    const records = testRemote('records', '3.0.0', ['/betRecord']);
    expect(fallbackVersion(decide(second, [...all, records], promotion([records])).next)).toBe('1.0.0');
  });

  it('after a roll back is the fallback of the release that came back', () => {
    const back = (more: Partial<PlanInput>) =>
      fallbackVersion(decide(second, all, { kind: 'rollBack', name: 'wallet' }, more).next);
    expect(back({ before: wallet })).toBeUndefined();
    expect(
      fallbackVersion(
        decide(live(shell, newest), all, { kind: 'rollBack', name: 'wallet' }, { before: newer, previousFallback: wallet }).next,
      ),
    ).toBe('1.0.0');
  });

  it.each<[string, Partial<Evidence> | undefined]>([
    ['nothing is known of it', undefined],
    ['its files are gone', { damage: ['remoteEntry.js is missing'] }],
    ['its team did not sign it', { signer: { isTrusted: false, text: 'nobody' } }],
    ['it uses what the shell does not have', { descriptor: { ...wallet, uses: { '@parlour/platform': { useSpin: 'a1' } } } }],
    ['it does not go with the shell', { descriptor: testRemote('wallet', '1.0.0', ['/wallet'], { platformVersion: '^0.9.0' }) }],
  ])('is left out when %s', (_why, own) => {
    const evidence = evidenceFor(all);
    const known = evidence.get('wallet@1.0.0');
    if (known && own) evidence.set('wallet@1.0.0', { ...known, ...own });
    else evidence.delete('wallet@1.0.0');
    const { next } = plan({ current: second, evidence, at }, { kind: 'switchOff', name: 'wallet' });
    expect(next?.remotes['wallet']).toMatchObject({ version: '1.1.0', off: 'all' });
    expect(fallbackVersion(next)).toBeUndefined();
  });
});

describe('switching off', () => {
  const current = live(shell, wallet);
  const off = (paths?: string[]) => decide(current, [], { kind: 'switchOff', name: 'wallet', ...(paths && { paths }) });

  it('takes a remote or a path off, and all of it on again', () => {
    expect(off().next?.remotes['wallet']?.off).toBe('all');
    const one = off(['/recharge']);
    expect([one.next?.remotes['wallet']?.off, one.difference]).toEqual([['/recharge'], ['wallet switched off: /recharge']]);
    const more = decide(one.next, [], { kind: 'switchOff', name: 'wallet', paths: ['/wallet'] });
    expect(more.next?.remotes['wallet']?.off).toEqual(['/recharge', '/wallet']);
    const on = decide(more.next, [], { kind: 'switchOn', name: 'wallet' });
    expect([on.next?.remotes['wallet'], on.difference]).toEqual([current.remotes['wallet'], ['wallet switched on']]);
  });

  it('stays off when another version comes', () => {
    expect(decide(off().next, [shell, wallet, newer], promotion([newer])).next?.remotes['wallet']?.off).toBe('all');
  });

  it.each<[ComposedChange, string]>([
    [{ kind: 'switchOff', name: 'wallet', paths: ['/nowhere'] }, 'state: wallet has no /nowhere'],
    [{ kind: 'switchOff', name: 'shell' }, 'state: the shell cannot be switched off'],
    [{ kind: 'switchOn', name: 'wallet' }, 'state: wallet is not switched off'],
    [{ kind: 'switchOff', name: 'lottery' }, 'state: lottery is not live'],
  ])('refuses %j', (change, refusal) => {
    expect(refusals(decide(current, [], change))).toEqual([refusal]);
  });
});

describe('the service worker', () => {
  const current = live(shell, wallet);
  const off = decide(current, [], { kind: 'switchWorker', to: 'off' });

  it('is switched off and on again, and everything else stays', () => {
    expect(off.next).toMatchObject({ shell: { version: '1.0.0', worker: 'off' }, remotes: current.remotes });
    expect(off.difference).toEqual(['service worker switched off']);
    expect(off.next?.composition).not.toBe(current.composition);
    const on = decide(off.next, [], { kind: 'switchWorker', to: 'on' });
    expect(on.next).toMatchObject({ shell: current.shell, composition: current.composition });
    expect(on.next?.shell).toEqual(current.shell);
    expect(on.difference).toEqual(['service worker switched on']);
  });

  it('stays off when another shell comes, and when that one is rolled back', () => {
    const next = testShell('1.1.0');
    const promoted = decide(off.next, [shell, next, wallet], promotion([next]));
    expect(promoted.next?.shell).toEqual({ version: '1.1.0', worker: 'off' });
    const before = { name: 'shell', version: '1.0.0' };
    const back = decide(promoted.next, [shell, next, wallet], { kind: 'rollBack', name: 'shell' }, { before });
    expect(back.next?.shell).toEqual({ version: '1.0.0', worker: 'off' });
  });

  it.each<[Manifest | undefined, 'off' | 'on', string]>([
    [current, 'on', 'state: the service worker is on already'],
    [off.next, 'off', 'state: the service worker is off already'],
  ])('refuses what is so already', (from, to, refusal) => {
    expect(refusals(decide(from, [], { kind: 'switchWorker', to }))).toEqual([refusal]);
  });
});

describe('going back', () => {
  it('returns to an earlier composition as a new manifest', () => {
    const first = live(shell, wallet);
    const second = decide(first, [shell, wallet, newer], promotion([newer])).next;
    const back = decide(second, [shell, wallet, newer], { kind: 'return', sequence: 1 }, { earlier: first });
    expect(back.next).toMatchObject({ sequence: 3, composition: first.composition, remotes: first.remotes });
  });

  it('is refused when the files are gone', () => {
    const first = live(shell, wallet);
    const second = decide(first, [shell, wallet, newer], promotion([newer])).next;
    const evidence = evidenceFor([shell, wallet, newer], { damage: ['remoteEntry.js is missing'] });
    const back = plan(
      { current: second, evidence, at, before: { name: 'wallet', version: '1.0.0' } },
      { kind: 'rollBack', name: 'wallet' },
    );
    expect(refusals(back)).toEqual(['files: wallet 1.0.0: remoteEntry.js is missing']);
  });
});

it('removing a remote says which releases still link to its paths', () => {
  const records = { ...testRemote('records', '3.0.0', ['/betRecord']), links: ['/recharge'] };
  const { difference } = decide(live(shell, wallet, records), [shell, wallet, records], { kind: 'remove', name: 'wallet' });
  expect(difference).toEqual([
    'wallet gone',
    'no longer there: /wallet, /recharge',
    'still linked from records 3.0.0: /recharge',
  ]);
});

it.each<[string, ComposedChange, string]>([
  ['a version that is not published', promotion([testRemote('wallet', '9.0.0', [])]), 'state: wallet@9.0.0 is not published'],
  ['what is live already', promotion([wallet]), 'state: nothing would change'],
  [
    'a canary of what everyone has',
    promotion([wallet], share(100)),
    'state: wallet@1.0.0 is what everyone has already; nothing to try',
  ],
  [
    'a canary of the shell',
    promotion([shell], share(100)),
    'state: the shell goes to everyone at once: it is the document itself',
  ],
  ['to stop what is not there', { kind: 'stop', name: 'wallet' }, 'state: wallet has no canary to take back'],
  [
    'to go back from the first',
    { kind: 'rollBack', name: 'wallet' },
    'state: wallet 1.0.0 is the first version that was ever live; switch it off with: npm run release -- off wallet --reason …',
  ],
  [
    'to go back from the first shell',
    { kind: 'rollBack', name: 'shell' },
    'state: shell 1.0.0 is the first version that was ever live; release a mended one',
  ],
  ['to go back to no manifest', { kind: 'return', sequence: 99 }, 'state: there is no manifest 99'],
])('refuses %s', (_what, change, refusal) => {
  expect(refusals(decide(live(shell, wallet), [shell, wallet], change))).toEqual([refusal]);
});

it.each<[string, ComposedChange]>([
  ['to stop', { kind: 'stop', name: 'wallet' }],
  ['to go back', { kind: 'return', sequence: 1 }],
])('refuses %s while nothing is live', (_what, change) => {
  expect(refusals(decide(undefined, [], change))).toEqual(['state: nothing is live yet']);
});

it.each([
  ['everyone', undefined],
  ['some visitors', share(500)],
])('two versions of one remote in one change for %s are refused', (_whom, to) => {
  const newest = testRemote('wallet', '1.2.0', ['/wallet', '/recharge']);
  const known = [shell, wallet, newer, newest];
  expect(refusals(decide(live(shell, wallet), known, promotion([newer, newest], to)))).toEqual([
    'state: wallet is named twice: wallet@1.1.0, wallet@1.2.0',
  ]);
});
