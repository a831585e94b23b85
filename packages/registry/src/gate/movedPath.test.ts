import type { ComposedChange } from './plan';

import { findRoute } from '@parlour/release-contract/findRoute';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { PlanInput } from './plan';
import { shell, wallet, promotion, decide, live, refusals, share } from '../testing/testPlan';
import { testRemote } from '../testing/testRelease';

describe('a path that moves to another remote', () => {
  const lobby = testRemote('lobby', '1.0.0', ['/']);
  // In the manifest the lobby comes before the wallet.
  const taking = { ...testRemote('lobby', '1.1.0', ['/', '/recharge']), links: ['/recharge'] };
  const without = testRemote('wallet', '1.1.0', ['/wallet']);
  const known = [shell, lobby, wallet, taking, without];
  const visitor = { id: 'phone', rings: [] };
  const ownerIn = (manifest: Manifest | undefined, rings: readonly 'staff'[] = []) =>
    manifest && findRoute({ manifest, visitor: { ...visitor, rings } }, '/recharge')?.release.version;
  const after = (manifest: Manifest | undefined, change: ComposedChange, more: Partial<PlanInput> = {}) =>
    decide(manifest, known, change, more);
  const waiting = after(live(shell, lobby, wallet), promotion([taking])).next;

  it('stays with the remote that has it until that one gives it up, to some visitors first', () => {
    expect(ownerIn(waiting)).toBe('1.0.0');
    const given = after(waiting, promotion([without], { kind: 'ring', ring: 'staff' })).next;
    expect([ownerIn(given), ownerIn(given, ['staff'])]).toEqual(['1.0.0', '1.1.0']);
    const all = after(given, promotion([without]));
    expect([ownerIn(all.next), all.difference.some((line) => line.startsWith('no longer there'))]).toEqual(['1.1.0', false]);
  });

  it('is back where it was when that remote is rolled back alone', () => {
    const moved = after(waiting, promotion([without])).next;
    const back = after(moved, { kind: 'rollBack', name: 'wallet' }, { before: wallet }).next;
    expect(back && findRoute({ manifest: back, visitor }, '/recharge')?.remote).toBe('wallet');
  });

  it('is named as gone when the remote that took it is rolled back alone', () => {
    const moved = after(waiting, promotion([without])).next;
    expect(after(moved, { kind: 'rollBack', name: 'lobby' }, { before: lobby }).difference).toEqual([
      'lobby 1.1.0 → 1.0.0',
      'no longer there: /recharge',
    ]);
  });

  it('is not given up while only a canary waits for it', () => {
    const trying = after(live(shell, lobby, wallet), promotion([taking], share(500))).next;
    expect(refusals(after(trying, promotion([without])))).toEqual([
      'paths: /recharge is gone from wallet 1.1.0, and lobby 1.1.0 still links to it',
    ]);
  });

  it('cannot be waited for by both', () => {
    const both = { ...testRemote('wallet', '1.1.0', ['/wallet', '/recharge']), links: ['/recharge'] };
    const found = decide(waiting, [...known.slice(0, 4), both], promotion([both]));
    expect(refusals(found)).toEqual([
      'paths: /recharge belongs to wallet and lobby; a remote that takes it over names it in its links too',
    ]);
  });
});
