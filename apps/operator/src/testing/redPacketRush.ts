import Big from 'big.js';
import { ADMIN, administer, audit, balancedBooks } from './audit';
import { prepareHunters } from './hunters';
import { type Answer, forget, runOperator, type RunningOperator } from './runOperator';
import { newData } from './operatorData';

const SEEDED_PACKETS = 12;
/** What the seeded packets of the demo member gave. */
const SEEDED_MONEY = '142.41';

/** How many members reach, each how often at once, for how many packets; packets are fewer than members. */
interface Rush {
  readonly hunters: number;
  readonly hands: number;
  readonly packets: number;
}

/** Members grab at once: there have to be exactly as many packets as the operator has, one per member, all of them booked. */
export async function rushForPackets(how: Rush, env: Readonly<Record<string, string>>): Promise<void> {
  const { folder } = await newData(env);
  const tokens = prepareHunters(folder, how.hunters, env);
  const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, ...env }, folder);
  try {
    const sums = await rush(operator, tokens, how);
    expect(await operator.stop()).toBe(0);
    const books = audit(folder, env);
    expect(books).toMatchObject({ ...balancedBooks, redPackets: SEEDED_PACKETS + how.packets + 1 });
    const given = sums.reduce((all, sum) => all.plus(sum), new Big(0));
    expect(new Big(books.promotions).plus(given).toFixed(2)).toBe(`-${SEEDED_MONEY}`);
  } finally {
    await operator.stop();
    forget(operator);
  }
}

/** All members open packets, then those without one try again; returns the amount of each packet. */
async function rush(operator: RunningOperator, tokens: readonly string[], { hands, packets }: Rush): Promise<readonly string[]> {
  const stateOf = async (token: string | undefined) => (await operator.post('/api/redpacket', {}, { token })).body.data;
  const grab = async (token: string) => ({ token, body: (await operator.post('/api/douserredpacket', {}, { token })).body });
  const setBudget = (most: number) => administer(operator, 'app', { red_packets_budget_a_day: most });
  await setBudget(packets);
  expect(await stateOf(tokens[0])).toMatchObject({ sendnums: 1, acquirednum: 0, max_times: 5 });

  const reaching = tokens.flatMap((token) => Array.from({ length: hands }, () => token));
  const grabs = await Promise.all(reaching.map(grab));
  const won = grabs.filter(({ body }) => body.code === 200);
  expect(won).toHaveLength(packets);
  const winners = new Set(won.map(({ token }) => token));
  expect(winners.size).toBe(packets);
  const luckless = grabs.filter(({ token }) => !winners.has(token));
  expect(new Set(luckless.map(({ body }) => body.message))).toEqual(new Set(['今日红包已抢完，请明日再来']));
  expect(await stateOf(tokens.at(-1))).toMatchObject({ sendnums: 0 });

  await setBudget(packets + 1);
  const late = await Promise.all(tokens.filter((token) => !winners.has(token)).map(grab));
  const last = late.filter(({ body }) => body.code === 200);
  expect(last).toHaveLength(1);
  return [...won, ...last].map(({ body }) => sumIn(body));
}

function sumIn({ data }: Answer['body']): string {
  return (data as { redpacketmoney: string }).redpacketmoney;
}
