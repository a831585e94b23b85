import fc from 'fast-check';
import { begin, type Collected, grow, type PageSource, refresh, rowKeys } from './collectPages';

interface Row {
  readonly no: number;
  readonly state: string;
}

const PAGE = 3;

/** A server with a list whose newest row comes first. `between` maps the number of a call to a function that runs before it. */
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

async function readToEnd(source: PageSource<Row>, from = begin(source)) {
  let known = await from;
  while (known.pagesRead < known.lastPage) known = await grow(known, source);
  return known;
}

it.each<[string, Parameters<typeof serve>[1], number[], number[]]>([
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

it.each<[string, (rows: readonly Row[]) => readonly Row[], number[], number[]]>([
  ['nothing', (rows) => rows, [1], [8, 7, 6, 5, 4, 3]],
  ['a new row', arrive(9), [1], [9, 8, 7, 6, 5, 4, 3]],
  ['a page of new rows', arrive(11, 10, 9), [1, 2], [11, 10, 9, 8, 7, 6, 5, 4, 3]],
  [
    'more new rows than were read: as many pages again',
    (rows) => [...upTo(15).slice(0, 7), ...rows],
    [1, 2, 1, 2],
    [15, 14, 13, 12, 11, 10],
  ],
  ['a row that vanished: what was read again', vanish(7), [1, 2, 1, 2], [8, 6, 5, 4, 3, 2]],
  ['one new, one gone', both(7), [1, 2, 1, 2], [20, 8, 6, 5, 4, 3]],
  ['the oldest fell out', vanish(1), [1, 2], [8, 7, 6, 5, 4, 3]],
  ['everything gone', () => [], [1, 2, 1], []],
])('looking again after two of three pages finds %s', async (_what, how, asked, rows) => {
  const server = serve(upTo(8));
  const known = await grow(await begin(server.source), server.source);
  server.asked.length = 0;
  server.change(how);
  expect(numbers(await refresh(known, server.source))).toEqual(rows);
  expect(server.asked).toEqual(asked);
});

it('a refresh updates page 1 and the pages with open rows, three at a time', async () => {
  const server = serve(upTo(15).map(({ no }) => row(no, [15, 12, 6, 3, 1].includes(no) ? 'open' : 'done')));
  const known = await readToEnd(server.source);
  server.asked.length = 0;
  server.change((rows) => rows.map(({ no }) => row(no)));
  const renewed = await refresh(known, server.source, ({ state }) => state === 'open');
  expect(server.asked).toEqual([1, 2, 4, 5]);
  expect(renewed.rows.filter(({ state }) => state === 'open')).toEqual([]);
});

it('a list that was empty fills', async () => {
  const server = serve([]);
  const empty = await begin(server.source);
  expect(await refresh(empty, server.source)).toMatchObject({ rows: [], total: 0 });
  server.change(() => upTo(4));
  expect(await refresh(empty, server.source)).toMatchObject({ rows: upTo(4).slice(0, 3), total: 4, lastPage: 2, pageSize: 3 });
});

it('rows that share a key are all there, on one page and across pages, and a page that looks known is held against the last', async () => {
  const server = serve([2, 2, 1, 2, 2, 1, 2].map((no) => row(no)));
  const known = await readToEnd(server.source);
  expect(numbers(known)).toEqual([2, 2, 1, 2, 2, 1, 2]);
  expect(server.asked).toEqual([1, 2, 1, 3, 2]);
  expect(numbers(await refresh(known, server.source))).toEqual([2, 2, 1, 2, 2, 1, 2]);
});

it.each([
  [
    'the last page for each one beyond it',
    (page: number) => (page === 1 ? [9, 8, 7, 6, 5] : [4, 3, 2, 1, 0]),
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  ],
  ['its first page for each one', () => [9, 8, 7, 6, 5], [9, 8, 7, 6, 5]],
])('a server that gives %s ends its list', async (_what, numbersOf, shown) => {
  const ask = jest.fn(async (page: number) => ({ data: numbersOf(page).map((no) => row(no)), total: 47, last_page: 99 }));
  const known = await readToEnd({ ask, keyOf: ({ no }) => `${no}` });
  expect(numbers(known)).toEqual(shown);
  expect(ask.mock.calls.length).toBeLessThan(5);
});

it('rows that arrive may put the known page into the place of the next one, which ends no list', async () => {
  let rows = upTo(15);
  const source = {
    keyOf: ({ no }: Row) => `${no}`,
    ask: async (page: number) => ({ data: rows.slice(page * 5 - 5, page * 5), total: rows.length, last_page: rows.length / 5 }),
  };
  const known = await begin(source);
  rows = upTo(20);
  const grown = await grow(known, source);
  expect((await readToEnd(source, Promise.resolve(grown))).rows).toEqual(rows);
  rows = upTo(25);
  expect((await readToEnd(source, refresh(grown, source))).rows).toEqual(rows);
});

it('of rows that share a key each keeps its own state', async () => {
  const server = serve([row(3), row(3, 'open'), row(2), row(1, 'open'), row(1), row(1, 'open')]);
  const known = await readToEnd(server.source);
  server.change(([...rows]) => rows.map((one, index) => (index === 3 ? row(1, 'done') : one)));
  const { rows } = await refresh(known, server.source, ({ state }) => state === 'open');
  expect(rows.map(({ state }) => state)).toEqual(['done', 'open', 'done', 'done', 'done', 'open']);
});

it('each row has a key of its own', () => {
  const rows = [row(1), row(2), row(1), row(1)];
  const keys = rowKeys(rows, ({ no }) => `${no}`);
  expect(rows.map((one) => keys.get(one))).toEqual(['1', '2', '1 #2', '1 #3']);
});

it.each([
  [3, 5],
  [5, 3],
])('no row is lost or doubled when pages of %i become pages of %i', async (before, after) => {
  const rows = upTo(14);
  let size = before;
  const source = {
    keyOf: ({ no }: Row) => `${no}`,
    ask: async (page: number) => ({
      data: rows.slice((page - 1) * size, page * size),
      total: rows.length,
      last_page: Math.ceil(rows.length / size),
    }),
  };
  const first = await begin(source);
  const two = await grow(first, source);
  size = after;
  expect((await readToEnd(source, Promise.resolve(first))).rows).toEqual(rows);
  expect((await readToEnd(source, refresh(two, source))).rows).toEqual(rows);
});

const rowsOf = (from: number, to: number) =>
  fc.array(fc.integer({ min: from, max: to }), { maxLength: 12 }).map((nos) => nos.map((no) => row(no)));
const arrivals = (from: number, to: number) => fc.array(rowsOf(from, to), { minLength: 12, maxLength: 12 });
const eventsOf = (added: readonly (readonly Row[])[]) =>
  Object.fromEntries(added.map((some, index) => [index + 2, (rows: readonly Row[]) => [...some, ...rows]]));

it('whatever arrives between calls, equal rows too, every row is there and in its place', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 25 }), arrivals(1, 4), async (nos, added) => {
      const server = serve(
        nos.map((no) => row(no)),
        eventsOf(added),
      );
      const known = await readToEnd(server.source);
      const all = server.current().map(({ no }) => no);
      expect(numbers(known)).toEqual(all.slice(all.length - known.rows.length));
      const renewed = await refresh(await refresh(known, server.source), server.source);
      expect(numbers(await readToEnd(server.source, refresh(renewed, server.source)))).toEqual(
        server.current().map(({ no }) => no),
      );
    }),
    { seed: 20, numRuns: 400 },
  ));

it('whatever vanishes at once while others arrive, no row is skipped', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      async (call, count, keptRows) => {
        const newest = Array.from({ length: count }, (_, index) => row(20 + count - index));
        const server = serve(upTo(20), { [call]: (rows) => [...newest, ...rows.filter((_, index) => keptRows[index])] });
        const known = await readToEnd(server.source);
        const remaining = server.current().filter(({ no }) => no <= 20);
        expect(numbers(known)).toEqual([...new Set(numbers(known))].sort((one, other) => other - one));
        expect(numbers(known)).toEqual(expect.arrayContaining(remaining.map(({ no }) => no)));
        const renewed = await refresh(await refresh(known, server.source), server.source);
        expect(numbers(await readToEnd(server.source, refresh(renewed, server.source)))).toEqual(
          expect.arrayContaining(server.current().map(({ no }) => no)),
        );
      },
    ),
    { seed: 20, numRuns: 400 },
  ));
