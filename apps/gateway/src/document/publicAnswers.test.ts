import { testManifest } from '@parlour/release-contract/testManifest';
import { createPublicAnswers, publicCalls } from './publicAnswers';

const banners = { method: 'POST', path: '/api/bannerList', payload: { type: 2 }, isPublic: true } as const;
const games = { method: 'GET', path: '/api/games', isPublic: true } as const;
const BANNERS = 'POST /api/bannerList [["type",2]]';

let time = 1_790_000_000_000;
const never = () => new Promise<undefined>(() => undefined);
/** By default the 50 ms never elapse, so that a busy machine does not change the result. */
const wait = jest.fn<Promise<unknown>, [number]>();
const open = (ask: Parameters<typeof createPublicAnswers>[0]) => createPublicAnswers(ask, { now: () => time, wait });

beforeEach(() => wait.mockReset().mockImplementation(never));

it('shares one call among concurrent documents, and repeats it after some seconds', async () => {
  const ask = jest.fn(async () => ({ code: 200, data: ['cup'] }));
  const answers = open(ask);
  const all = await Promise.all(Array.from({ length: 50 }, () => answers([banners])));
  expect(new Set(all.map((one) => one?.json))).toEqual(new Set([`{${JSON.stringify(BANNERS)}:{"code":200,"data":["cup"]}}`]));
  expect(all[0]?.takenAt).toBe(time);
  time += 2_999;
  await answers([banners]);
  expect(ask).toHaveBeenCalledTimes(1);
  time += 1;
  // The cached answer is available while the next request is under way.
  expect((await answers([banners]))?.takenAt).toBe(time - 3_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect((await answers([banners]))?.takenAt).toBe(time);
});

it('asks again when the clock was put back', async () => {
  const ask = jest.fn(async () => ({ code: 200 }));
  const answers = open(ask);
  await answers([banners]);
  time -= 600_000;
  expect((await answers([banners]))?.takenAt).toBe(time);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('waits 50 ms from the start of a call, so that later documents wait for the rest only', async () => {
  const answers = open(never);
  wait.mockResolvedValue(undefined);
  await expect(answers([banners])).resolves.toBeUndefined();
  time += 20;
  await expect(answers([banners])).resolves.toBeUndefined();
  time += 30;
  await expect(answers([banners])).resolves.toBeUndefined();
  expect(wait.mock.calls).toEqual([[50], [30]]);
});

it('contains the answers that came in time, without late ones', async () => {
  const answers = open(async (call) => (call === games ? never() : { code: 200 }));
  await answers([banners]);
  wait.mockResolvedValue(undefined);
  const given = await answers([games, banners]);
  expect(given?.json).toBe(`{${JSON.stringify(BANNERS)}:{"code":200}}`);
});

it.each<[string, () => Promise<undefined>]>([
  ['cannot be reached', async () => Promise.reject(new Error('refused'))],
  ['refuses', async () => undefined],
  ['does not answer', never],
])('when a backend %s, the last answer is used for ten seconds', async (_what, fault) => {
  const ask = jest.fn<Promise<object | undefined>, []>(async () => ({ code: 200 }));
  const answers = open(ask);
  const { takenAt } = (await answers([banners])) ?? {};
  ask.mockImplementation(fault);
  time += 10_000;
  expect((await answers([banners]))?.takenAt).toBe(takenAt);
  time += 1;
  wait.mockResolvedValue(undefined);
  await expect(answers([banners])).resolves.toBeUndefined();
});

it('leaves out answers that are too large in total, and drops calls that are no longer made', async () => {
  const noise = (length: number) => Array.from({ length }, (_, at) => Math.sin(at).toString(36)).join('');
  const sizes: Record<string, number> = { '/api/bannerList': 10, '/api/games': 1_000 };
  const ask = jest.fn(async ({ path }: { path: string }) => ({ code: 200, data: noise(sizes[path] ?? 0) }));
  const answers = open(ask);
  const given = await answers([games, banners]);
  expect(Object.keys(JSON.parse(given?.json ?? '{}'))).toEqual([BANNERS]);
  await answers([games]);
  await answers([games, banners]);
  expect(ask.mock.calls.map(([{ path }]) => path)).toEqual(['/api/games', '/api/bannerList', '/api/bannerList']);
});

it('knows from the manifest which calls are public', () => {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const [route] = account.routes;
  if (route === undefined) throw new Error('no route');
  const routes = [{ ...route, initialCalls: [banners, { ...games, isPublic: undefined }, games] }];
  expect(publicCalls({ remotes: { account: { ...account, routes } } })).toEqual([banners, games]);
  expect(publicCalls({ remotes: { account: { ...account, routes, off: 'all' } } })).toEqual([]);
});
