import type { Health, OutcomeReport } from '@parlour/release-contract/api';
import { openGateway, type OpenGateway } from '../testing/openGateway';
import { sendBeacon } from '../testing/sendBeacon';

const TOKEN = 'console token of the test';
let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({ consoleToken: TOKEN });
});
afterAll(() => gateway.close());

const url = (at: string) => `http://127.0.0.1:${gateway.port}${at}`;
const headers = { authorization: `Bearer ${TOKEN}` };
const tell = (body: unknown) => sendBeacon(gateway.port, body);
const read = async <Answer>(call: string) => (await (await fetch(url(`/releases/${call}`), { headers })).json()) as Answer;
const counts = async () =>
  (await read<OutcomeReport>('outcomes?hours=1')).actions.map(({ name, screen, of, counts: own }) => ({ name, screen, of, own }));

const player = {
  ...{ event: 'outcome', remote: 'wallet', version: '1.0.0', screen: 'HomeScreen' },
  ...{ of: 'submitDeposit', outcome: 'dead', count: 1 },
};
const beacon = (...events: readonly unknown[]) => ({ page: 'inventor', composition: 'c', events });

/** Values of fields that no page sends. */
const odd: Readonly<Record<string, readonly unknown[]>> = {
  remote: [null, 7, '', 'bingo', '__proto__', 'constructor', 'wallet@1.0.0', 'WALLET', ['wallet'], 'x'.repeat(5000)],
  version: [null, 1, '', '9.9.9', '1.0.0 ', '01.0.0', '../1.0.0', { toString: 1 }, '1.0.0\u0000'],
  screen: [null, 7, 'a b', '/recharge', '../Deposit', '<b>', '\u202eDeposit', '存款', ['Deposit'], 'x'.repeat(81), 'a#1', '%2e'],
  of: [
    null,
    7,
    '',
    ' ',
    'submit deposit',
    'submitDeposit dead',
    'a/b',
    '__proto__',
    '1st',
    '存款',
    'x'.repeat(81),
    ['a'],
    '<script>',
  ],
  outcome: [
    null,
    7,
    '',
    'stolen',
    'DEAD',
    'dead ',
    '__proto__',
    'constructor',
    'toString',
    ['dead'],
    'refused 461',
    'Refused',
    'opened\n',
    'opened,dead',
    { dead: 1 },
  ],
  code: [null, '461', 0, 99, 1000, 461.5, -461, 1e9, 13_800_138_000, true, [461], {}],
  count: [null, '1', 0, -1, 1.5, 1001, 1e308, Number.MAX_SAFE_INTEGER, true, [1], {}],
};
const rows = Object.entries(odd).flatMap(([field, values]) => values.map((value) => ({ ...player, [field]: value })));
const bodies = [
  ...['', '{', '[]', 'null', '{"page":"p","composition":"c","events":{"event":"outcome"}}'],
  JSON.stringify(beacon({ ...player, outcome: undefined })),
  JSON.stringify(beacon([player])),
  JSON.stringify(beacon(...Array.from({ length: 51 }, () => player))),
  JSON.stringify({ ...beacon(player), page: 'x'.repeat(81) }),
  JSON.stringify({ ...beacon(player), page: { name: 'a' } }),
  `{"page":"p","composition":"c","events":[${JSON.stringify(player)},`,
  `{"page":"p","composition":"c","events":[${JSON.stringify(player)}],"events":[]}`,
];
/** Words that a page may send, of screens and calls that there are not. */
const invented = [
  { ...player, screen: 'Treasury' },
  { ...player, screen: 'constructor' },
  { ...player, screen: 'toString' },
  { ...player, of: 'stealMoney' },
  { ...player, of: 'constructor' },
  { ...player, of: 'hasOwnProperty' },
  ...Array.from({ length: 500 }, (_, nth) => ({ ...player, screen: `Screen${nth}`, of: `call${nth}` })),
];

describe('attacks: outcomes', () => {
  it('of any shape are refused, and what a page reported stays', async () => {
    expect(rows.length + bodies.length + 6).toBeGreaterThanOrEqual(100);
    expect(await tell({ page: 'player', composition: 'c', events: [player] })).toBe(204);
    const before = await counts();
    expect(before).toEqual([{ name: 'wallet', screen: 'HomeScreen', of: 'submitDeposit', own: { dead: 1 } }]);
    const statuses = new Map<string, number>();
    for (const row of rows) statuses.set(JSON.stringify(row), await tell(beacon(row)));
    for (const body of bodies) statuses.set(body, await tell(body));
    // A release that nobody published is answered like one that somebody did, so that nobody learns which there are.
    expect([...new Set(statuses.values())].toSorted()).toEqual([204, 400]);
    await expect(counts()).resolves.toEqual(before);
  });

  it('of invented screens and calls are one row, and displace none', async () => {
    for (let first = 0; first < invented.length; first += 50) await tell(beacon(...invented.slice(first, first + 50)));
    const rowsNow = await counts();
    expect(rowsNow.map(({ screen, of }) => `${screen}/${of}`).toSorted()).toEqual([
      'HomeScreen/other',
      'HomeScreen/submitDeposit',
      'other/other',
      'other/submitDeposit',
    ]);
  });

  it('decide nothing where there is no canary', async () => {
    expect((await read<Health>('health?hours=1')).verdicts).toEqual([]);
  });

  it('have no name, no amount and no message, whatever they bring along', async () => {
    await tell(beacon({ ...player, of: 'bindCard', message: '余额不足', amount: '12345678', name: 'Wang' }));
    expect(JSON.stringify(await counts())).not.toMatch(/余额|12345678|Wang|inventor/);
  });
});
