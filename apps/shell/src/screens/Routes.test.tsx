import { PlatformProvider } from '@parlour/platform/host';
import type { Manifest } from '@parlour/release-contract/manifest';
import { testManifest } from '@parlour/release-contract/testManifest';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { createShell } from '../app/createShell';
import { ShellContext } from '../layout/shellContext';
import { Routes } from './Routes';

jest.mock('./ScreenRoute', () => ({ ScreenRoute: () => <p>screen</p> }));

/** A visitor's page at an address. */
function open(address: string, manifest: Manifest = testManifest) {
  history.replaceState(null, '', `/#${address}`);
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const shell = createShell(manifest, {}, { channel, askedAt: 0 });
  const Place = () => <output>{useLocation().pathname + useLocation().search}</output>;
  render(
    <ShellContext value={shell}>
      <PlatformProvider platform={shell.platform} queries={shell.queries}>
        <MemoryRouter initialEntries={[address]}>
          <Routes />
          <Place />
        </MemoryRouter>
      </PlatformProvider>
    </ShellContext>,
  );
  return { shell, at: () => screen.getByRole('status').textContent, isShown: () => screen.queryByText('screen') !== null };
}

const account = testManifest.remotes['account'];
const routesOf = (...routes: readonly (readonly [path: string, access: 'all' | 'member'])[]): Manifest => ({
  ...testManifest,
  remotes: {
    ...testManifest.remotes,
    ...(account && {
      account: {
        ...account,
        routes: routes.map(([path, access]) => ({ path, access, screen: 'mine/MineScreen', chrome: 'main' as const })),
      },
    }),
  },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = () => act(() => jest.advanceTimersByTimeAsync(2000));

it.each([
  ['a path that nobody owns', '/nowhere', '/'],
  ['a path with a line break, which no pattern of the router matches', '/foo%0A', '/'],
  ['a slash after the path, which the router ignores', '/mine/', '/'],
  ['an encoded letter, which the router decodes', '/%6dine', '/'],
  ['a member’s path', '/mine', '/login?redirect=%2Fmine'],
])('a visitor at %s', async (_what, address, expected) => {
  const { at } = open(address);
  await wait();
  expect(at()).toBe(expected);
});

it('the guard and the screen read the same route, whatever the router decodes', async () => {
  const { at, isShown } = open('/bingo/new%2Ex', routesOf(['/login', 'all'], ['/bingo/:id', 'member'], ['/bingo/new.x', 'all']));
  await wait();
  expect([at(), isShown()]).toEqual(['/login?redirect=%2Fbingo%2Fnew%252Ex', true]);
});

it('a screen that is open to all stays so for who reads it, when a release makes it one for members', async () => {
  const { shell, at, isShown } = open('/mine', routesOf(['/mine', 'all'], ['/login', 'all']));
  await wait();
  act(() => shell.manifest.set({ ...routesOf(['/mine', 'member'], ['/login', 'all']), sequence: 4 }));
  expect([at(), isShown()]).toEqual(['/mine', true]);
});
