import Big from 'big.js';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, balancedBooks } from '../testing/audit';
import { prepareHunters } from '../testing/hunters';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

jest.setTimeout(120_000);

const HUNTERS = 100;
const HANDS = 5;
const PACKETS = 50;
const SEEDED_PACKETS = 12;

let operator: RunningOperator;
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

test('500 grabs at once of 100 members for 50 packets give exactly 50, one a member, and the books balance', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  const tokens = prepareHunters(folder, HUNTERS);
  operator = await runOperator({ DEMO_ADMIN_TOKEN: 'let-me-in' }, folder);
  await setTerms({ red_packets_budget_a_day: PACKETS });
  const before = await promotionsOf(tokens[0]);
  expect(before).toMatchObject({ sendnums: 1, acquirednum: 0, max_times: 5 });

  const grabs = await Promise.all(
    Array.from({ length: HUNTERS * HANDS }, async (_, hand) => {
      const token = tokens[Math.floor(hand / HANDS)] ?? '';
      return { token, body: (await operator.post('/api/douserredpacket', {}, { token })).body };
    }),
  );
  const won = grabs.filter(({ body }) => body.code === 200);
  expect(won).toHaveLength(PACKETS);
  expect(new Set(won.map(({ token }) => token)).size).toBe(PACKETS);
  const gone = grabs.filter(({ token, body }) => body.code !== 200 && won.every((grab) => grab.token !== token));
  expect(new Set(gone.map(({ body }) => body.message))).toEqual(new Set(['今日红包已抢完，请明日再来']));
  expect(await promotionsOf(tokens.at(-1))).toMatchObject({ sendnums: 0 });

  await setTerms({ red_packets_budget_a_day: PACKETS + 1 });
  const luckless = tokens.filter((token) => won.every((grab) => grab.token !== token));
  const late = await Promise.all(luckless.map((token) => operator.post('/api/douserredpacket', {}, { token })));
  const last = late.filter(({ body }) => body.code === 200);
  expect(last).toHaveLength(1);

  expect(await operator.stop()).toBe(0);
  const books = audit(folder);
  expect(books).toMatchObject({ ...balancedBooks, redPackets: SEEDED_PACKETS + PACKETS + 1 });
  const given = [...won, ...last].reduce(
    (sum, { body }) => sum.plus((body.data as { redpacketmoney: string }).redpacketmoney),
    new Big(0),
  );
  expect(new Big(books.promotions).plus(given).toFixed(2)).toBe(`-${SEEDED_MONEY}`);
});

/** What the seeded packets of the demo member gave. */
const SEEDED_MONEY = '142.41';

async function promotionsOf(token: string | undefined): Promise<unknown> {
  return (await operator.post('/api/redpacket', {}, { token })).body.data;
}

async function setTerms(terms: object): Promise<void> {
  const response = await fetch(`${operator.url}/demo/admin/app`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-demo-admin': 'let-me-in' },
    body: JSON.stringify(terms),
  });
  expect(((await response.json()) as { code: number }).code).toBe(200);
}
