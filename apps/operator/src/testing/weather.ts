import { ADMIN, balancedBooks, booksOf } from './audit';
import { forget, runOperator, type RunningOperator } from './runOperator';
import { until } from './until';

/** In a smaller one not every key is used. */
export const SMALLEST_STORM = 40;
const PAGE = 20;
const WITHDRAWAL = 3;
const venues = ['OB', 'FG', 'PP', 'AE'];

interface Row {
  readonly amount: string;
  readonly state: number;
}

/** Sends that many concurrent money calls of one member to an operator of its own; then every account has to add up. */
export async function weather(calls: number, env: Readonly<Record<string, string>>): Promise<void> {
  const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, ...env });
  try {
    await storm(operator, calls);
  } finally {
    await operator.stop();
    forget(operator);
  }
}

/** Deposits, withdrawals, transfers, recoveries, bets, rebates and red packets at once; then every account has to add up. */
async function storm(operator: RunningOperator, calls: number): Promise<void> {
  const { post, logIn } = operator;
  const token = await logIn();
  const call = (path: string, body: unknown = {}, key?: string) =>
    post(`/api/${path}`, body, { token, ...(key === undefined ? {} : { key }) });
  const opened = (await call('getGameUrl', { plat_name: 'PP', game_code: 'lucky-sevens', is_mobile_url: 1 })).body.data;
  const session = new URL((opened as { url: string }).url, operator.url).searchParams.get('session');

  const kinds = [
    (index: number) =>
      call('transfer', { amount: `${1 + (index % 90)}.37`, sourcetype: 'userbalance', targettype: venue(index) }),
    (index: number) => call('transfer', { amount: `${index % 70}.11`, sourcetype: venue(index), targettype: 'userbalance' }),
    (index: number) => call('recharge', { paytype: 'alipay', amount: `${60 + index}.${index % 3 === 0 ? 13 : 20}` }),
    (index: number) => call('withdraw', { amount: `${100 + index}.${index % 2 === 0 ? 13 : 50}`, bank: 4, password: 'demo1234' }),
    (index: number) => post('/demo/games/bet', { session, amount: `${1 + (index % 20)}`, choice: 'spin' }),
    () => call('transfer', { amount: '7.77', sourcetype: 'userbalance', targettype: 'OB' }, 'one-key'),
    () => call('dofanshui'),
    () => call('douserredpacket'),
    () => call('transall'),
    (index: number) =>
      call('recharge', { paytype: 'usdt', amount: '300', catepay: 'TRC20' }, `key-${Math.floor(index / 10) % 4}`),
  ];
  const list = async (type: number, page = 1): Promise<Row[]> => {
    const { data } = (await call('gettransrecord', { type, date: 1, page })).body.data as { data: Row[] };
    return data.length < PAGE ? data : [...data, ...(await list(type, page + 1))];
  };
  const pending = async () => [...(await list(1)), ...(await list(2))].filter(({ state }) => state === 1).length;
  const seeded = await pending();
  // Whatever of the storm is booked before the withdrawals may leave turnover to do, which refuses them: one is held before it.
  const early = await call('withdraw', { amount: '250.50', bank: 4, password: 'demo1234' });
  expect(early.body.code).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: calls }, async (_, index) => ({
      kind: index % kinds.length,
      code: (await kinds[index % kinds.length]?.(index))?.body.code,
    })),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 400]));
  const accepted = new Set(answers.flatMap(({ kind, code }) => (code === 200 ? [kind] : [])));
  // Of a few calls of a kind all may come when there is no money for them.
  const isSureOfEach = calls > SMALLEST_STORM;
  if (isSureOfEach) expect([...kinds.keys()].filter((kind) => !accepted.has(kind) && kind !== WITHDRAWAL)).toEqual([]);
  expect(await booksOf(operator)).toMatchObject(balancedBooks);

  // The reviews come while members go on; in the end nothing of this storm is held.
  await until(pending, (count) => count === seeded);
  expect((await list(3)).filter(({ amount }) => amount === '7.77')).toHaveLength(1);
  expect((await list(1)).filter(({ amount }) => amount === '300.00')).toHaveLength(4);
  expect(await booksOf(operator)).toMatchObject({ ...balancedBooks, keys: 5 });
}

function venue(index: number): string {
  return venues[Math.floor(index / 10) % venues.length] ?? 'OB';
}
