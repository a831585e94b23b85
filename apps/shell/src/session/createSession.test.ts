import { ApiError, type Endpoint, type Reply } from '@parlour/api-client';
import { getUser, refreshUser } from '@parlour/api-client/endpoints/session';
import type { PlatformCall } from '@parlour/platform';
import { initData, storeLaunch } from '@parlour/platform/launch';
import { sampleUser } from '@parlour/testing';
import { createSession } from './createSession';
import { createSessionStore } from './sessionStore';

/** A session whose requests for the user info are answered when the test says so. */
function open() {
  const waiting = new Map<string, { readonly answer: (gameblance: string) => void; readonly fail: () => void }>();
  const call = (({ name }: Endpoint) =>
    new Promise<Reply<unknown>>((resolve, reject) => {
      waiting.set(name, {
        answer: (gameblance) => resolve({ data: sampleUser({ gameblance }), message: '' }),
        fail: () => reject(new ApiError('timeout', 'technical', name)),
      });
      if (name !== getUser.name && name !== refreshUser.name) resolve({ data: undefined, message: '' });
    })) as PlatformCall;
  const store = createSessionStore();
  store.open('token', 'session');
  const session = createSession({ store, call, end: jest.fn(), onBegun: jest.fn(), onBalance: jest.fn(), onCounted: jest.fn() });
  const gameWallet = () => {
    const now = store.read();
    return now.role === 'member' ? (now.user?.gameblance ?? now.isUserLost) : undefined;
  };
  return { session, gameWallet, of: (endpoint: { readonly name: string }) => waiting.get(endpoint.name) };
}

const settle = () => new Promise((done) => setTimeout(done));

afterEach(() => sessionStorage.clear());

it.each(['answer', 'fail'] as const)(
  'of two requests for the user info the later one is right, when the earlier one comes last: %s',
  async (end) => {
    const { session, gameWallet, of } = open();
    const refreshes = [session.refresh(), session.refresh('recount')];
    await settle();
    of(refreshUser)?.answer('70');
    await settle();
    of(getUser)?.[end]('50');
    await Promise.all(refreshes);
    expect(gameWallet()).toBe('70');
  },
);

it('an earlier answer is shown until the later one comes', async () => {
  const { session, gameWallet, of } = open();
  const refreshes = [session.refresh(), session.refresh('recount')];
  await settle();
  of(getUser)?.answer('50');
  await settle();
  expect(gameWallet()).toBe('50');
  of(refreshUser)?.answer('70');
  await Promise.all(refreshes);
  expect(gameWallet()).toBe('70');
});

it('a log-in does not wait for the user info', async () => {
  const { session, gameWallet, of } = open();
  await session.signIn('another');
  expect([session.read().role, gameWallet()]).toEqual(['member', undefined]);
  of(getUser)?.answer('50');
  await settle();
  expect(gameWallet()).toBe('50');
});

it('after a logout the launch of a messenger does not log in again', async () => {
  storeLaunch(new URLSearchParams({ tgWebAppData: 'fresh' }));
  const { session } = open();
  await session.logOut();
  expect(initData()).toBe('');
  delete globalThis.parlourLaunch;
});
