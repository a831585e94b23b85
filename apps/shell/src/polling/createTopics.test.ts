import { getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { samples } from '@parlour/api-client/endpoints/all';
import type { PlatformCall, Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { parse } from 'valibot';
import { createTopics } from './createTopics';

/** Topics over an API whose answers arrive when the test resolves them, in any order. */
function createSite() {
  const waiting: ((balance: string | Error) => void)[] = [];
  const polled: (boolean | undefined)[] = [];
  const call: PlatformCall = (_endpoint, _payload, how) =>
    new Promise((resolve, reject) => {
      polled.push(how?.polled);
      waiting.push((balance) => (balance instanceof Error ? reject(balance) : resolve({ data: { balance }, message: '' })));
    });
  const topics = createTopics({
    call,
    session: createValue<Session>({ role: 'member', user: undefined }),
    token: () => 'one',
    pace: createValue(undefined),
    page: window,
    hasScreen: createValue(true),
  });
  const shown: (string | undefined)[] = [];
  topics.balance.watch(() => shown.push(topics.balance.read()));
  const answer = async (question: number, balance: string | Error) => {
    waiting[question]?.(balance);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { balance: topics.balance, shown, answer, polled };
}

it('shows the polled answer, then that of an explicit request', async () => {
  const { balance, shown, answer } = createSite();
  await answer(0, '100');
  void balance.ask();
  await answer(1, '90');
  expect(shown).toEqual(['100', '90']);
});

it('a slow poll does not overwrite the answer to a later request', async () => {
  const { balance, shown, answer } = createSite();
  void balance.ask();
  await answer(1, '90');
  await answer(0, '100');
  expect(shown).toEqual(['90']);
});

it('a slow poll does not overwrite a recount', async () => {
  const { balance, shown, answer } = createSite();
  balance.put('90');
  await answer(0, '100');
  expect(shown).toEqual(['90']);
});

it('accepts a newer answer although the shown value was set again in between', async () => {
  const { balance, shown, answer } = createSite();
  balance.watch(() => balance.put(balance.read()));
  void balance.ask();
  await answer(0, '100');
  await answer(1, '90');
  expect(shown).toEqual(['100', '90']);
});

it('reports a failed newest request until one is answered or sent again', async () => {
  const { balance, answer } = createSite();
  const before = Date.now();
  const request = balance.ask().catch(() => 'no answer');
  await answer(0, new Error('late'));
  expect(balance.hasFailed.read()).toBe(false);
  await answer(1, new Error('gone'));
  expect(await request).toBe('no answer');
  expect(balance.hasFailed.read()).toBe(true);
  expect(balance.updatedAt()).toBeUndefined();
  void balance.ask();
  expect(balance.hasFailed.read()).toBe(false);
  await answer(2, '90');
  expect(balance.hasFailed.read()).toBe(false);
  expect(balance.updatedAt()).toBeGreaterThanOrEqual(before);
});

it('has an update time after a balance is set, and none after it is cleared', () => {
  const before = Date.now();
  const { balance } = createSite();
  balance.put('80');
  expect(balance.updatedAt()).toBeGreaterThanOrEqual(before);
  balance.put(undefined);
  expect(balance.updatedAt()).toBeUndefined();
});

it('marks its own requests as polled, and those of the player not', () => {
  const { balance, polled } = createSite();
  void balance.ask();
  expect(polled).toEqual([true, false]);
});

it('requests nothing before the first screen, nothing for a member in maintenance, and everything at once when the site is open again', async () => {
  jest.useFakeTimers();
  const requestedNames: string[] = [];
  const hasScreen = createValue(false);
  const { appInfo, balance, venueBalances } = createTopics({
    call: ({ name }) => {
      requestedNames.push(name);
      return new Promise(() => undefined);
    },
    session: createValue<Session>({ role: 'member', user: undefined }),
    token: () => 'one',
    pace: createValue(undefined),
    page: window,
    hasScreen,
  });
  const app = parse(getAppInfo.answer, samples['getAppInfo']?.data);
  appInfo.put({ ...app, site_state: false });
  appInfo.watch(() => undefined);
  balance.watch(() => undefined);
  venueBalances.watch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requestedNames).toEqual([]);
  hasScreen.set(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requestedNames).toEqual(['getAppInfo']);
  appInfo.put({ ...app, site_state: true });
  expect(requestedNames).toEqual(['getAppInfo', 'getBalance', 'getVenueBalances']);
  jest.useRealTimers();
});
