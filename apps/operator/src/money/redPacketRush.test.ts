import Big from 'big.js';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, audit, balancedBooks } from '../testing/audit';
import { testOnBothDatabases } from '../testing/databases';
import { prepareHunters } from '../testing/hunters';
import { type Answer, forget, runOperator, type RunningOperator } from '../testing/runOperator';

jest.setTimeout(120_000);

const HUNTERS = 100;
const HANDS = 5;
const PACKETS = 50;
const SEEDED_PACKETS = 12;
/** What the seeded packets of the demo member gave. */
const SEEDED_MONEY = '142.41';

testOnBothDatabases('500 grabs at once of 100 members for 50 packets give exactly 50, one a member', async (env) => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  const tokens = prepareHunters(folder, HUNTERS, env);
  const operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, ...env }, folder);
  try {
    const sums = await rush(operator, tokens);
    expect(await operator.stop()).toBe(0);
    const books = audit(folder, env);
    expect(books).toMatchObject({ ...balancedBooks, redPackets: SEEDED_PACKETS + PACKETS + 1 });
    const given = sums.reduce((all, sum) => all.plus(sum), new Big(0));
    expect(new Big(books.promotions).plus(given).toFixed(2)).toBe(`-${SEEDED_MONEY}`);
  } finally {
    await operator.stop();
    forget(operator);
  }
});

/** Everybody reaches for 50 packets, then those without one for the 51st; gives what each packet held. */
async function rush(operator: RunningOperator, tokens: readonly string[]): Promise<readonly string[]> {
  const stateOf = async (token: string | undefined) => (await operator.post('/api/redpacket', {}, { token })).body.data;
  const grab = async (token: string) => ({ token, body: (await operator.post('/api/douserredpacket', {}, { token })).body });
  await setBudget(operator, PACKETS);
  expect(await stateOf(tokens[0])).toMatchObject({ sendnums: 1, acquirednum: 0, max_times: 5 });

  const hands = tokens.flatMap((token) => Array.from({ length: HANDS }, () => token));
  const grabs = await Promise.all(hands.map(grab));
  const won = grabs.filter(({ body }) => body.code === 200);
  expect(won).toHaveLength(PACKETS);
  const winners = new Set(won.map(({ token }) => token));
  expect(winners.size).toBe(PACKETS);
  const luckless = grabs.filter(({ token }) => !winners.has(token));
  expect(new Set(luckless.map(({ body }) => body.message))).toEqual(new Set(['今日红包已抢完，请明日再来']));
  expect(await stateOf(tokens.at(-1))).toMatchObject({ sendnums: 0 });

  await setBudget(operator, PACKETS + 1);
  const late = await Promise.all(tokens.filter((token) => !winners.has(token)).map(grab));
  const last = late.filter(({ body }) => body.code === 200);
  expect(last).toHaveLength(1);
  return [...won, ...last].map(({ body }) => sumIn(body));
}

function sumIn({ data }: Answer['body']): string {
  return (data as { redpacketmoney: string }).redpacketmoney;
}

async function setBudget({ url }: RunningOperator, packets: number): Promise<void> {
  const response = await fetch(`${url}/demo/admin/app`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-demo-admin': ADMIN },
    body: JSON.stringify({ red_packets_budget_a_day: packets }),
  });
  expect(((await response.json()) as { code: number }).code).toBe(200);
}
