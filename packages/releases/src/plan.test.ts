import type { Descriptor } from './descriptor';
import { parseManifest } from './manifest';
import { plan, planReturn } from './plan';
import { testRemote, testShell } from './testRelease';

const at = '2026-11-20T12:00:00.000Z';
const shell = testShell('1.0.0');
const wallet = testRemote('wallet', '1.0.0', ['/wallet']);

function live(...releases: Descriptor[]) {
  const planned = plan(undefined, undefined, { releases, at });
  if (!planned.isAllowed) throw new Error(planned.refusals.join());
  return planned.next;
}

it('makes the first manifest of a shell and its remotes, one that parses', () => {
  const next = live(shell, wallet);
  expect(parseManifest(JSON.parse(JSON.stringify(next)))).toEqual(next);
  expect(next).toMatchObject({
    sequence: 1,
    shell: { version: '1.0.0' },
    remotes: { wallet: { version: '1.0.0' } },
  });
});

it('moves one remote and leaves everything else as it was', () => {
  const before = live(shell, wallet, testRemote('records', '3.0.0', ['/betRecord']));
  const planned = plan(before, shell, { releases: [testRemote('wallet', '1.1.0', ['/wallet', '/money'])], at });
  expect(planned).toMatchObject({ isAllowed: true, next: { sequence: 2, shell: before.shell } });
  expect(planned.isAllowed && planned.next.remotes['records']).toBe(before.remotes['records']);
  expect(planned.isAllowed && planned.next.remotes['wallet']?.version).toBe('1.1.0');
  expect(planned.isAllowed && planned.next.composition).not.toBe(before.composition);
});

it.each<[string, Descriptor[], string]>([
  ['a remote without any shell', [wallet], 'no shell is live and none is in the wish'],
  [
    'a remote that needs a newer contract',
    [shell, testRemote('wallet', '2.0.0', ['/wallet'], { contract: '^2.0.0' })],
    'wallet 2.0.0 needs the platform contract ^2.0.0, but the shell 1.0.0 keeps 1.2.0',
  ],
  [
    'a shell that a remote does not understand',
    [testShell('2.0.0', '2.0.0'), wallet],
    'wallet 1.0.0 needs the platform contract ^1.0.0, but the shell 2.0.0 keeps 2.0.0',
  ],
  [
    'two remotes on one path',
    [shell, wallet, testRemote('records', '1.0.0', ['/wallet'])],
    '/wallet belongs to wallet and records',
  ],
  ['a remote with a path twice', [shell, testRemote('wallet', '1.0.0', ['/a', '/a'])], '/a belongs to wallet twice'],
])('refuses %s', (_what, releases, refusal) => {
  expect(plan(undefined, undefined, { releases, at })).toEqual({ isAllowed: false, refusals: [refusal] });
});

it('returns to an earlier composition as a new manifest', () => {
  const first = live(shell, wallet);
  const planned = plan(first, shell, { releases: [testRemote('wallet', '1.1.0', ['/wallet'])], at });
  if (!planned.isAllowed) throw new Error('refused');
  const back = planReturn(planned.next, first, { at });
  expect(back).toMatchObject({ sequence: 3, composition: first.composition, remotes: first.remotes });
});

it('refuses a shell that would leave a live remote behind', () => {
  const before = live(shell, wallet);
  const planned = plan(before, shell, { releases: [testShell('2.0.0', '2.0.0')], at });
  expect(planned).toMatchObject({ isAllowed: false, refusals: [expect.stringContaining('wallet 1.0.0 needs')] });
});
