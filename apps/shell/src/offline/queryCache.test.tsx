import { ApiError } from '@parlour/api-client';
import { useQuery } from '@parlour/platform';
import { createQueryClient, PlatformProvider } from '@parlour/platform/host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createShell } from '../app/createShell';
import { testManifest } from '@parlour/release-contract/testManifest';
import type { CachedAnswer } from './answerCache';
import { cacheQueries } from './queryCache';
import { staleSince } from './staleSince';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const offline = new ApiError('offline', 'no network', 'getBetRecords');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => {
  staleSince.set(undefined);
  jest.useRealTimers();
});

function createPlace(kept: readonly (readonly [question: string, answer: CachedAnswer])[] = []) {
  const known = new Map(kept);
  return {
    known,
    read: (question: string) => known.get(question),
    write: (question: string, answer: CachedAnswer) => known.set(question, answer),
  };
}

const declared: Readonly<Record<string, string>> = { getBetRecords: 'member', getBanners: 'public' };
const bets = ['getBetRecords', 'pages', { date: 4 }];
const question = JSON.stringify(bets);
const anHourAgo: CachedAnswer = { at: NOON - HOUR, composition: 'c-test', content: ['bet 1'] };

function open(kept: readonly (readonly [string, CachedAnswer])[] = []) {
  const queries = createQueryClient();
  const caches = { public: createPlace(), member: createPlace(kept) };
  let answeredAt = 0;
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const { platform } = createShell(testManifest, {}, { channel, askedAt: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform} queries={queries}>
      {children}
    </PlatformProvider>
  );
  const start = () =>
    cacheQueries({
      queries,
      caches,
      composition: () => 'c-test',
      isFresh: (at) => Date.now() - at < 2 * HOUR,
      lastAnswerAt: () => answeredAt,
    });
  return {
    queries,
    caches,
    start,
    /** Simulates the query of a screen; an answer counts as received, a failure does not. */
    ask: async (queryKey: readonly unknown[], answer: () => unknown) => {
      const queryFn = async () => {
        const content = answer();
        answeredAt = Date.now();
        return content;
      };
      const shown = renderHook(
        () => useQuery({ queryKey, queryFn, staleTime: 30_000, meta: { offline: declared[String(queryKey[0])] } }),
        { wrapper },
      );
      await act(() => jest.advanceTimersByTimeAsync(1));
      return shown;
    },
    receive: () => (answeredAt = Date.now()),
  };
}

const fail = () => {
  throw offline;
};

it('stores answers of lists from before and after it started', async () => {
  const page = open();
  await page.ask(bets, () => ['bet 1']);
  page.start();
  await page.ask(['getBanners', { type: 2 }], () => ['banner']);
  expect(page.caches.member.known.get(question)).toMatchObject({ composition: 'c-test', content: ['bet 1'], at: NOON });
  expect([...page.caches.public.known.values()]).toMatchObject([{ content: ['banner'] }]);
});

it('stores earlier answers one by one, and none that was removed meanwhile', async () => {
  const page = open();
  await page.ask(['getBanners', { type: 2 }], () => ['banner']);
  await page.ask(bets, () => ['bet 1']);
  page.start();
  expect([...page.caches.public.known.keys(), ...page.caches.member.known.keys()]).toHaveLength(1);
  page.queries.clear();
  await jest.advanceTimersByTimeAsync(1);
  expect([...page.caches.member.known.keys()]).toEqual([]);
});

it('keeps nothing of an endpoint that does not declare it', async () => {
  const page = open();
  page.start();
  await page.ask(['getCards', {}], () => ({ bank_no: '6222' }));
  expect([...page.caches.member.known, ...page.caches.public.known]).toEqual([]);
});

it('shows the cached answer when a request fails, and its age while it is on screen', async () => {
  const page = open([[question, anHourAgo]]);
  page.start();
  const shown = await page.ask(bets, fail);
  expect(shown.result.current).toMatchObject({ data: ['bet 1'], error: null });
  expect(staleSince.read()).toBe(NOON - HOUR);
  shown.unmount();
  expect(staleSince.read()).toBeUndefined();
});

it('shows the cached answer for requests that failed before it started', async () => {
  const page = open([[question, anHourAgo]]);
  const shown = await page.ask(bets, fail);
  expect(shown.result.current.error).toBe(offline);
  act(() => page.start());
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(shown.result.current).toMatchObject({ data: ['bet 1'], error: null });
});

it.each<[string, CachedAnswer, unknown]>([
  ['is too old', { ...anHourAgo, at: NOON - 3 * HOUR }, offline],
  ['is of another composition', { ...anHourAgo, composition: 'c-other' }, offline],
  ['the server refused', anHourAgo, new ApiError('refused', 'no', 'getBetRecords')],
  ['the session is over', anHourAgo, new ApiError('unauthorised', 'no', 'getBetRecords')],
])('shows nothing that is kept when it %s', async (_what, kept, error) => {
  const page = open([[question, kept]]);
  page.start();
  const shown = await page.ask(bets, () => {
    throw error;
  });
  expect(shown.result.current.data).toBeUndefined();
});

it('does not store a failed refetch as an answer', async () => {
  const page = open([[question, anHourAgo]]);
  page.start();
  await page.ask(bets, fail);
  await page.queries.fetchQuery({
    queryKey: bets,
    meta: { offline: 'member' },
    queryFn: () => page.queries.getQueryData(bets),
    staleTime: 0,
  });
  expect(page.caches.member.known.get(question)).toBe(anHourAgo);
  expect(staleSince.read()).toBe(NOON - HOUR);
});

it('requests again as soon as any call is answered', async () => {
  const page = open([[question, anHourAgo]]);
  page.start();
  let isThere = false;
  const shown = await page.ask(bets, () => (isThere ? ['bet 2', 'bet 1'] : fail()));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(shown.result.current.data).toEqual(['bet 1']);
  isThere = true;
  page.receive();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(shown.result.current.data).toEqual(['bet 2', 'bet 1']);
  expect(staleSince.read()).toBeUndefined();
});
