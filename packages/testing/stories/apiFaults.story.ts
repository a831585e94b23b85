import { type ApiFault, apiFaults } from './apiFaults';
import { callApi } from './member';
import { closeBrowser, siteUrl } from './phone';
import { type Complaints, walk } from './screenSweep';
import { type SweptScreen, sweptScreens, type Walker } from './sweptScreens';

/** Walkers spend most of their time waiting, so that more of them than there are cores walk at once. */
const AT_ONCE = 5;
const walkers: readonly Walker[] = ['member', 'visitor'];
const faults = apiFaults.filter(({ isSwept }) => isSwept);
const titleOf = ({ name }: ApiFault, walker: Walker, { path }: SweptScreen) => `${name}: a ${walker} at ${path}`;
const screensOf = (walker: Walker) => sweptScreens.filter((screen) => screen.walkers.includes(walker));
const cells = faults.flatMap((fault) =>
  walkers.flatMap((walker) => screensOf(walker).map((screen) => titleOf(fault, walker, screen))),
);
const found = new Map<string, Complaints>();

beforeAll(async () => {
  const { api_token: token } = await callApi<{ api_token: string }>(siteUrl, 'login_pc', { name: 'demo', password: 'demo1234' });
  await callApi(siteUrl, 'recharge', { paytype: 'usdt', amount: '100', catepay: 'TRC20' }, token);
  const newest = { date: 1, type: 1, page: 1, api_type: '' };
  const { data } = await callApi<{ data: readonly { out_trade_no: string }[] }>(siteUrl, 'gettransrecord', newest, token);
  const order = data[0]?.out_trade_no ?? '';
  const walks = walkers.flatMap((walker) => faults.map((fault) => ({ fault, walker })));
  const next = async (): Promise<void> => {
    const job = walks.shift();
    if (job === undefined) return;
    const { fault, walker } = job;
    const seen = await walk({ site: siteUrl, token, order, screens: screensOf(walker), ...job });
    for (const [screen, complaints] of seen) found.set(titleOf(fault, walker, screen), complaints);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}, 300_000);

afterAll(closeBrowser);

describe('faults: every screen while every call ends badly', () => {
  it.each(cells)('%s', (cell) => {
    expect(found.get(cell)).toEqual([]);
  });
});
