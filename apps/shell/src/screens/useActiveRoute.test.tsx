import type { Manifest } from '@parlour/release-contract/manifest';
import { act, render, screen } from '@testing-library/react';
import { createShell } from '../app/createShell';
import { ShellContext } from '../layout/shellContext';
import { testManifest } from '@parlour/release-contract/testManifest';
import { useActiveRoute } from './useActiveRoute';

function changed(name: string, changes: Partial<Manifest['remotes'][string]>, from = testManifest): Manifest {
  const live = from.remotes[name];
  if (live === undefined) throw new Error(`no ${name}`);
  return { ...from, sequence: from.sequence + 1, remotes: { ...from.remotes, [name]: { ...live, ...changes } } };
}

function open(path: string) {
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const shell = createShell(testManifest, {}, { channel, askedAt: 0 });
  const isDue = jest.spyOn(shell.update, 'isDue').mockReturnValue(false);
  const renew = jest.spyOn(shell.update, 'start').mockReturnValue(undefined);
  function Place({ at }: { at: string }) {
    const { found, attempt, isRenewal, again } = useActiveRoute(at);
    return (
      <button type="button" onClick={again}>
        {isRenewal
          ? 'renewing'
          : found
            ? `${found.remote} ${found.release.version}${found.isDisabled ? ' off' : ''} #${attempt}`
            : 'nobody'}
      </button>
    );
  }
  const site = (at: string) => (
    <ShellContext value={shell}>
      <Place at={at} />
    </ShellContext>
  );
  const { rerender } = render(site(path));
  return {
    entered: shell.activeRoute,
    isDue,
    renew,
    goTo: (at: string) => rerender(site(at)),
    goLive: (next: Manifest) => act(() => shell.manifest.set(next)),
    shown: () => screen.getByRole('button').textContent,
  };
}

const newer = changed('account', { version: '2.1.0' });
/** The manifest after a promotion: the previous release is its fallback. */
const promoted = changed('account', { version: '2.1.0', fallback: testManifest.remotes['account'] });

it('keeps the release while the player stays within the remote, and takes the new one when the player comes back', () => {
  const page = open('/mine');
  page.goLive(promoted);
  page.goTo('/login');
  expect(page.shown()).toBe('account 2.0.0 #0');
  page.goTo('/hongbao');
  expect(page.shown()).toBe('promotions 1.1.0 #0');
  page.goTo('/mine');
  expect(page.shown()).toBe('account 2.1.0 #0');
});

it('takes the new release at once for a screen that the old one lacks', () => {
  const page = open('/mine');
  const { routes = [], ...rest } = promoted.remotes['account'] ?? {};
  const route = { path: '/new', screen: 'new/NewScreen', access: 'all', chrome: 'main' } as const;
  page.goLive(changed('account', { ...rest, routes: [...routes, route] }));
  page.goTo('/new');
  expect(page.shown()).toBe('account 2.1.0 #0');
});

it('leaves a release that is no longer named at the next entry, as after a rollback', () => {
  const page = open('/mine');
  page.goLive(newer);
  expect(page.shown()).toBe('account 2.0.0 #0');
  expect(page.entered.read()?.release.version).toBe('2.0.0');
  page.goTo('/login');
  expect(page.shown()).toBe('account 2.1.0 #0');
  page.goTo('/mine');
  expect(page.shown()).toBe('account 2.1.0 #0');
  expect(page.entered.read()?.release.version).toBe('2.1.0');
});

it('a retry takes what is live by then', () => {
  const page = open('/mine');
  page.goLive(promoted);
  act(() => screen.getByRole('button').click());
  expect(page.shown()).toBe('account 2.1.0 #1');
});

it('leaves an open screen alone when it is switched off, and says so at the next entry', () => {
  const page = open('/mine');
  page.goLive(changed('account', { off: ['/mine'] }));
  expect(page.shown()).toBe('account 2.0.0 #0');
  page.goTo('/login');
  page.goTo('/mine');
  expect(page.shown()).toBe('account 2.0.0 off #0');
});

it('opens by itself what was switched off, or not there', () => {
  const page = open('/mine');
  page.goLive(changed('account', { off: 'all' }));
  page.goTo('/login');
  expect(page.shown()).toBe('account 2.0.0 off #0');
  page.goLive(newer);
  expect(page.shown()).toBe('account 2.1.0 #0');
  page.goTo('/new');
  expect(page.shown()).toBe('nobody');
  const route = { path: '/new', screen: 'new/NewScreen', access: 'all', chrome: 'main' } as const;
  page.goLive(changed('lobby', { routes: [route] }, newer));
  expect(page.shown()).toBe('lobby 1.0.0 #0');
});

it('reloads for a new shell only when the player navigates, not at the start and not while they stay', () => {
  const page = open('/mine');
  page.isDue.mockReturnValue(true);
  page.goLive(newer);
  expect(page.shown()).toBe('account 2.0.0 #0');
  expect(page.renew).not.toHaveBeenCalled();
  page.goTo('/login');
  expect(page.shown()).toBe('renewing');
  expect(page.renew).toHaveBeenCalledTimes(1);
});
