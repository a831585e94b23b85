import type { Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { findRoute } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';
import type { Shell } from '../layout/shellContext';
import { visitorContext } from '../device/visitorContext';
import { firstRoute } from './firstRoute';

const member: Session = { role: 'member', user: undefined };

function at(address: string, role: Session['role'] = 'visitor') {
  history.replaceState(null, '', `#${address}`);
  const session = createValue<Session>(role === 'visitor' ? { role } : member);
  const isAwaitingTabs = createValue(true);
  const find: Shell['find'] = (to) =>
    findRoute({ manifest: testManifest, visitor: visitorContext(testManifest, { isAgent: false }) }, to);
  let path: string | undefined = 'undecided';
  const first = firstRoute({ find, platform: { session } as unknown as Shell['platform'], isAwaitingTabs });
  void first.then((found) => (path = found?.route.path));
  const pathNow = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return path;
  };
  return { session, isAwaitingTabs, pathNow };
}

it.each([
  ['/', 'visitor', '/'],
  ['/mine', 'member', '/mine'],
  ['/hongbao', 'visitor', undefined],
  ['/nowhere', 'visitor', undefined],
] as const)('%s is decided at once for a %s: %s', async (address, role, expected) => {
  const { pathNow } = at(address, role);
  expect(await pathNow()).toBe(expected);
  expect(location.hash).toBe(`#${address}`);
});

it('redirects a visitor at a member’s address to the login when the other tabs did not answer in time', async () => {
  const { isAwaitingTabs, pathNow } = at('/mine?tab=2');
  expect(await pathNow()).toBe('undecided');
  isAwaitingTabs.set(false);
  expect(await pathNow()).toBe('/login');
  expect(location.hash).toBe('#/login?redirect=%2Fmine%3Ftab%3D2');
});

it('stays at the address as soon as another tab passes on a session', async () => {
  const { session, pathNow } = at('/mine');
  session.set(member);
  expect(await pathNow()).toBe('/mine');
  expect(location.hash).toBe('#/mine');
});

it('does not redirect when the address has changed meanwhile', async () => {
  const { isAwaitingTabs, pathNow } = at('/mine');
  history.replaceState(null, '', '#/');
  isAwaitingTabs.set(false);
  expect(await pathNow()).toBeUndefined();
  expect(location.hash).toBe('#/');
});
