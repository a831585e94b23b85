import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';
import { testManifest } from '@parlour/release-contract/testManifest';
import { createFittingManifest } from './fittingManifest';

const account = testManifest.remotes['account'] as LiveRemote;
const at = (version: string, more: Partial<LiveRemote> = {}): LiveRemote => ({ ...account, version, ...more });
const canary = (version: string) => ({ ...account, version, share: 500, rings: [] });
const live = (shell: string, remotes: Record<string, LiveRemote>): Manifest => ({
  ...testManifest,
  shell: { version: shell },
  remotes,
});

/**
 * The live releases of the account remote for a page with shell 1.0.0, after a manifest of its own shell and one of another
 * shell.
 */
function after(own: LiveRemote, next: LiveRemote) {
  const fit = createFittingManifest('1.0.0');
  const first = live('1.0.0', { account: own });
  expect(fit(first)).toBe(first);
  const { account: fitted } = fit(live('1.1.0', { account: next })).remotes;
  return [fitted?.version, fitted?.canary?.version, fitted?.fallback?.version, fitted?.off];
}

it.each<[string, LiveRemote, LiveRemote, unknown[]]>([
  ['keeps what it had instead of a release for another shell', at('2.0.0'), at('2.1.0'), ['2.0.0']],
  [
    'follows a rollback to what it knows',
    at('2.0.0', { fallback: at('1.9.0') }),
    at('1.9.0', { fallback: at('1.8.0') }),
    ['1.9.0'],
  ],
  ['ends a canary that ended', at('2.0.0', { canary: canary('2.0.1') }), at('2.0.0'), ['2.0.0']],
  ['takes no canary that it does not know', at('2.0.0'), at('2.0.0', { canary: canary('2.1.0') }), ['2.0.0']],
  [
    'keeps the canary and the fallback that it knows',
    at('2.0.0', { canary: canary('2.0.1'), fallback: at('1.9.0') }),
    at('2.0.0', { canary: canary('2.0.1'), fallback: at('1.9.0') }),
    ['2.0.0', '2.0.1', '1.9.0'],
  ],
  ['switches off what is switched off', at('2.0.0'), at('2.1.0', { off: 'all' }), ['2.0.0', undefined, undefined, 'all']],
])('while another shell is live it %s', (_what, own, next, expected) => {
  expect(after(own, next)).toEqual(Object.assign([undefined, undefined, undefined, undefined], expected));
});

it('runs no remote that came with another shell, and none that is gone', () => {
  const fit = createFittingManifest('1.0.0');
  fit(live('1.0.0', { account: at('2.0.0') }));
  expect(Object.keys(fit(live('1.1.0', { bingo: at('1.0.0') })).remotes)).toEqual([]);
});

it('takes everything again when its own shell is live again', () => {
  const fit = createFittingManifest('1.0.0');
  fit(live('1.0.0', { account: at('2.0.0') }));
  fit(live('1.1.0', { account: at('2.1.0') }));
  const back = live('1.0.0', { account: at('2.0.1') });
  expect(fit(back)).toBe(back);
});
