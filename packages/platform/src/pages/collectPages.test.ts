import { begin, type Collected, grow, type PageSource, renew } from './collectPages';

interface Row {
  readonly no: number;
  readonly state: string;
}

const PAGE = 3;

/** A server with a list whose newest row stands first; `between` happens before the call of that number. */
function serve(rows: readonly Row[], between: Readonly<Record<number, (rows: readonly Row[]) => readonly Row[]>> = {}) {
  let list = rows;
  const asked: number[] = [];
  const source: PageSource<Row> = {
    keyOf: ({ no }) => `${no}`,
    ask: async (page) => {
      asked.push(page);
      list = between[asked.length]?.(list) ?? list;
      const data = list.slice((page - 1) * PAGE, page * PAGE);
      return { data, total: list.length, last_page: Math.max(1, Math.ceil(list.length / PAGE)) };
    },
  };
  const change = (how: (before: readonly Row[]) => readonly Row[]) => {
    list = how(list);
  };
  return { source, asked, change, current: () => list };
}

const row = (no: number, state = 'done'): Row => ({ no, state });
const upTo = (newest: number) => Array.from({ length: newest }, (_, index) => row(newest - index));
const numbers = ({ rows }: Collected<Row>) => rows.map(({ no }) => no);
const arrive =
  (...nos: number[]) =>
  (rows: readonly Row[]) => [...nos.map((no) => row(no)), ...rows];
const vanish =
  (...nos: number[]) =>
  (rows: readonly Row[]) =>
    rows.filter(({ no }) => !nos.includes(no));
const both =
  (...nos: number[]) =>
  (rows: readonly Row[]) =>
    vanish(...nos)(arrive(20)(rows));

async function readToEnd(source: PageSource<Row>) {
  let known = await begin(source);
  while (known.pagesRead < known.lastPage) known = await grow(known, source);
  return known;
}

