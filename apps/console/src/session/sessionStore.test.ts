import { ReleaseError } from '#api';
import { createFakeReleases } from '../testing/fakeReleases';
import { createSessionStore } from './sessionStore';

it.each([
  ['state', []],
  ['health', [24]],
  ['errors', [24]],
  ['timings', [24, { app: '', screen: '', device: '' }]],
  ['history', [{ limit: 1 }]],
  ['entry', [1]],
  ['plan', [{ kind: 'stop', name: 'lobby' }]],
  ['replay', [{ sequence: 1, canaries: [], hours: 1 }]],
  ['apply', [{ change: { kind: 'stop', name: 'lobby' }, reason: 'slow', expected: 1 }]],
] as const)('a 401 to %s ends the session', async (call, args) => {
  const releases = createFakeReleases({ isLoggedIn: true });
  releases.fail(call, new ReleaseError('unauthorised', 'Log in again'));
  const session = createSessionStore(releases, { wasInBefore: true, goTo: () => undefined });
  await expect((session.api[call] as (...given: unknown[]) => Promise<unknown>)(...args)).rejects.toThrow('Log in again');
  expect(session.status()).toBe('expired');
});