test.each<[string, Parameters<typeof serve>[1], number[], number[]]>([
  ['nothing happens', {}, [1, 2, 3], [8, 7, 6, 5, 4, 3, 2, 1]],
  ['a row arrives after page 1', { 2: arrive(9) }, [1, 2, 1, 3], [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ['a page of rows arrives', { 2: arrive(11, 10, 9) }, [1, 2, 1, 2, 3, 4], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ['more than is read arrives', { 2: arrive(13, 12, 11, 10, 9) }, [1, 2, 1, 2, 3, 4, 5], upTo(13).map(({ no }) => no)],
  ['a row of page 1 vanishes: page 2 lacks one', { 2: vanish(7) }, [1, 2, 1, 1, 2, 3], [8, 6, 5, 4, 3, 2, 1]],
  ['all of page 1 vanishes', { 2: vanish(8, 7, 6) }, [1, 2, 1, 1, 2], [5, 4, 3, 2, 1]],
  ['a row of page 2 vanishes before it is read', { 2: vanish(5) }, [1, 2, 1, 3], [8, 7, 6, 4, 3, 2, 1]],
  ['the oldest rows fall out', { 2: vanish(2, 1) }, [1, 2, 1], [8, 7, 6, 5, 4, 3]],
  ['so many vanish that page 2 is none', { 2: vanish(8, 5, 4, 3, 2, 1) }, [1, 2, 1, 1], [7, 6]],
  [
    'one vanishes while the page before is asked again',
    { 2: vanish(2), 3: vanish(8) },
    [1, 2, 1, 2, 1, 1, 2],
    [7, 6, 5, 4, 3, 1],
  ],
])('%s', async (_what, between, asked, rows) => {
  const server = serve(upTo(8), between);
  expect(numbers(await readToEnd(server.source))).toEqual(rows);
  expect(server.asked).toEqual(asked);
});

test.each<[string, (rows: readonly Row[]) => readonly Row[], number[], number[]]>([
  ['nothing', (rows) => rows, [1], [8, 7, 6, 5, 4, 3]],
  ['a new row', arrive(9), [1], [9, 8, 7, 6, 5, 4, 3]],
  ['a page of new rows', arrive(11, 10, 9), [1, 2], [11, 10, 9, 8, 7, 6, 5, 4, 3]],
  [
    'more new rows than were read: as many pages anew',
    (rows) => [...upTo(15).slice(0, 7), ...rows],
    [1, 2, 1, 2],
    [15, 14, 13, 12, 11, 10],
  ],
  ['a row that vanished: what was read anew', vanish(7), [1, 2, 1, 2], [8, 6, 5, 4, 3, 2]],
  ['one new, one gone', both(7), [1, 2, 1, 2], [20, 8, 6, 5, 4, 3]],
  ['the oldest fell out', vanish(1), [1, 2], [8, 7, 6, 5, 4, 3]],
  ['everything gone', () => [], [1, 2, 1], []],
])('looking again after two of three pages finds %s', async (_what, how, asked, rows) => {
  const server = serve(upTo(8));
  const known = await grow(await begin(server.source), server.source);
  server.asked.length = 0;
  server.change(how);
  expect(numbers(await renew(known, server.source))).toEqual(rows);
  expect(server.asked).toEqual(asked);
});

test('looking again brings new states of page 1 and of the pages with open rows, three at a time', async () => {
  const server = serve(upTo(15).map(({ no }) => row(no, [15, 12, 6, 3, 1].includes(no) ? 'open' : 'done')));
  const known = await readToEnd(server.source);
  server.asked.length = 0;
  server.change((rows) => rows.map(({ no }) => row(no)));
  const renewed = await renew(known, server.source, ({ state }) => state === 'open');
  expect(server.asked).toEqual([1, 2, 4, 5]);
  expect(renewed.rows.filter(({ state }) => state === 'open')).toEqual([]);
});

test('a list that was empty fills', async () => {
  const server = serve([]);
  const empty = await begin(server.source);
  expect(await renew(empty, server.source)).toMatchObject({ rows: [], total: 0 });
  server.change(() => upTo(4));
  expect(await renew(empty, server.source)).toMatchObject({ rows: upTo(4).slice(0, 3), total: 4, lastPage: 2, pageSize: 3 });
});

test('rows that share a key are shown once', async () => {
  const server = serve([row(2), row(2), row(1), row(2)]);
  expect(numbers(await readToEnd(server.source))).toEqual([2, 1]);
});

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const runs = Array.from({ length: 200 }, (_, seed) => [seed]);

test.each(runs)('whatever arrives between calls (%i), every row is there once and in its place', async (seed) => {
  const random = seeded(seed);
  let newest = 20;
  const happens = (rows: readonly Row[]) => {
    const count = Math.floor(random() * 12);
    newest += count;
    return [...Array.from({ length: count }, (_, index) => row(newest - index)), ...rows];
  };
  const server = serve(upTo(20), Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index + 2, happens])));
  const known = await readToEnd(server.source);
  expect(numbers(known)).toEqual(upTo(numbers(known)[0] ?? 0).map(({ no }) => no));
  expect(numbers(await renew(known, server.source))).toEqual(upTo(newest).map(({ no }) => no));
});

test.each(runs)('whatever vanishes at once while others arrive (%i), no row is skipped', async (seed) => {
  const random = seeded(seed);
  const call = 2 + Math.floor(random() * 8);
  const happens = (rows: readonly Row[]) => {
    const count = Math.floor(random() * 5);
    const kept = rows.filter(() => random() > 0.3);
    return [...Array.from({ length: count }, (_, index) => row(20 + count - index)), ...kept];
  };
  const server = serve(upTo(20), { [call]: happens });
  const known = await readToEnd(server.source);
  const left = server.current().filter(({ no }) => no <= 20);
  expect(numbers(known)).toEqual([...numbers(known)].sort((one, other) => other - one));
  expect(numbers(known)).toEqual(expect.arrayContaining(left.map(({ no }) => no)));
  const renewed = await renew(await renew(known, server.source), server.source);
  expect(numbers(renewed)).toEqual(expect.arrayContaining(server.current().map(({ no }) => no)));
});
